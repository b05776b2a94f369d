import { priceAtCounter } from '../../server/selling/counter/price-at-counter.ts'
import { sellAtCounter } from '../../server/selling/counter/sell-at-counter.ts'
import { closeTill } from '../../server/selling/till/close-till.ts'
import { moveTill } from '../../server/selling/till/move-till.ts'
import { openTill } from '../../server/selling/till/open-till.ts'
import { sumsOfTill } from '../../server/selling/till/sums-of-till.ts'
import { findOpenTill } from '../../server/selling/till/till-queries.ts'
import type { SaleInput } from '../../shared/contract/office/counter.ts'
import { give, type LivingShop } from './living-shop.ts'
import { drawPieces, type Wanted } from './web-orders.ts'
import { atHour, later } from './working-hours.ts'

const float = 200_000
/** Sales of a day by its weekday, from Sunday on. */
const perDay = [0, 6, 4, 4, 4, 5, 6]

/** Plans the counter of every working day: the till is opened, sold into, counted and closed with its report. */
export function planCounterDays(living: LivingShop): void {
  const { timeline, chance, hours, begins, ends, settles } = living
  for (let day = atHour(begins, 0); day < ends; day = later(day, { days: 1 })) {
    const noon = later(day, { hours: 12 })
    if (!hours.isWorkingDay(noon)) continue
    timeline.plan(atHour(day, 8.9), () => open(living))
    const sales = Math.max(1, (perDay[noon.getUTCDay()] ?? 0) + chance.whole(-2, 2))
    for (let each = 0; each < sales; each += 1) {
      const at = atHour(day, 9.2 + chance.next() * 9.5)
      if (at < settles) timeline.plan(at, () => sellToSomebody(living))
    }
    if (chance.comes(0.35)) timeline.plan(atHour(day, 16.5), () => spend(living))
    timeline.plan(atHour(day, 19.1), () => close(living))
  }
}

async function open(living: LivingShop): Promise<void> {
  await give(living, 'counter', { name: 'till.open', input: { float: float / 100 } }, async (work) => {
    await openTill(living.shop, work, float)
    return {}
  })
}

async function spend(living: LivingShop): Promise<void> {
  const { chance, shop } = living
  const reason = chance.pick(['Tea for the yard', 'Auto to the bus stand', 'Packing tape', 'Loading of a lorry'])
  const amount = chance.whole(4, 45) * 1000
  await give(
    living,
    'counter',
    { name: 'till.move', input: { kind: 'out', amount: amount / 100, reason } },
    async (work) => {
      await moveTill(shop, work, { kind: 'out', amount, reason })
      return {}
    },
  )
}

/** Nine days of ten the count is right. */
async function close(living: LivingShop): Promise<void> {
  const { chance, shop } = living
  const off = chance.comes(0.1) ? chance.pick([-2000, -1000, 1000, -500]) : 0
  const reason = off === 0 ? null : off < 0 ? 'Change given wrong once.' : 'Somebody would not take their change.'
  await give(living, 'counter', { name: 'till.close', input: { off: off / 100, reason } }, async (work) => {
    const till = await findOpenTill(work.tx, 'update')
    const counted = till ? (await sumsOfTill(work.tx, till)).expected + off : 0
    const { number } = await closeTill(shop, work, { counted, reason })
    return { number }
  })
}

/** A walk-in buys a few things; now and then a firm that is known, with its GSTIN on the bill. */
async function sellToSomebody(living: LivingShop): Promise<void> {
  const { chance, customers, items } = living
  const wanted = Array.from({ length: chance.whole(1, 3) }, () =>
    drawPieces(chance.pick(items, 2), chance.whole(1, 5), 4000),
  )
  const lines = new Map(wanted.flatMap((each) => (each ? [[each.item.variantId ?? each.item.productId, each]] : [])))
  const known = chance.comes(0.25) ? chance.pick(customers) : undefined
  const customer = known && { phone: known.phone, name: known.name, ...known.firm }
  if (lines.size > 0) await sell(living, [...lines.values()], customer)
}

/** Sells over the counter: priced first, then paid in cash, by UPI or by card. */
export async function sell(
  living: LivingShop,
  wanted: readonly Wanted[],
  customer?: SaleInput['customer'],
): Promise<void> {
  const { shop, people, chance } = living
  const lines = wanted.map(({ item, quantity }) => ({ productId: item.productId, variantId: item.variantId, quantity }))
  const sale = { lines, ...(customer && { customer }) }
  const { total, lines: priced } = await priceAtCounter(shop, sale, people.counter)
  // what is on the shelf is what can be sold
  if (priced.some(({ available, quantity }) => available < quantity)) return
  const payments = chance.comes(0.55) ? [inNotes(total)] : [byPhoneOrCard(living, total)]
  await give(living, 'counter', { name: 'counter.sell', input: { lines } }, async (work) => {
    const { order } = await sellAtCounter(shop, work, { ...sale, payments })
    return { number: order.number }
  })
}

function inNotes(total: number): SaleInput['payments'][number] {
  const note = total > 2000 ? 500 : total > 200 ? 100 : 10
  return { way: 'cash', amount: Math.ceil(total / note) * note }
}

function byPhoneOrCard({ chance }: LivingShop, amount: number): SaleInput['payments'][number] {
  const way = chance.comes(0.8) ? ('upi' as const) : ('card' as const)
  return { way, amount, reference: String(chance.whole(100_000_000, 999_999_999)) }
}
