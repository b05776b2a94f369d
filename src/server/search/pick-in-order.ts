import { asBits, countOf, type ProductSet } from './product-set.ts'

// What stands in an order, such as prices or the newest first, is picked by a set: plain loops, for whole shops are walked.

/** The part of a set that comes so far in an order. Many are looked up, of which few are in the set: bits are asked. */
export function inOrder(
  set: ProductSet,
  order: Int32Array,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const bits = asBits(set)
  const picked: number[] = []
  let before = 0
  for (let at = 0; at < order.length && picked.length < limit; at += 1) {
    const no = order[at] as number
    if (((bits[no >>> 3] as number) & (0x80 >>> (no & 7))) === 0) continue
    if (before >= offset) picked.push(no)
    before += 1
  }
  return picked
}

/** The prices of products in paise, the lowest first, and whose they are. */
export interface Prices {
  numbers: Int32Array
  prices: Float64Array
}

/** Of these prices those whose products are in the set. */
export function pricesIn(set: ProductSet, { numbers, prices }: Prices): Prices {
  const bits = asBits(set)
  const most = Math.min(countOf(set), numbers.length)
  const kept = { numbers: new Int32Array(most), prices: new Float64Array(most) }
  let count = 0
  for (let at = 0; at < numbers.length; at += 1) {
    const no = numbers[at] as number
    if (((bits[no >>> 3] as number) & (0x80 >>> (no & 7))) === 0) continue
    kept.numbers[count] = no
    kept.prices[count] = prices[at] as number
    count += 1
  }
  return { numbers: kept.numbers.subarray(0, count), prices: kept.prices.subarray(0, count) }
}
