import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { lockTaxedProduct } from './taxed-product.ts'

// half an hour before midnight in India
let shop: TestShop
let other: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-30T18:00:00Z' })
  other = await openShop({ beside: shop, now: '2026-11-30T18:00:00Z' })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const rateOf = async (from: TestShop, productId: string) =>
  (await from.call('GET', `/product/get-product/${productId}`)).body.data.gstRate
const schedule = (id: string, body: object) => owner.call(officeEndpoints.scheduleTax, { params: { id }, body })
const goTo = (process: TestShop, moment: string) => process.advance(Date.parse(moment) - process.shop.clock().getTime())
const order = async (productId: string) => {
  const { token } = await buildShopper(shop.shop)
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId } })
  return (await shop.call('POST', '/order/placeOrder', { token, body: { address: kozhikode } })).body.data
}

describe('a rate with its day', () => {
  test('holds from the first moment of it: in pages of all processes, carts and orders; older orders keep theirs', async () => {
    const { productId } = await buildProduct(shop.shop, { price: 118, gstRate: 18 })
    const later = await buildProduct(shop.shop, { price: 118, gstRate: 18 })
    for (const process of [shop, other]) expect(await rateOf(process, productId)).toBe(18)
    const body = { day: '2026-12-01', gstRate: 5, anyway: true, reason: 'Notification 12/2026' }
    expect(await schedule(productId, body)).toMatchObject({
      status: 200,
      body: { data: { gstRate: 18, changes: [{ day: '2026-12-01', gstRate: 5, hsnCode: null, holds: false }] } },
    })
    await schedule(later.productId, { ...body, day: '2026-12-02' })
    // the other process has heard of it before the day comes
    await vi.waitFor(async () => expect(await rateOf(other, productId)).toBe(18))
    const before = await order(productId)
    for (const process of [shop, other]) goTo(process, '2026-11-30T18:29:50Z')
    for (const process of [shop, other]) expect(await rateOf(process, productId)).toBe(18)
    for (const process of [shop, other]) goTo(process, '2026-11-30T18:30:00Z')
    for (const process of [shop, other]) expect(await rateOf(process, productId)).toBe(5)
    expect(await rateOf(shop, later.productId)).toBe(18)
    const after = await order(productId)
    expect([before.products[0]?.gst, after.products[0]?.gst]).toEqual([18, 5.62])
    const lines = await shop.db
      .selectFrom('order_lines')
      .select('gst_rate')
      .where('product_id', '=', productId)
      .execute()
    expect(lines.map(({ gst_rate }) => gst_rate).sort()).toEqual([18, 5])
    // lists of the office read it on the product itself, a moment later
    await vi.waitFor(async () => {
      const product = shop.db.selectFrom('products').select('gst_rate').where('id', '=', productId)
      expect(await product.executeTakeFirstOrThrow()).toEqual({ gst_rate: 5 })
    })
    expect(await rateOf(shop, productId)).toBe(5)
  })

  test('of a product that is being written keeps nobody from putting it into their cart', async () => {
    const { productId } = await buildProduct(shop.shop)
    const { token } = await buildShopper(shop.shop)
    await shop.db.transaction().execute(async (tx) => {
      await lockTaxedProduct(tx, productId)
      const added = await shop.call('POST', '/cart/add-to-cart', { token, body: { productId } })
      expect(added.status).toBe(200)
    })
  })

  test('gives way to what somebody enters on the product after that day', async () => {
    const { productId } = await buildProduct(shop.shop, { gstRate: 18 })
    const now = shop.shop.clock()
    const from = new Date(now.getTime() - 3_600_000)
    await shop.pool.query(
      `INSERT INTO product_tax_changes (id, product_id, gst_rate, effective_from, set_at) VALUES ($1, $1, 5, $2, $2)`,
      [productId, from],
    )
    expect(await rateOf(shop, productId)).toBe(5)
    await shop.db.updateTable('products').set({ gst_rate: 40, updated_at: now }).where('id', '=', productId).execute()
    shop.shop.cache.clear()
    expect(await rateOf(shop, productId)).toBe(40)
  })

  test('is refused for a day that has begun, a second time for the same day, and where the table says otherwise', async () => {
    const { productId } = await buildProduct(shop.shop, { gstRate: 18 })
    const errors = async (body: object) => (await schedule(productId, body)).body.errors
    expect(await errors({ day: '2026-12-01', gstRate: 5 })).toMatchObject({
      day: expect.stringContaining('from tomorrow'),
    })
    expect(await errors({ day: '2027-01-01', gstRate: 12 })).toEqual({
      gstRate: expect.stringMatching(/848210 has 18% in the table of rates, not 12%/),
    })
    expect(await errors({ day: '2027-01-01', gstRate: 18 })).toMatchObject({ gstRate: expect.any(String) })
    expect((await schedule(productId, { day: '2027-01-01', gstRate: 12, anyway: true })).status).toBe(200)
    expect(await errors({ day: '2027-01-01', gstRate: 5, anyway: true })).toMatchObject({ day: expect.any(String) })
    expect((await schedule('no-such-thing', { day: '2027-01-01', gstRate: 5, anyway: true })).status).toBe(404)
  })

  test('is taken back and put back by undo, until its day', async () => {
    const { productId } = await buildProduct(shop.shop, { gstRate: 18 })
    const command = crypto.randomUUID()
    const body = { day: '2027-02-01', gstRate: 18, hsnCode: '848220' }
    expect((await owner.call(officeEndpoints.scheduleTax, { params: { id: productId }, body, command })).status).toBe(
      200,
    )
    const changes = async () =>
      (await owner.call(officeEndpoints.productTax, { params: { id: productId } })).body.data.changes
    const undo = (id: string) => {
      const taking = crypto.randomUUID()
      return owner
        .call(officeEndpoints.undo, { params: { id }, body: {}, command: taking })
        .then(({ status }) => [status, taking])
    }
    const [status, taking] = await undo(command)
    expect([status, await changes()]).toEqual([200, []])
    expect((await undo(String(taking)))[0]).toBe(200)
    expect(await changes()).toMatchObject([{ day: '2027-02-01', hsnCode: '848220', holds: false }])
    const [change] = await changes()
    const withdraw = () =>
      owner.call(officeEndpoints.withdrawTax, { params: { id: productId, change: change?.id ?? '' }, body: {} })
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).body.code).toBe('edit_conflict')
  })
})

