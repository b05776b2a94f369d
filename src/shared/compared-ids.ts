import { compareLimits } from './compare-limits.ts'
import { idShape } from './contract/text-shapes.ts'

/**
 * The ids of what is compared, as an address has them with commas between: each once, at most four, in the order of the
 * alphabet, so that the same products have one address. What is no id is left out.
 */
export function readCompared(written: string): string[] {
  const ids = written.split(',').filter((id) => idShape.test(id))
  return [...new Set(ids)].slice(0, compareLimits.most).sort()
}
