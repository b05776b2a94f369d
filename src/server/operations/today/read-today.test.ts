import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildDesk } from '../../../../test/builders/build-desk.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import type { Role } from '../../../shared/office/permissions.ts'

const weekMs = 7 * 86_400_000
let shop: TestShop
beforeAll(async () => {
  // a Sunday, ten in the evening in India
  shop = await openShop({ now: '2026-11-22T16:30:00.000Z' })
})
afterAll(() => shop.close())

const today = async (role: Role) => {
  const person = await buildStaff(shop, [role])
  return (await person.call(calls.today)).body.data
}
const keys = (waiting: { key: string }[]) => waiting.map(({ key }) => key)

describe('what waits today', () => {
  it('is what each person may do', async () => {
    const { confirmed, placed } = await buildDesk(shop)
    await confirmed()
    await placed()
    const manager = await today('manager')
    const counts = Object.fromEntries(manager.waiting.map(({ key, count }) => [key, count]))
    expect(counts).toMatchObject({ confirm: 1, pack: 1, ship: 0, on_the_way: 0, refunds_stopped: 0 })
    const packer = await today('packer')
    expect(keys(manager.waiting)).toContain('tickets')
    expect(keys(packer.waiting)).toEqual(['pack', 'ship', 'on_the_way', 'runs_low'])
    expect(packer.sales).toBeUndefined()
    expect(keys((await today('accountant')).waiting)).toEqual(['refunds_wait', 'refunds_stopped', 'runs_low'])
  })

  it('counts what was done, and names what runs low', async () => {
    const { packed } = await buildDesk(shop)
    await packed()
    await buildProduct(shop.shop, { name: 'Rare gasket', stock: 2 })
    const { done, runsLow } = await today('owner')
    expect(done.packed).toBe(1)
    expect(runsLow).toContainEqual(expect.objectContaining({ name: 'Rare gasket', left: 2 }))
  })

  it('compares the sales with the same weekday until the same time', async () => {
    const before = (await today('owner')).sales
    shop.advance(weekMs)
    const { order } = await placeOrder(shop, { product: await buildProduct(shop.shop, { price: 1234 }) })
    const { sales } = await today('owner')
    expect(sales?.today).toEqual({ orders: 1, amount: order.totalAmount })
    expect(sales?.lastWeekByNow).toEqual(before?.today)
    expect(sales?.days.at(-1)).toEqual({ day: '2026-11-29', orders: 1, amount: order.totalAmount })
    expect(sales?.days).toHaveLength(14)
  })

  it('leads the owner of an empty shop to what it lacks, and says so of no other', async () => {
    const empty = await openShop({ nameless: true })
    try {
      const owner = await buildStaff(empty, ['owner'])
      const { waiting } = (await owner.call(calls.today)).body.data
      const { canSell, steps } = (await owner.call(calls.settings)).body
      const missing = steps.filter(({ blocksSelling, done }) => blocksSelling && !done)
      expect(missing.length).toBeGreaterThan(1)
      expect(waiting[0]).toMatchObject({ key: 'first_run', count: missing.length, path: '/set-up', urgent: true })
      const done = steps.filter(({ done }) => done).length
      expect((await owner.call(calls.today)).body.data.setUp).toEqual({ done, of: 10 })
      expect(canSell).toBe(false)
      const packer = await buildStaff(empty, ['packer'])
      expect(keys((await packer.call(calls.today)).body.data.waiting)).not.toContain('first_run')
      expect((await packer.call(calls.today)).body.data.setUp).toBeUndefined()
    } finally {
      await empty.close()
    }
    expect(keys((await today('owner')).waiting)).not.toContain('first_run')
  })
})
