/** Facts on an item that may have to be ordered: pieces and days. */
export interface ReorderFacts {
  /** Can be sold now: on hand and not held. */
  free: number
  /** Ordered, and not come yet. */
  incoming: number
  /** Sold in the last `days` days. */
  sold: number
  days: number
  /** From the order to the goods. */
  deliveryDays: number
  /** Days of sale to keep in stock beyond that, for what comes late. */
  safetyDays: number
  /** Set by a person: order at so many pieces; null: by what is sold. */
  reorderPoint: number | null
  /** It is sold in packs of so many. */
  pack: number
}

/** Plan for an item: the days until it runs out, and what is to be ordered. */
export interface ReorderPlan {
  /** Whole days until nothing is free, at the pace of its sales; null: it is not sold. */
  daysLeft: number | null
  /** The same with what is on its way. */
  daysCovered: number | null
  /** Is it time to order: no more than this is free and on its way; null: nothing says when. */
  point: number | null
  due: boolean
  /** Pieces to order, in whole packs; 0 where it is not due. */
  suggestion: number
}

/**
 * Low stock is said in days of sale. It is due once what is free and on its way lasts no longer than the supplier needs and the
 * safety on top, or is no more than the point that a person has set; then as much is suggested as lifts it over that point by
 * another such time, rounded up to whole packs (BACK-OFFICE §1 row 15). What does not sell is due only by a point that was set.
 */
export function planReorder(supply: ReorderFacts): ReorderPlan {
  const { free, incoming, sold, days, deliveryDays, safetyDays, reorderPoint, pack } = supply
  const cover = Math.ceil((sold * (deliveryDays + safetyDays)) / days)
  const point = reorderPoint ?? (sold > 0 ? cover : null)
  const there = free + incoming
  const due = point !== null && there <= point
  return {
    daysLeft: sold > 0 ? Math.floor((free * days) / sold) : null,
    daysCovered: sold > 0 ? Math.floor((there * days) / sold) : null,
    point,
    due,
    suggestion: due ? Math.ceil((point + Math.max(1, cover) - there) / pack) * pack : 0,
  }
}
