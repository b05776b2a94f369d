import { bargainLimits } from '../../../shared/bargain-limits.ts'
import { bargains as copy } from '../../../shared/copy/bargains.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Paise } from '../../../shared/money/money.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { countOfDay } from '../../search/day-counts/count-of-day.ts'
import { openLockedCart } from '../cart/quoted-line-queries.ts'
import { changeDeal, type DealRow } from '../deals/deal-queries.ts'
import { livingDeal } from './make-offer.ts'
import { priceOfDeal, words } from './present-deal.ts'
import { putDealInCart } from './put-deal-in-cart.ts'

/** Deal that somebody takes, and the price a piece that they were shown, in paise. */
interface Taking {
  dealId: string
  shownPrice: Paise
}

/**
 * Takes what the shop asks: the price is agreed and held, and its pieces are in the cart. Taken again it holds no longer than before, and
 * only fills the cart. Throws `deal_state` where the deal is over or asks another price; as putDealInCart, then nothing is changed.
 */
export async function takeDeal(shop: Shop, userId: string, { dealId, shownPrice }: Taking): Promise<DealRow> {
  let isAdded = false
  const deal = await transact(shop, async ({ tx }) => {
    const now = shop.clock()
    await openLockedCart(tx, userId, now)
    const deal = await livingDeal(tx, userId, now)
    if (deal?.id !== dealId) throw new Failure('deal_state', copy.none)
    const price = priceOfDeal(deal)
    if (price !== shownPrice) throw new Failure('deal_state', copy.another(words(price)))
    const ends = new Date(now.getTime() + bargainLimits.holdHours * 3_600_000)
    const change = { state: 'taken' as const, agreed_price: price, taken_at: now, ends_at: ends }
    const taken = deal.agreed_price === null ? { ...deal, ...change } : deal
    if (taken !== deal) await changeDeal(tx, deal.id, change)
    isAdded = await putDealInCart(tx, taken, now)
    return taken
  })
  if (isAdded) countOfDay(shop, 'cart', deal.product_id)
  return deal
}
