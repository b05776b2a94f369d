import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { eraseAtTerminal } from '../../operations/personal-data/erase-person.ts'
import { exportPerson } from '../../operations/personal-data/export-person.ts'
import { findPerson } from '../../operations/personal-data/find-person.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

/** A quotation of ten pieces at ₹118 that were asked for by mail, and its id. */
async function asked({ email = 'buyer@example.com' as string | null, token = undefined as string | undefined } = {}) {
  const { productId } = await buildProduct(shop.shop, { price: 118, stock: 50 })
  const body = { name: 'Amina Beevi', phone: '9400000001', email, lines: [{ productId, quantity: 10 }] }
  const { number, key } = (await shop.call('POST', '/quote', { body, token })).body.data
  const { rows } = await shop.pool.query('SELECT id FROM quotes WHERE number = $1', [number])
  return { id: rows[0].id as string, number, key, productId }
}

const price = (who: BuiltStaff, id: string, rupees: number, position = 1) =>
  who.call(officeEndpoints.priceQuote, { params: { id }, body: { prices: [{ position, price: rupees }] } })
const reprice = (id: string, paise: number) =>
  shop.db
    .updateTable('products')
    .set({ price: paise, offer_price: null, selling_price: paise })
    .where('id', '=', id)
    .execute()
const read = async ({ number, key }: { number: string; key: string }) =>
  (await shop.call('GET', `/quote/${number}?key=${key}`)).body.data

