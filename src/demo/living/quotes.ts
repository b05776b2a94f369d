import { acceptQuote } from '../../server/selling/quotes/accept-quote.ts'
import { askQuote } from '../../server/selling/quotes/ask-quote.ts'
import { declineQuote } from '../../server/selling/quotes/decline-quote.ts'
import { findQuoteLines } from '../../server/selling/quotes/quote-queries.ts'
import { repriceQuote } from '../../server/selling/quotes/reprice-quote.ts'
import { sendQuote } from '../../server/selling/quotes/send-quote.ts'
import type { Customer } from './customers.ts'
import { spread } from './feedback.ts'
import { give, type LivingShop } from './living-shop.ts'
import { goOn } from './order-life.ts'
import { drawPieces, orderCart } from './web-orders.ts'
import { later } from './working-hours.ts'

/** The fate of each quotation that is asked for. */
const fates = ['ordered', 'sent', 'declined', 'ordered', 'sent', 'accepted', 'sent', 'asked'] as const
type Fate = (typeof fates)[number]

/** Plans quotations of firms, from the one that was bought long ago to the one that waits for a price. */
export function planQuotes(living: LivingShop): void {
  const { timeline, hours } = living
  const during = spread(living)
  for (const [index, fate] of fates.entries()) {
    timeline.plan(hours.whileOpen(during(index, fates.length)), () => askFor(living, fate))
  }
}

async function askFor(living: LivingShop, fate: Fate): Promise<void> {
  const { shop, chance, customers, items, timeline, hours } = living
  const customer = chance.pick(customers.filter(({ firm }) => firm))
  const lines = items.slice(2, 40).flatMap((item) => {
    const wanted = chance.comes(0.1) ? drawPieces(item, chance.whole(10, 40), 15_000) : undefined
    return wanted ? [{ productId: item.productId, variantId: item.variantId, quantity: wanted.quantity }] : []
  })
  if (lines.length === 0) return
  const { name, phone, email, firm } = customer
  const sender = { shopper: undefined, caller: { ip: '127.0.0.1' }, idempotencyKey: undefined }
  const asked = await askQuote(shop, { name, phone, email, gstin: firm?.gstin ?? '', lines }, sender)
  if (fate === 'asked') return
  const { id, number } = asked.quote
  const sendAt = hours.whileOpen(later(timeline.clock(), { hours: 2 + chance.next() * 6 }))
  timeline.plan(sendAt, () => (fate === 'declined' ? decline(living, id) : send(living, id)))
  if (fate !== 'ordered' && fate !== 'accepted') return
  timeline.plan(later(sendAt, { hours: 20 }), () => accept(living, { number, key: asked.key, customer, fate }))
}

/** Five percent off its first line, and sent. */
async function send(living: LivingShop, id: string): Promise<void> {
  const { shop } = living
  await give(living, 'manager', { name: 'quote.price', input: { id } }, async (work) => {
    const [first] = await findQuoteLines(work.tx, [id])
    if (!first) throw new Error('a quotation has no lines')
    const price = Math.ceil((first.list_price * 0.95) / 100) * 100
    await repriceQuote(shop, work, id, [{ position: first.position, price: Math.min(price, first.list_price) }])
    return {}
  })
  await give(living, 'manager', { name: 'quote.send', input: { id } }, async (work) => {
    await sendQuote(shop, work, id)
    return {}
  })
}

async function decline(living: LivingShop, id: string): Promise<void> {
  await give(living, 'manager', { name: 'quote.decline', input: { id } }, async (work) => {
    await declineQuote(living.shop, work, id)
    return {}
  })
}

type Accepting = { number: string; key: string; customer: Customer; fate: Fate }

/** The firm takes it into its cart; where it is bought, it is paid online. */
async function accept(living: LivingShop, { number, key, customer, fate }: Accepting): Promise<void> {
  await acceptQuote(living.shop, { number, key, userId: customer.userId })
  if (fate !== 'ordered') return
  const order = await orderCart(living, customer, living.bank !== null)
  goOn(living, { order, customer, mayEnd: false })
}
