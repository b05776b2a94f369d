import type { PriceBreak, Product } from '../../shared/contract/catalogue.ts'

/** The part of a product, a variant or a line of the cart that tells how it is sold by quantity. */
export type SoldByQuantity = Pick<Product, 'priceBreaks' | 'minimumQuantity' | 'multiple'>

/** A price in rupees, and from how many pieces up to how many (null: without end) it holds. */
export interface PriceRow extends PriceBreak {
  to: number | null
}

/** All prices of something, from the fewest pieces that are sold on: what lies below cannot be bought. */
export function priceRows(onePiece: number, { priceBreaks, minimumQuantity: least }: SoldByQuantity): PriceRow[] {
  const all = [{ from: 1, price: onePiece }, ...priceBreaks]
  return all.flatMap(({ from, price }, index) => {
    const next = all[index + 1]?.from
    if (next !== undefined && next <= least) return []
    return [{ from: Math.max(from, least), to: next === undefined ? null : next - 1, price }]
  })
}

/** The next cheaper step that can be bought: how many pieces more, in whole packs, and what each costs then. */
export function nextCheaper(
  { priceBreaks, multiple }: SoldByQuantity,
  { quantity, available }: { quantity: number; available: number },
): { more: number; price: number } | null {
  const next = priceBreaks.find(({ from }) => from > quantity)
  if (!next) return null
  const target = Math.ceil(next.from / multiple) * multiple
  return target > available ? null : { more: target - quantity, price: next.price }
}
