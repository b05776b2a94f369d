import type { Paise } from '../../../shared/money/money.ts'

/** A deal as far as its next answer depends on it: prices in paise a piece. */
export interface OpenDeal {
  /** Counter-offers from the first to the last. */
  asks: readonly Paise[]
  /** Offers that were answered: the shopper knows as many counter-offers. */
  offers: number
}

/** Answer to an offer: the price is agreed, or the shop asks another one and takes so many more offers. */
export type OfferAnswer = { agreed: Paise } | { asked: Paise; triesLeft: number }

/**
 * Answers an offer, the first or a further one: who offers what the shop asks has it, and never for more than it has asked before.
 * What is asked next does not depend on what was offered, so that offers find out nothing but that.
 */
export function answerOffer({ asks, offers }: OpenDeal, offered: Paise): OfferAnswer {
  const before = asks[offers - 1]
  if (before !== undefined && offered >= before) return { agreed: before }
  const asked = asks[offers]
  if (asked === undefined) throw new RangeError('the shop takes no more offers for this deal')
  return offered >= asked ? { agreed: offered } : { asked, triesLeft: asks.length - offers - 1 }
}
