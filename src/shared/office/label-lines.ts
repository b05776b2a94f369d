import { countingLimits } from '../stock-count-limits.ts'

/** Something that labels are printed for, and how many of them. */
export interface LabelLine {
  productId: string
  variantId: string | null
  copies: number
}

/** Lines as they stand in an address: `product:variant:copies`, with commas between. */
export function labelLinesText(lines: readonly LabelLine[]): string {
  return lines.map(({ productId, variantId, copies }) => `${productId}:${variantId ?? ''}:${copies}`).join(',')
}

/**
 * Returns the address where labels are printed, filled with these lines: equal lines become one, up to as many as one print
 * holds.
 */
export function labelsAddress(lines: readonly LabelLine[]): string {
  const all = new Map<string, LabelLine>()
  let left: number = countingLimits.labelsMax
  for (const { copies, ...of } of lines) {
    const key = `${of.productId} ${of.variantId ?? ''}`
    const known = all.get(key)
    if (left <= 0 || (!known && all.size >= countingLimits.labelKindsMax)) continue
    const more = Math.min(copies, left)
    left -= more
    all.set(key, { ...of, copies: (known?.copies ?? 0) + more })
  }
  return `/labels?items=${labelLinesText([...all.values()])}`
}

/** Lines of an address; what is no line is left out. */
export function readLabelLines(text: string): LabelLine[] {
  return text.split(',').flatMap((line) => {
    const [productId = '', variantId = '', copies = ''] = line.split(':')
    const count = /^\d{1,4}$/.test(copies) ? Number(copies) : 0
    return productId === '' || count === 0 ? [] : [{ productId, variantId: variantId || null, copies: count }]
  })
}
