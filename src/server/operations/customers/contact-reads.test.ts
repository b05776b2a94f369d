import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { officeBase } from '../../../shared/contract/office/staff-endpoint.ts'
import type { PayingShop } from '../../selling/payments/provider/paying-shop.ts'
import { keepHouse } from '../../start/delete-expired-records.ts'
import { runCommand } from '../../terminal/run-command.ts'

let shop: TestShop
let owner: BuiltStaff
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-01T06:00:00Z' })
  owner = await buildStaff(shop, ['owner'])
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())

const takeRegister = () =>
  askHost(shop.url, {
    method: 'GET',
    path: `${officeBase}${calls.registerFile.path}?month=2026-10&format=csv`,
    headers: {
      ...{ host: `${officeHost}:${new URL(shop.url).port}`, cookie: owner.cookie },
      ...{ 'x-office': '1', 'sec-fetch-site': 'same-origin' },
    },
  })
const page = (id: string, who = owner) => who.call(calls.getCustomer, { params: { id } })

describe('who saw a whole phone number', () => {
  const reads = async (id: string) => (await page(id)).body.data.contactReads

  it('is kept by person and day: on the page, on an order, in the list; who reads the page masked is named so', async () => {
    const shopper = await buildShopper(shop.shop, 'Seen Person')
    const { order } = await placeOrder(shop, { shopper })
    const accountant = await buildStaff(shop, ['accountant'])
    await page(shopper.userId, accountant)
    await owner.call(calls.findCustomers, { body: { text: 'seen person' } })
    const byAccountant = { name: 'Staff accountant', at: expect.any(String), times: 1, masked: true }
    expect(await reads(shopper.userId)).toEqual([byAccountant])
    await page(shopper.userId, manager)
    await manager.call(calls.getOrder, { params: { id: order._id } })
    const byManager = { name: 'Staff manager', at: expect.any(String), times: 2 }
    const byOwner = { name: 'Staff owner', at: expect.any(String), times: 1 }
    const all = await reads(shopper.userId)
    expect(all).toHaveLength(3)
    expect(all).toEqual(expect.arrayContaining([byManager, byOwner, byAccountant]))
    await shop.pool.query('UPDATE contact_reads SET day = day - 1 WHERE staff_id = $1', [manager.staffId])
    await page(shopper.userId, manager)
    expect(await reads(shopper.userId)).toContainEqual({ ...byManager, times: 1 })
    expect((await page(shopper.userId, accountant)).body.data.contactReads).toHaveLength(4)
    expect((await page(shopper.userId, await buildStaff(shop, ['packer']))).body.data.contactReads).toBeUndefined()
    const { rows } = await shop.pool.query(`SELECT count(*)::int AS n FROM contact_reads WHERE subject = 'list'`)
    expect(rows[0].n).toBeGreaterThan(0)
  })

  it('is kept of quotations and complaints too: of an account by its customer, of nobody’s by themselves', async () => {
    const packer = await buildStaff(shop, ['manager', 'packer'])
    const { productId } = await buildProduct(shop.shop, { stock: 5 })
    const { userId, token, phonenumber: phone } = await buildShopper(shop.shop, 'Quoted Person')
    const asking = { name: 'Quoted Person', phone, lines: [{ productId, quantity: 1 }] }
    const accountant = await buildStaff(shop, ['accountant'])
    for (const of of [{ token }, {}]) {
      const { number } = (await shop.call('POST', '/quote', { body: asking, ...of })).body.data
      const { rows } = await shop.pool.query('SELECT id FROM quotes WHERE number = $1', [number])
      for (const who of [packer, accountant]) await who.call(calls.getQuoteForStaff, { params: { id: rows[0].id } })
      const text = 'The box was wet'
      await shop.call('POST', '/support/tickets', { body: { name: 'Quoted Person', phone, text }, ...of })
    }
    await Promise.all([1, 2].map(() => packer.call(calls.tickets)))
    const readBy = async ({ staffId }: BuiltStaff) =>
      (
        await shop.pool.query('SELECT subject, subject_id, times FROM contact_reads WHERE staff_id = $1 ORDER BY 1', [
          staffId,
        ])
      ).rows
    expect(await readBy(packer)).toEqual([
      { subject: 'customer', subject_id: userId, times: 3 },
      { subject: 'quote', subject_id: expect.any(String), times: 1 },
      { subject: 'ticket', subject_id: expect.any(String), times: 2 },
    ])
    expect(await readBy(accountant)).toEqual([])
  })

  it('is read of a whole day at the terminal: who, whom, when, lists too', async () => {
    const shopper = await buildShopper(shop.shop, 'Read Aloud')
    const read = (...day: string[]) => runCommand(shop.shop as PayingShop, ['history', 'reads', ...day])
    await page(shopper.userId, manager)
    await page(shopper.userId, manager)
    await page(shopper.userId, await buildStaff(shop, ['accountant']))
    await owner.call(calls.findCustomers, { body: { text: 'read aloud' } })
    expect((await takeRegister()).status).toBe(200)
    const said = await read('2026-11-01')
    expect(said).toContain(`Staff manager: phone number of customer Read Aloud (${shopper.userId}), 2 times`)
    expect(said).toContain(`Staff accountant: page of customer, number hidden Read Aloud (${shopper.userId})`)
    expect(said).toMatch(/1 Nov 2026, 11:30 am.* Staff owner: list of customers/)
    expect(said).toMatch(/Staff owner: file .*2026-10.*\.csv/)
    expect(await read()).toBe(said)
    expect(await read('2026-10-01')).toContain('Nobody read')
    await expect(read('2026-13-01')).rejects.toThrow('is not a day')
  })

  it('is forgotten after a year', async () => {
    const shopper = await buildShopper(shop.shop, 'Long Ago')
    await page(shopper.userId, manager)
    await page(shopper.userId, await buildStaff(shop, ['accountant']))
    const kept = async (days: number) => {
      const now = new Date(shop.shop.clock().getTime() + days * 86_400_000)
      await keepHouse({ ...shop.shop, clock: () => now })
      const { rows } = await shop.pool.query('SELECT 1 FROM contact_reads WHERE subject_id = $1', [shopper.userId])
      return rows.length
    }
    expect([await kept(364), await kept(367)]).toEqual([2, 0])
  })
})
