import { importSettlements } from '../../server/operations/settlements/import-settlements.ts'
import { readSettlementItems } from '../../server/operations/settlements/read-settlement-file.ts'
import { noteOrder } from '../../server/selling/checkout/staff/note-order.ts'
import { createCoupon } from '../../server/selling/coupons/add-coupon.ts'
import { blockCash, changeCustomer } from '../../server/shoppers/customers/change-customer.ts'
import type { CommandWork } from '../../server/staff/commands/run-command-work.ts'
import { indianDay } from '../../shared/india-time.ts'
import { give, type LivingShop } from './living-shop.ts'
import { cashRefusedDays } from './web-orders.ts'
import { atHour, later } from './working-hours.ts'

/** Plans what the office does beside orders: a coupon, notes and tags of customers, settlements, and what the bank sends each night. */
export function planOfficeDays(living: LivingShop): void {
  const { timeline, hours, begins, ends, bank } = living
  timeline.plan(hours.whileOpen(later(begins, { hours: 8 })), () => addCoupon(living))
  const [first, second, third] = living.customers
  const marks = [
    { customer: first, note: 'Pays by the tenth of the month. Ask for Nazar at the gate.', tags: ['mill', 'monthly'] },
    { customer: second, note: 'Wants the parcel on the evening bus.', tags: ['mill'] },
    { customer: third, note: '', tags: ['engineering', 'wholesale'] },
  ]
  for (const [index, { customer, note, tags }] of marks.entries()) {
    const at = hours.whileOpen(later(ends, { days: -60 + index * 17 }))
    if (customer) timeline.plan(at, () => mark(living, customer.userId, { note, tags }))
  }
  timeline.plan(hours.whileOpen(later(ends, { days: -cashRefusedDays })), () => refuseCash(living))
  timeline.plan(hours.whileOpen(later(ends, { days: -2 })), () => noteNewest(living))
  if (!bank) return
  for (let day = atHour(begins, 0); day < ends; day = later(day, { days: 1 })) {
    const weekday = later(day, { hours: 12 }).getUTCDay()
    if (weekday % 2 === 0) timeline.plan(atHour(day, 20), () => bank.night())
    if (weekday === 1) {
      timeline.plan(hours.whileOpen(atHour(day, 10)), () => importWeek(living))
    }
  }
  // whatever is on its way to the bank at the end is asked about once more
  timeline.plan(later(ends, { hours: -0.02 }), () => bank.night())
}

/** Eight percent off for the harbour's workshops, a hundred times. */
async function addCoupon(living: LivingShop): Promise<void> {
  const { shop, begins } = living
  await give(living, 'manager', { name: 'coupon.add', input: { code: 'HARBOUR8' } }, async (work) => ({
    id: await createCoupon(shop, work, 'HARBOUR8', {
      description: '8% off for workshops at the harbour, up to ₹400',
      terms: '8% off the cart, at most ₹400. Cart of ₹600 or more. Not combined with another coupon.',
      discountType: 'percentage',
      value: 8,
      minimumAmount: 600,
      maximumDiscount: 400,
      validFrom: begins.toISOString(),
      validUntil: later(begins, { days: 200 }).toISOString(),
      totalLimit: 100,
      perShopperLimit: null,
      reach: 'all',
      reached: [],
      customers: 'all',
      active: true,
    }),
  }))
}

async function mark(living: LivingShop, id: string, { note, tags }: { note: string; tags: string[] }): Promise<void> {
  const changes = { note: { was: '', now: note }, tags: { was: [], now: tags } }
  const changed = note === '' ? { tags: changes.tags } : changes
  await give(living, 'manager', { name: 'customer.change', input: { id, tags } }, async (work) => {
    await changeCustomer(work, id, { version: 0, changes: changed })
    return {}
  })
}

/** The last of the customers has refused a parcel too often. */
async function refuseCash(living: LivingShop): Promise<void> {
  const id = living.customers.at(-1)?.userId ?? ''
  await give(living, 'manager', { name: 'customer.cash', input: { id, blocked: true } }, async (work) => {
    await blockCash(work, id, true)
    return {}
  })
}

async function noteNewest(living: LivingShop): Promise<void> {
  const { shop, people } = living
  const order = await shop.db.selectFrom('orders').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()
  const text = 'Customer asks for a call before the parcel leaves.'
  await give(living, 'manager', { name: 'order.note', input: { id: order.id } }, async (work) => {
    await noteOrder(shop, work, { orderId: order.id, text, by: people.manager })
    return {}
  })
}

/** On Monday the accountant imports what the bank settled in the week before. */
async function importWeek(living: LivingShop): Promise<void> {
  const { shop, timeline } = living
  const rows: unknown[] = []
  for (let back = 7; back > 0; back -= 1) {
    rows.push(...(await shop.provider.settledOn(indianDay(later(timeline.clock(), { days: -back })))))
  }
  if (rows.length === 0) return
  const name = `settlements-${indianDay(timeline.clock())}.json`
  await give(living, 'accountant', { name: 'settlement.import', input: { file: name } }, (work: CommandWork) =>
    importSettlements(work, shop, { name, read: readSettlementItems(rows) }),
  )
}
