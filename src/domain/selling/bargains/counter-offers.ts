import { bargainLimits } from '../../../shared/bargain-limits.ts'
import type { Paise } from '../../../shared/money/money.ts'

const { reachLeast, reachMost, wholeRupeesFrom } = bargainLimits

/** A bargain's room: from the price without a deal down to the least that may be agreed, in paise a piece. */
export interface Room {
  list: Paise
  least: Paise
  /** Number of counter-offers. */
  steps: number
  /** Text of the terms that nobody is told: the steps are drawn from it. */
  seed: string
}

/**
 * Computes the prices that the shop asks one after the other, in paise a piece: even steps from the price without a deal towards the floor,
 * of which the last stops short. How far it goes is drawn from the seed and the share that the floor leaves of the price, in whole
 * percent: the same bargain has the same steps for everybody and however often it is begun, and so have the variants of a product that
 * have one floor in percent. Were it drawn for each price, many variants would tell the floor. Empty: there is no room for a lower price.
 */
export function counterOffers({ list, least, steps, seed }: Room): Paise[] {
  const reach = reachLeast + (hashOf(`${seed} ${Math.round((least * 100) / list)}`) % (reachMost - reachLeast + 1))
  const exact = Array.from({ length: steps }, (_, at) => {
    const off = Math.floor(((list - least) * reach * (at + 1)) / (100 * steps))
    return roundUp(list - off)
  })
  const asks = [...new Set(exact)].filter((ask) => ask < list && ask >= least)
  return list > least ? asks : []
}

/** Rounds a price up to what people say: whole rupees, or tens of paise where it is small. */
function roundUp(price: Paise): Paise {
  const unit = price >= wholeRupeesFrom ? 100 : 10
  return Math.ceil(price / unit) * unit
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
