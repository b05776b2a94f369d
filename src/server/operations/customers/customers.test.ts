import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'

let shop: TestShop
let owner: BuiltStaff
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-01T06:00:00Z' })
  owner = await buildStaff(shop, ['owner'])
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())

const find = (body: object, who = owner) => who.call(calls.findCustomers, { body })
const names = async (body: object, who = owner) => (await find(body, who)).body.data.map(({ name }) => name)
const page = (id: string, who = owner) => who.call(calls.getCustomer, { params: { id } })

/** Buys something of so many rupees, delivered. Gives the order's id. */
async function buy(shopper: BuiltShopper, price: number): Promise<string> {
  const { order } = await placeOrder(shop, { shopper, product: await buildProduct(shop.shop, { price, stock: 3 }) })
  for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const)
    await moveOrder(shop.shop, order._id, status)
  return order._id
}

describe('the list of customers', () => {
  it('adds up orders net of what was cancelled and returned, at the next look', async () => {
    const shopper = await buildShopper(shop.shop, 'Beena Sums')
    const kept = await buy(shopper, 500)
    const returned = await buy(shopper, 800)
    await moveOrder(shop.shop, returned, 'returned')
    const { order } = await placeOrder(shop, { shopper })
    await moveOrder(shop.shop, order._id, 'cancelled')
    const { rows } = await shop.pool.query('SELECT payable FROM orders WHERE id = $1', [kept])
    const paid = Number(rows[0].payable) / 100
    const { body } = await find({ text: 'beena sums' })
    expect(body.data).toMatchObject([{ name: 'Beena Sums', orders: 2, spent: paid, city: kozhikode.city }])
    expect((await page(shopper.userId)).body.data).toMatchObject({ cancelled: 1, returned: 1, average: paid })
    await buy(shopper, 100)
    expect((await find({ text: 'beena sums' })).body.data[0]?.orders).toBe(3)
  })

  it('misses no order that is placed while others look', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: 4 }, (_, at) => buildShopper(shop.shop, `Racer ${'ABCD'[at]}`)),
    )
    const orders = shoppers.flatMap((shopper) => [
      placeOrder(shop, { shopper }).then(() => placeOrder(shop, { shopper })),
    ])
    await Promise.all([...orders, ...Array.from({ length: 8 }, () => find({ text: 'racer' }))])
    const { body } = await find({ text: 'racer' })
    expect(body.data.map(({ orders: count }) => count)).toEqual([2, 2, 2, 2])
  })

  it('finds by part of the name, phone number however it is written, email, city, firm', async () => {
    const { userId, phonenumber } = await buildShopper(shop.shop, 'Qasim Finder')
    await shop.db
      .insertInto('buyer_firms')
      .values({
        ...{ id: shop.shop.newId(), user_id: userId, gstin: '32AAAAA0000A1Z5', legal_name: 'Zamorin Tools' },
        ...{ used_at: shop.shop.clock(), created_at: shop.shop.clock() },
      })
      .execute()
    const phone = `+91 ${phonenumber.slice(0, 5)} ${phonenumber.slice(5)}`
    for (const text of ['qasim find', phone, phonenumber.slice(-4), `${userId}@exam`, 'zamorin', '32aaaaa0000a'])
      expect(await names({ text })).toContain('Qasim Finder')
    for (const text of ['qasim nobody', '%', '_', '100\\']) expect(await names({ text })).not.toContain('Qasim Finder')
    expect(await names({ show: 'firms' })).toEqual(['Qasim Finder'])
  })

  it('comes in pages that hold everybody once, in each order', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, at) => buildShopper(shop.shop, `Paged ${'ABCDEF'[at % 6]}`)))
    for (const sort of ['newest', 'name', 'spent'] as const) {
      const seen: string[] = []
      let after: string | null | undefined
      do {
        const { body }: Awaited<ReturnType<typeof find>> = await find({ sort, ...(after && { after }) })
        seen.push(...body.data.map(({ _id }) => _id))
        after = body.next
      } while (after)
      expect(new Set(seen).size).toBe(seen.length)
      const { rows } = await shop.pool.query('SELECT count(*)::int AS all FROM users WHERE erased_at IS NULL')
      expect(seen).toHaveLength(rows[0].all)
    }
  })

  it('takes a page that nobody has begun from the first, whatever stands in it', async () => {
    for (const after of ['x', 'x 2026', "' OR 1", `x ${'9'.repeat(30)}`])
      for (const sort of ['newest', 'last_order', 'spent']) expect((await find({ sort, after })).status).toBe(200)
  })

  it('is filtered by the last order and by what was spent', async () => {
    const shopper = await buildShopper(shop.shop, 'Old Timer')
    await buy(shopper, 3000)
    shop.advance(100 * 86_400_000)
    // nobody stays signed in for so long
    owner = await buildStaff(shop, ['owner'])
    manager = await buildStaff(shop, ['manager'])
    expect(await names({ notFor: 90, text: 'old timer' })).toEqual(['Old Timer'])
    expect(await names({ orderedWithin: 90, text: 'old timer' })).toEqual([])
    expect(await names({ spentFrom: 3000, text: 'old timer' })).toEqual(['Old Timer'])
    expect(await names({ spentFrom: 9000, text: 'old timer' })).toEqual([])
    expect(await names({ show: 'new', text: 'old timer' })).toEqual([])
  })
})

