import { addCounterSales } from '../../server/operations/customers/merge/add-counter-sales.ts'
import { mergeCustomers } from '../../server/shoppers/customers/merge-customers.ts'
import { castLater } from './cast.ts'
import { sell } from './counter-days.ts'
import { openAccount } from './customers.ts'
import { give, type LivingShop } from './living-shop.ts'
import { goOn } from './order-life.ts'
import { daysBefore, drawGoods, placeStaged } from './staged-orders.ts'

/** Plans a guest of the counter who opens an account later, and two accounts of one person; the manager adds up what belongs together. */
export function planMerges(living: LivingShop): void {
  const { timeline, shop } = living
  const { guest, second } = castLater
  for (const days of [63, 48]) {
    timeline.plan(daysBefore(living, days), () =>
      sell(living, drawGoods(living, 2), { phone: guest.phone, name: guest.name }),
    )
  }
  timeline.plan(daysBefore(living, 33), async () => {
    const { userId } = await openAccount(shop, guest, guest.phone)
    timeline.plan(daysBefore(living, 29), () => merge(living, userId, null))
  })
  const main = living.customers.find(({ name }) => name === second.name)
  if (!main) return
  timeline.plan(daysBefore(living, 26), async () => {
    const customer = await openAccount(shop, second, second.phone, 'noufal.welding@example.com')
    const order = await placeStaged(living, { customer, lines: 2 })
    goOn(living, { order, customer, mayEnd: false })
    timeline.plan(daysBefore(living, 19), () => merge(living, main.userId, customer.userId))
  })
}

/** Merges another account into a customer; null: the sales of the counter to their telephone number. */
async function merge(living: LivingShop, id: string, other: string | null): Promise<void> {
  const command = { name: 'customer.merge', input: { id, with: other }, verified: true } as const
  await give(living, 'manager', command, async (work) => {
    if (other === null) await addCounterSales(living.shop, work, id)
    else await mergeCustomers(work, id, other)
    return {}
  })
}