describe('a quotation in the office', () => {
  test('is listed, and shows cost and margin to who may see costs alone', async () => {
    const quote = await asked()
    await shop.pool.query(
      `INSERT INTO item_costs (stock_item_id, average, last) SELECT id, 8000, 8000 FROM stock_items WHERE product_id = $1`,
      [quote.productId],
    )
    const list = await owner.call(officeEndpoints.listQuotes, { query: { which: 'open' } })
    expect(list.body.data[0]).toMatchObject({ number: quote.number, status: 'open', lines: 1, total: 1180 })
    const { body } = await owner.call(officeEndpoints.getQuoteForStaff, { params: { id: quote.id } })
    // ₹118 with 18 % in it is ₹100 without
    expect(body.data.lines).toMatchObject([{ listPrice: 118, mrp: 118, cost: 80, margin: 20 }])
    const counter = await buildStaff(shop, ['counter'])
    const seen = await counter.call(officeEndpoints.getQuoteForStaff, { params: { id: quote.id } })
    expect(seen.body.data.lines[0]).not.toHaveProperty('cost')
    const accountant = await buildStaff(shop, ['accountant'])
    const masked = await accountant.call(officeEndpoints.getQuoteForStaff, { params: { id: quote.id } })
    expect(masked.body.data).toMatchObject({ phone: '••••••0001', email: 'b•••@example.com' })
  })

  test('shows what was asked for beside its lines, and no whole phone number in it to who may not see any', async () => {
    const { productId } = await buildProduct(shop.shop, { price: 118, stock: 50 })
    const remarks = 'quartz whatsit 3 nos\ncall me: 9400000001'
    const body = { name: 'Amina Beevi', phone: '9400000001', lines: [{ productId, quantity: 10 }], remarks }
    const { number } = (await shop.call('POST', '/quote', { body })).body.data
    const { rows } = await shop.pool.query('SELECT id FROM quotes WHERE number = $1', [number])
    const see = async (who: BuiltStaff) =>
      (await who.call(officeEndpoints.getQuoteForStaff, { params: { id: rows[0].id } })).body.data.remarks
    expect(await see(owner)).toBe(remarks)
    expect(await see(await buildStaff(shop, ['accountant']))).not.toContain('9400000001')
    const long = await shop.call('POST', '/quote', { body: { ...body, remarks: 'x'.repeat(4001) } })
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([400, ['remarks']])
  })

  test('gets another price, taxed anew, which can be taken back', async () => {
    const quote = await asked()
    const { status, body } = await price(owner, quote.id, 106.2)
    expect([status, body.data.total, body.data.gst]).toEqual([200, 1062, 162])
    expect(await read(quote)).toMatchObject({ total: 1062, cgst: 81, sgst: 81, lines: [{ price: 106.2 }] })
    const { rows } = await shop.pool.query('SELECT id FROM commands WHERE subject_id = $1', [quote.id])
    const undone = await owner.call(officeEndpoints.undo, { params: { id: rows[0].id }, body: {} })
    expect(undone.status).toBe(200)
    expect(await read(quote)).toMatchObject({ total: 1180 })
  })

  test('is never above the MRP, of nothing, or cheaper than the person may give', async () => {
    const quote = await asked()
    const manager = await buildStaff(shop, ['manager'])
    for (const [who, rupees, code] of [
      [owner, 118.01, 'bad_input'],
      [owner, 0, 'bad_input'],
      [manager, 106.19, 'not_allowed'],
    ] as const) {
      const { body } = await price(who, quote.id, rupees)
      expect([body.code, Object.keys(body.errors ?? {})]).toEqual([code, ['prices.0.price']])
    }
    expect((await price(manager, quote.id, 106.2)).status).toBe(200)
    expect((await price(owner, quote.id, 100, 2)).body.errors).toEqual({ 'prices.0.price': copy.noLine })
  })

  test('is sent by mail with a link of its own, its days anew; without an address it is not', async () => {
    const quote = await asked()
    await price(owner, quote.id, 100)
    await shop.pool.query(`UPDATE quotes SET valid_until = now() - interval '1 day' WHERE id = $1`, [quote.id])
    const { body } = await owner.call(officeEndpoints.sendQuote, { params: { id: quote.id } })
    expect(body.data.status).toBe('sent')
    shop.advance(120_000)
    const mails = (await readSentMails(shop.shop)).filter(({ subject }) => subject.includes(quote.number))
    expect(mails.some(({ text }) => text.includes('₹1,000'))).toBe(true)
    const silent = await asked({ email: null })
    const refused = await owner.call(officeEndpoints.sendQuote, { params: { id: silent.id } })
    expect([refused.status, refused.body.message]).toEqual([400, copy.noEmail])
  })

  test('that is sent again is checked anew: by the limit of who sends it, the price and the MRP of today', async () => {
    const manager = await buildStaff(shop, ['manager'])
    const send = (who: BuiltStaff, { id }: { id: string }) => who.call(officeEndpoints.sendQuote, { params: { id } })
    const cheap = await asked()
    await price(owner, cheap.id, 100)
    expect((await send(owner, cheap)).status).toBe(200)
    const { body: beyond } = await send(manager, cheap)
    expect([beyond.code, beyond.message]).toEqual(['not_allowed', expect.stringContaining('Your maximum discount is')])

    const old = await asked()
    expect((await send(manager, old)).status).toBe(200)
    await shop.pool.query(`UPDATE quotes SET valid_until = now() - interval '1 day' WHERE id = $1`, [old.id])
    await reprice(old.productId, 140_00)
    expect((await send(manager, old)).body.code).toBe('not_allowed')
    const { rows } = await shop.pool.query('SELECT valid_until < now() AS over FROM quotes WHERE id = $1', [old.id])
    expect(rows, 'what was refused has not begun anew').toEqual([{ over: true }])
    expect((await send(owner, old)).status).toBe(200)
    await reprice(old.productId, 110_00)
    const { body: above } = await send(owner, old)
    expect([above.code, above.message]).toEqual(['bad_input', expect.stringContaining('above its MRP of ₹110')])
    expect((await price(owner, old.id, 110)).status).toBe(200)
    expect((await send(manager, old)).status).toBe(200)
  })

  test('is changed no more once a customer has accepted it, and cannot be accepted once it is declined', async () => {
    const quote = await asked()
    const { token } = await buildShopper(shop.shop)
    const accept = ({ number, key }: { number: string; key: string }) =>
      shop.call('POST', `/quote/${number}/accept`, { token, body: { key } })
    expect((await accept(quote)).status).toBe(200)
    expect((await price(owner, quote.id, 100)).body.code).toBe('quote_state')
    const params = { id: quote.id }
    expect((await owner.call(officeEndpoints.sendQuote, { params })).body.code).toBe('quote_state')
    expect((await owner.call(officeEndpoints.declineQuote, { params })).body.code).toBe('quote_state')
    const other = await asked()
    expect((await owner.call(officeEndpoints.declineQuote, { params: { id: other.id } })).body.data.status).toBe(
      'declined',
    )
    expect((await accept(other)).body.code).toBe('quote_state')
  })

  test('is told with what the shop knows of its person, and erased with the account', async () => {
    const { token, userId, phonenumber } = await buildShopper(shop.shop)
    const quote = await asked({ email: null, token })
    const person = await findPerson(shop.shop, phonenumber)
    const copyOfAll = await exportPerson(shop.shop, person)
    expect(copyOfAll.quotations).toMatchObject([{ number: quote.number, total: 1180, phone: '9400000001' }])
    const user = await findUser(shop.db, userId)
    if (!user) throw new Error('there is no such account')
    await eraseAtTerminal(shop.shop, user)
    expect((await shop.pool.query('SELECT FROM quotes WHERE id = $1', [quote.id])).rowCount).toBe(0)
    expect((await shop.pool.query('SELECT FROM quote_lines WHERE quote_id = $1', [quote.id])).rowCount).toBe(0)
  })
})