describe('what a role does not need to know', () => {
  it('is masked: phone number and email for who counts money, amounts for who packs', async () => {
    const shopper = await buildShopper(shop.shop, 'Masked Person')
    await buy(shopper, 700)
    const [accountant, packer] = [await buildStaff(shop, ['accountant']), await buildStaff(shop, ['packer'])]
    for (const answer of [await find({ text: 'masked person' }, accountant), await page(shopper.userId, accountant)]) {
      expect(JSON.stringify(answer.body)).not.toContain(shopper.phonenumber)
      expect(JSON.stringify(answer.body)).not.toContain(`${shopper.userId}@`)
    }
    expect(await names({ text: shopper.phonenumber.slice(0, 6) }, accountant)).toEqual([])
    expect(await names({ text: shopper.phonenumber.slice(-4) }, accountant)).toContain('Masked Person')
    const { body } = await page(shopper.userId, packer)
    expect(body.data.spent).toBeUndefined()
    const [bySpent, newest] = [await find({ sort: 'spent' }, packer), await find({}, packer)]
    expect(bySpent.body).toEqual(newest.body)
    expect(body.data.recent.orders[0]).not.toHaveProperty('amount')
    expect(body.data.recent.reviews).toBeNull()
  })
})

describe('what the shop’s people say of a customer', () => {
  it('is a note and tags, merged with what others changed, and taken back', async () => {
    const { userId: id } = await buildShopper(shop.shop)
    const command = randomUUID()
    const change = (changes: object, version: number, extra = {}) =>
      manager.call(calls.changeCustomer, { params: { id }, body: { version, changes }, ...extra })
    const first = await change(
      { tags: { was: [], now: ['Contractor', 'contractor', 'weekly'] }, note: { was: '', now: 'Pays late' } },
      0,
      { command },
    )
    expect(first.body.data).toMatchObject({ tags: ['Contractor', 'weekly'], note: 'Pays late', version: 1 })
    expect((await change({ note: { was: '', now: 'Other' } }, 0)).status).toBe(409)
    expect(await names({ tag: 'weekly' })).toHaveLength(1)
    expect((await find({})).body.tags).toContain('Contractor')
    const undone = await manager.call(calls.undo, { params: { id: command }, body: {} })
    expect(undone.status).toBe(200)
    expect((await page(id)).body.data).toMatchObject({ tags: [], note: '' })
  })

  it('is written by one of two who write the same at once; the other is told', async () => {
    const { userId: id } = await buildShopper(shop.shop)
    const write = (now: string) =>
      manager.call(calls.changeCustomer, { params: { id }, body: { version: 0, changes: { note: { was: '', now } } } })
    const answers = await Promise.all([write('One'), write('Two')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = answers.find(({ status }) => status === 200)?.body.data.note
    expect((await page(id)).body.data.note).toBe(kept)
  })

  it('refuses too many tags and a note that is too long, and changes nothing', async () => {
    const { userId: id } = await buildShopper(shop.shop)
    const tags = Array.from({ length: 21 }, (_, at) => `tag ${at}`)
    for (const changes of [{ tags: { was: [], now: tags } }, { note: { was: '', now: 'x'.repeat(2001) } }]) {
      const { status } = await manager.call(calls.changeCustomer, { params: { id }, body: { version: 0, changes } })
      expect(status).toBe(400)
    }
    expect((await page(id)).body.data).toMatchObject({ tags: [], note: '', version: 0 })
    const unknown = await manager.call(calls.blockCash, { params: { id: 'nobody' }, body: { blocked: true } })
    expect(unknown.status).toBe(404)
  })

  it('ends cash on delivery for the customer, until it is taken back', async () => {
    const shopper = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { price: 300, stock: 9 })
    const { token, userId: id } = shopper
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    const command = randomUUID()
    await manager.call(calls.blockCash, { params: { id }, body: { blocked: true }, command })
    const refused = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([400, 'cash_limit', failures.cashBlocked])
    const { rowCount } = await shop.pool.query('SELECT FROM orders WHERE user_id = $1', [id])
    expect(rowCount).toBe(0)
    expect(await names({ show: 'blocked' })).toHaveLength(1)
    await manager.call(calls.undo, { params: { id: command }, body: {} })
    expect((await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })).status).toBe(201)
  })
})