describe('the table of rates', () => {
  const look = async (q: string) => (await owner.call(officeEndpoints.lookUpHsn, { query: { q } })).body.data
  const check = async (query: Record<string, string>) =>
    (await owner.call(officeEndpoints.checkHsn, { query })).body.data

  test('is found by a word, nearly a word, or digits', async () => {
    expect((await look('bearings')).map(({ code }) => code)).toContain('8482')
    expect((await look('hacksaw fram')).map(({ code }) => code)).toContain('820299')
    expect((await look('6116 10')).map(({ rate }) => rate)).toEqual([5, 18])
    expect(await look('zzqx')).toEqual([])
  })

  test('says of a code and rate what does not fit', async () => {
    expect(await check({ hsnCode: '848210', gstRate: '18' })).toMatchObject({ known: 'exact', problem: null })
    expect((await check({ hsnCode: '848210', gstRate: '5' })).problem).toMatch(/has 18%/)
    expect((await check({ hsnCode: '999999', gstRate: '18' })).problem).toMatch(/not in the shop’s table/)
    const shoe = { hsnCode: '640340', gstRate: '5' }
    expect((await check({ ...shoe, price: '2625' })).problem).toBeNull()
    expect((await check({ ...shoe, price: '2625.01' })).problem).toMatch(/neither rate fits/)
    expect((await check({ ...shoe, price: '2950.01' })).problem).toBeNull()
  })

  test('names what is on sale under another rate, at the terminal and to the office', async () => {
    const { productId } = await buildProduct(shop.shop, { gstRate: 12 })
    const { body } = await owner.call(officeEndpoints.taxMisfits)
    expect(body.data).toContainEqual(expect.objectContaining({ hsnCode: '848210', gstRate: 12, products: 1 }))
    expect(await runCommand(shop.shop, ['gst-rates'])).toContain(productId)
  })
})

test('a product page and an order have the rate by the value of a piece', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 3000, gstRate: 5 })
  await shop.db.updateTable('products').set({ hsn_code: '640340' }).where('id', '=', productId).execute()
  expect(await rateOf(shop, productId)).toBe(18)
  expect((await order(productId)).products).toMatchObject([{ lineTotal: 3000, gst: 457.62 }])
  const lines = await shop.db.selectFrom('order_lines').select('gst_rate').where('product_id', '=', productId).execute()
  expect(lines).toEqual([{ gst_rate: 18 }])
})
