import { setBargain } from '../../server/catalogue/bargain-terms/set-bargain.ts'
import { endDealOfCustomer } from '../../server/selling/bargains/end-deal.ts'
import { makeOffer } from '../../server/selling/bargains/make-offer.ts'
import { priceOfDeal } from '../../server/selling/bargains/present-deal.ts'
import { takeDeal } from '../../server/selling/bargains/take-deal.ts'
import { clearCart } from '../../server/selling/cart/clear-cart.ts'
import type { DealRow } from '../../server/selling/deals/deal-queries.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import type { Customer } from './customers.ts'
import { give, type LivingShop } from './living-shop.ts'
import { goOn } from './order-life.ts'
import { daysBefore } from './staged-orders.ts'
import type { TradedItem } from './traded-items.ts'
import { orderCart } from './web-orders.ts'
import { later } from './working-hours.ts'

/** Goods that offers are taken for. */
const bargained = 6
/** Percent off the price that the floor is: no more than a manager may give. */
const floorPercent = 9.5
/** Pieces from which on offers are answered. */
const from = 10
/** Hours before the end at which the offer is made that is open then. */
const openHours = 5

/** Plans terms for bulk quantities, and what becomes of offers: two are bought, one is ended by the shop, one is open at the end. */
export function planBargains(living: LivingShop): void {
  const { timeline, ends, customers } = living
  const goods = living.items.filter(({ stock, price }) => stock >= 4 * from && price >= 4000 && price <= 60_000)
  const some = goods.slice(0, bargained)
  timeline.plan(daysBefore(living, 70), () => setTerms(living, some))
  const [first, second, third] = customers.filter(({ firm }) => firm).slice(-3)
  for (const [customer, days] of [[first, 45] as const, [second, 22] as const]) {
    if (customer) timeline.plan(daysBefore(living, days), () => buyAtDeal(living, customer, some))
  }
  if (third) timeline.plan(daysBefore(living, 9), () => offerInVain(living, third, some))
  // somebody of whom the shop takes no cash any more, and who buys no more
  const last = customers.at(-1)
  if (last) timeline.plan(later(ends, { hours: -openHours }), async () => void (await offer(living, last, some)))
}

async function setTerms(living: LivingShop, goods: readonly TradedItem[]): Promise<void> {
  const { shop } = living
  for (const { productId, variantId } of goods) {
    const terms = { productId, variantId, from, floorType: 'percentage', floorValue: floorPercent * 100 } as const
    await give(
      living,
      'manager',
      { name: 'bargain.set', input: { ...terms, floorValue: floorPercent } },
      async (work) => ({
        id: await setBargain(shop, work, { ...terms, counterOffers: 3, belowCost: false }, true),
      }),
    )
  }
}

/** Offers a tenth less for the first of the goods that there is room for; what the shop says to the others does not matter. */
async function offer({ shop }: LivingShop, { userId }: Customer, goods: readonly TradedItem[]): Promise<DealRow> {
  let refused: unknown
  for (const { productId, variantId, multiple, price } of goods) {
    const quantity = Math.ceil((from + 2) / multiple) * multiple
    const asked = { productId, variantId, quantity, price: rupeesFromPaise(Math.floor(price * 0.9)) }
    try {
      return await makeOffer(shop, userId, asked)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      refused = error
    }
  }
  throw refused ?? new Error('offers are taken for nothing')
}

/** A firm takes what the shop asks, and buys at that price. */
async function buyAtDeal(living: LivingShop, customer: Customer, goods: readonly TradedItem[]): Promise<void> {
  const { shop } = living
  const { userId } = customer
  await clearCart(shop, userId)
  const deal = await offer(living, customer, goods)
  if (deal.agreed_price === null) await takeDeal(shop, userId, { dealId: deal.id, shownPrice: priceOfDeal(deal) })
  const order = await orderCart(living, customer, living.bank !== null)
  goOn(living, { order, customer, mayEnd: false })
}

/** The manager ends it: the firm has bought elsewhere. */
async function offerInVain(living: LivingShop, customer: Customer, goods: readonly TradedItem[]): Promise<void> {
  const { timeline, hours } = living
  const { id } = await offer(living, customer, goods)
  timeline.plan(hours.whileOpen(later(timeline.clock(), { hours: 3 })), async () => {
    await give(living, 'manager', { name: 'deal.end', input: { id } }, async (work) => {
      await endDealOfCustomer(work, id)
      return {}
    })
  })
}