describe('export and erasure', () => {
  it('gives the list and one person’s data to who has begun the export, for some minutes', async () => {
    const { userId: id } = await buildShopper(shop.shop, 'Export Person')
    const fresh = await buildStaff(shop, ['owner'])
    const filter = { show: 'new', text: 'export person' } as const
    const { exportId } = (await fresh.call(calls.exportCustomers, { body: filter })).body
    const fetchList = (who: BuiltStaff) => who.call(calls.fetchCustomers, { params: { exportId }, body: filter })
    const { body } = await fetchList(fresh)
    expect(body.csv.split('\r\n')).toHaveLength(3)
    expect(body.csv).toContain('Export Person')
    expect((await fetchList(await buildStaff(shop, ['owner']))).status).toBe(404)
    const wider = await fresh.call(calls.fetchCustomers, { params: { exportId }, body: { text: 'export person' } })
    expect(wider.status).toBe(404)
    const one = (await fresh.call(calls.exportCustomer, { params: { id } })).body.exportId
    const data = (await fresh.call(calls.fetchCustomer, { params: { exportId: one } })).body.data
    expect(data).toMatchObject({ account: { username: 'Export Person' } })
    const { rows } = await shop.pool.query('SELECT input::text FROM commands WHERE id = $1', [exportId])
    expect(rows[0].input).not.toContain('export person')
    shop.advance(11 * 60_000)
    expect((await fetchList(fresh)).status).toBe(404)
  })

  it('erases: nothing of the person is left in the list, the marks or the history', async () => {
    const shopper = await buildShopper(shop.shop, 'Gone Tomorrow')
    const { userId: id } = shopper
    const changes = { note: { was: '', now: 'Knows Gone Tomorrow' } }
    await manager.call(calls.changeCustomer, { params: { id }, body: { version: 0, changes } })
    const open = await placeOrder(shop, { shopper })
    const fresh = await buildStaff(shop, ['owner'])
    expect((await fresh.call(calls.eraseCustomer, { params: { id } })).status).toBe(409)
    await moveOrder(shop.shop, open.order._id, 'cancelled')
    expect((await fresh.call(calls.eraseCustomer, { params: { id } })).status).toBe(200)
    expect((await page(id)).status).toBe(404)
    expect(await names({ text: 'gone tomorrow' })).toEqual([])
    const { rows } = await shop.pool.query(
      `SELECT (SELECT count(*) FROM customer_marks WHERE user_id = $1) + (SELECT count(*) FROM customer_sums WHERE user_id = $1)
         + (SELECT count(*) FROM commands WHERE subject_id = $1 AND (subject_name <> '' OR input::text LIKE '%Gone%')) AS left`,
      [id],
    )
    expect(Number(rows[0].left)).toBe(0)
    expect((await fresh.call(calls.eraseCustomer, { params: { id } })).status).toBe(404)
  })
})
