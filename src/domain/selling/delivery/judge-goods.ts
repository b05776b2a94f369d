/** Facts of a piece that decide how it can travel; null: not known, which refuses nothing. */
export interface TravelFacts {
  weightGrams: number | null
  longestMm: number | null
  flammable: boolean
  glass: boolean
}

/** Goods that a way of delivery takes; null: without limit. */
export interface GoodsLimits {
  /** Of the heaviest piece. */
  pieceGrams: number | null
  /** Of all pieces of an order together. */
  orderGrams: number | null
  longestMm: number | null
  /** It takes what is flammable. */
  flammable: boolean
  glass: boolean
}

/** Reason why goods cannot travel so: `index` is the line that stands in the way, `limit` in g or mm. */
export type GoodsRefusal =
  | { index: number; why: 'piece_weight' | 'order_weight' | 'length'; is: number; limit: number }
  | { index: number; why: 'flammable' | 'glass' }

interface TravellingLine {
  quantity: number
  travel?: TravelFacts | undefined
}

/**
 * Returns why the lines of a cart cannot travel within limits, the first line that cannot; null where they can. The weight of the
 * whole stands at its heaviest line. A fact that nobody has entered refuses nothing (issue 28, line 4).
 */
export function judgeGoods(lines: readonly TravellingLine[], limits: GoodsLimits | null): GoodsRefusal | null {
  if (!limits) return null
  for (const [index, { travel }] of lines.entries()) {
    const refusal = travel && judgePiece(index, travel, limits)
    if (refusal) return refusal
  }
  return judgeWhole(lines, limits.orderGrams)
}

function judgePiece(index: number, travel: TravelFacts, limits: GoodsLimits): GoodsRefusal | null {
  const { weightGrams, longestMm } = travel
  if (travel.flammable && !limits.flammable) return { index, why: 'flammable' }
  if (travel.glass && !limits.glass) return { index, why: 'glass' }
  if (longestMm !== null && limits.longestMm !== null && longestMm > limits.longestMm)
    return { index, why: 'length', is: longestMm, limit: limits.longestMm }
  if (weightGrams !== null && limits.pieceGrams !== null && weightGrams > limits.pieceGrams)
    return { index, why: 'piece_weight', is: weightGrams, limit: limits.pieceGrams }
  return null
}

function judgeWhole(lines: readonly TravellingLine[], limit: number | null): GoodsRefusal | null {
  const weights = lines.map(({ quantity, travel }) => quantity * (travel?.weightGrams ?? 0))
  const is = weights.reduce((sum, weight) => sum + weight, 0)
  if (limit === null || is <= limit) return null
  return { index: weights.indexOf(Math.max(...weights)), why: 'order_weight', is, limit }
}
