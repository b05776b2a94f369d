import { paiseFromRupees } from '../../src/shared/money/money.ts'

/** Adds up what stands below a part of a return under these keys, in paise. */
export function sumBelow(part: unknown, ...keys: string[]): number {
  if (typeof part !== 'object' || part === null) return 0
  return Object.entries(part).reduce(
    (all, [key, each]) => all + (keys.includes(key) ? paiseFromRupees(each as number) : sumBelow(each, ...keys)),
    0,
  )
}
