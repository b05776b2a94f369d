import type { Kysely } from 'kysely'
import { answerOffer } from '../../../domain/selling/bargains/answer-offer.ts'
import { counterOffers } from '../../../domain/selling/bargains/counter-offers.ts'
import { bargainLimits } from '../../../shared/bargain-limits.ts'
import type { OfferInput } from '../../../shared/contract/bargains.ts'
import { bargains as copy } from '../../../shared/copy/bargains.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { type Paise, paiseFromRupees } from '../../../shared/money/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { countOfDay } from '../../search/day-counts/count-of-day.ts'
import { openLockedCart } from '../cart/quoted-line-queries.ts'
import { changeDeal, type DealRow, insertDeal, lockDeal } from '../deals/deal-queries.ts'
import { priceOfDeal, words } from './present-deal.ts'
import { putDealInCart } from './put-deal-in-cart.ts'
import { type Bargained, readBargained, refusal } from './read-bargained.ts'

type Offer = Omit<OfferInput, 'price'> & { offered: Paise }

/**
 * Answers a shopper's offer at once: agreed, held and in the cart, or what the shop asks, held as long. One deal at a time: offers that
 * come at once are answered one after the other, under the cart's lock. Throws `bad_input` with the field, `deal_state` beside
 * another deal or after the last try, and as readBargained and putDealInCart; then nothing is changed.
 */
export async function makeOffer(shop: Shop, userId: string, { price, ...article }: OfferInput): Promise<DealRow> {
  const offer = { ...article, offered: paiseFromRupees(price) }
  let isAdded = false
  const row = await transact(shop, async ({ tx }) => {
    const now = shop.clock()
    await openLockedCart(tx, userId, now)
    const deal = await livingDeal(tx, userId, now)
    const onlinePercent = deal?.online_percent ?? shop.settings.now()['payment.onlineDiscountPercent']
    if (deal) refuseOther(deal, offer)
    const bargained = await readBargained(tx, offer, { onlinePercent, now })
    if (offer.offered >= bargained.list) throw refusal('price', copy.notLower(words(bargained.list)))
    const answered = answer(deal ?? begun(shop, userId, { offer, bargained, onlinePercent }), offer, now)
    if (deal) await changeDeal(tx, deal.id, answered)
    else await insertDeal(tx, answered)
    isAdded = answered.agreed_price !== null && (await putDealInCart(tx, answered, now))
    return answered
  })
  if (isAdded) countOfDay(shop, 'cart', row.product_id)
  return row
}

/** The deal of a shopper that still holds, locked; one whose time is over is ended. */
export async function livingDeal(tx: Kysely<Database>, userId: string, now: Date): Promise<DealRow | undefined> {
  const deal = await lockDeal(tx, userId)
  if (!deal || now <= deal.ends_at) return deal
  await changeDeal(tx, deal.id, { state: 'ended' })
  return undefined
}

function refuseOther(deal: DealRow, { productId, variantId, quantity, offered }: Offer): void {
  const isSame = deal.product_id === productId && deal.variant_id === variantId
  const asked = words(priceOfDeal(deal))
  if (!isSame) throw new Failure('deal_state', copy.other(formatMoment(deal.ends_at)))
  if (deal.agreed_price !== null) throw new Failure('deal_state', copy.already(asked))
  if (deal.quantity !== quantity) throw refusal('quantity', copy.otherQuantity(deal.quantity))
  const isEnough = offered >= priceOfDeal(deal)
  if (deal.offers >= deal.asks.length && !isEnough) throw new Failure('deal_state', copy.noTries(asked))
  if (offered <= deal.offered_price) throw refusal('price', copy.notHigher(words(deal.offered_price)))
}

interface Begun {
  offer: Offer
  bargained: Bargained
  onlinePercent: number
}

/** A deal before its first answer. Throws `bad_input` where there is no room for a lower price. */
function begun(shop: Shop, userId: string, { offer, bargained, onlinePercent }: Begun): DealRow {
  const { terms, list, least } = bargained
  const asks = counterOffers({ list, least, steps: terms.counter_offers, seed: terms.seed })
  if (asks.length === 0) throw refusal('price', copy.noRoom(words(list)))
  const now = shop.clock()
  return {
    ...{ id: shop.newId(), user_id: userId, product_id: offer.productId, variant_id: offer.variantId },
    ...{ quantity: offer.quantity, list_price: list, asks, offered_price: offer.offered, agreed_price: null },
    ...{ offers: 0, online_percent: onlinePercent, state: 'open', created_at: now, ends_at: now },
    ...{ taken_at: null, order_id: null },
  }
}

function answer(deal: DealRow, { offered }: Offer, now: Date): DealRow {
  const answered = answerOffer(deal, offered)
  const ends = new Date(now.getTime() + bargainLimits.holdHours * 3_600_000)
  const after = { ...deal, offered_price: offered, offers: Math.min(deal.offers + 1, deal.asks.length), ends_at: ends }
  if (!('agreed' in answered)) return after
  return { ...after, state: 'taken', agreed_price: answered.agreed, taken_at: now }
}
