import { type Paise, percentOf } from '../../../shared/money/money.ts'

/** The least that the owner takes for a piece: hundredths of a percent off the price of one piece, or paise. */
export interface Floor {
  type: 'percentage' | 'flat'
  value: number
  /** Also below what a piece costs the shop. */
  belowCost: boolean
}

/** Prices of a piece in paise: asked for a single one without a sale, and its cost to the shop; null: not known. */
export interface FloorOf {
  single: Paise
  cost: Paise | null
}

/** Computes the least that a piece may bring after every discount, in paise: never below a known cost, unless that was agreed to. */
export function floorPrice({ type, value, belowCost }: Floor, { single, cost }: FloorOf): Paise {
  const wanted = type === 'flat' ? value : single - percentOf(single, value / 100)
  return belowCost ? wanted : Math.max(wanted, cost ?? 0)
}

/** Computes the least price that may be agreed so that the floor stands when the online discount, in percent, is taken off it. */
export function leastToAgree(floor: Paise, onlinePercent: number): Paise {
  return Math.ceil((floor * 100) / (100 - onlinePercent))
}

/** Computes the cost of a piece with its GST, in paise, rounded up: prices have it in them, costs do not. */
export function costWithTax(cost: Paise | null, gstRate: number): Paise | null {
  return cost === null ? null : Math.ceil((cost * (100 + gstRate)) / 100)
}
