/** Item in the row of pages: a page number, or a gap. */
export type PageItem = number | 'gap-before' | 'gap-after'

/**
 * Every page up to `plainly`; beyond, the first, the last, and the neighbours of the current one, with gaps between
 * (SPEC §9). A gap stands for one page or more.
 */
export function pageItems(current: number, total: number, plainly: number): PageItem[] {
  if (total <= plainly) return range(1, total)
  if (current <= 3) return [...range(1, 4), 'gap-after', total]
  if (current >= total - 2) return [1, 'gap-before', ...range(total - 3, total)]
  return [1, 'gap-before', ...range(current - 1, current + 1), 'gap-after', total]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
