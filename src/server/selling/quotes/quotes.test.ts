import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { missingFrom } from '../../../../test/builders/read-pdf.ts'
import { set } from '../../../../test/builders/set.ts'
import { amountInWords } from '../../../domain/selling/invoices/amount-in-words.ts'
import { buyers } from '../../../shared/copy/buyers.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { quotes as copy } from '../../../shared/copy/quotes.ts'

let shop: TestShop
beforeAll(async () => {
  // noon of 26 November in India
  shop = await openShop({ now: '2026-11-26T06:30:00.000Z' })
})
afterAll(() => shop.close())

const asker = { name: 'Amina Beevi', phone: '9400000001' }
const dayMs = 86_400_000

const ask = (body: object, who?: BuiltShopper, headers: Record<string, string> = {}) =>
  shop.call('POST', '/quote', { body: { ...asker, ...body }, token: who?.token, headers })

const countQuotes = async () => (await shop.pool.query('SELECT count(*)::int AS n FROM quotes')).rows[0].n as number

const reprice = (id: string, paise: number) =>
  shop.db
    .updateTable('products')
    .set({ price: paise, offer_price: null, selling_price: paise, price_breaks: '[]' })
    .where('id', '=', id)
    .execute()

describe('a quotation', () => {
  test('is made of lines without signing in: prices by quantity with their tax, until the end of the last day', async () => {
    const { productId } = await buildProduct(shop.shop, { price: 118, breaks: [[10, 106.2]] })
    const { productId: bolts, variantIds } = await buildProduct(shop.shop, { price: 59, variants: ['M8'] })
    const { status, body } = await ask({
      email: 'Amina@Example.com',
      lines: [
        { productId, quantity: 6 },
        { productId: bolts, variantId: variantIds[0], quantity: 2 },
        { productId, variantId: '', quantity: 4 },
      ],
    })
    expect(status).toBe(201)
    const { number, key, pdf, ...quote } = body.data
    expect(number).toMatch(/^QT-26-27-\d{6}$/)
    expect(quote).toMatchObject({
      status: 'open',
      validUntil: '2026-12-03T18:29:59.999Z',
      lines: [
        { position: 1, productId, variantId: null, sku: productId, quantity: 10, price: 106.2, amount: 1062 },
        { position: 2, variantId: variantIds[0], quantity: 2, price: 59, amount: 118 },
      ],
      subTotal: 1180,
      gst: 180,
      cgst: 90,
      sgst: 90,
      igst: 0,
      total: 1180,
    })
    const read = await shop.call('GET', `/quote/${number}?key=${key}`)
    expect(read.body.data).toEqual({ number, pdf, ...quote })
    // as somebody types it
    expect((await shop.call('GET', `/quote/${number.toLowerCase()}?key=${key}`)).status).toBe(200)
    const rows = await shop.pool.query(`SELECT quotes::text AS row FROM quotes WHERE number = $1`, [number])
    expect(rows.rows[0].row).not.toContain(key)
  })

  test('is frozen: prices that change afterwards change nothing of it', async () => {
    const { productId } = await buildProduct(shop.shop, { price: 100 })
    const { number, key } = (await ask({ lines: [{ productId, quantity: 3 }] })).body.data
    await reprice(productId, 150_00)
    const { body } = await shop.call('GET', `/quote/${number}?key=${key}`)
    expect(body.data).toMatchObject({ total: 300, lines: [{ price: 100 }] })
  })

  test('is for a firm of another state with IGST, and on paper says what it is', async () => {
    const { productId } = await buildProduct(shop.shop, { name: 'V-Belt B62', price: 236 })
    const lines = [{ productId, quantity: 5 }]
    const { number, pdf, ...quote } = (await ask({ gstin: '33aaffc 5678k1z5', lines })).body.data
    expect(quote).toMatchObject({
      gstin: '33AAFFC5678K1Z5',
      placeOfSupply: 'Tamil Nadu',
      igst: 180,
      cgst: 0,
      total: 1180,
    })
    const file = await fetch(shop.url + pdf)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(file.headers.get('cache-control')).toBe('no-store')
    const said = [
      copy.paper.title.toUpperCase(),
      copy.paper.notInvoice,
      number,
      '3 Dec 2026',
      '33AAFFC5678K1Z5',
      'V-Belt B62',
      'HSN 848210',
      '1,180.00',
      amountInWords(118_000),
    ]
    expect(await missingFrom(Buffer.from(await file.arrayBuffer()), said)).toEqual([])
    expect((await fetch(`${shop.url}${pdf.replace(/key=.*/, 'key=wrong')}`)).status).toBe(404)
  })

  test('names the firm of the account that has the GSTIN, with its billing address, as they were then', async () => {
    const { token } = await buildShopper(shop.shop)
    const gstin = '33AAFFC5678K1Z5'
    const billing = {
      building: '8',
      street: 'Avinashi Road',
      city: 'Coimbatore',
      state: 'Tamil Nadu',
      pincode: '641018',
    }
    const firm = { gstin, legalName: 'Coimbatore Pumps & Motors LLP', billing }
    const kept = await shop.call('POST', '/user/firms', { token, body: firm })
    const { productId } = await buildProduct(shop.shop, { price: 236 })
    const body = { name: 'Amina Beevi', phone: '9847012345', gstin, lines: [{ productId, quantity: 1 }] }
    const { pdf } = (await shop.call('POST', '/quote', { token, body })).body.data
    await shop.call('DELETE', `/user/firms/${kept.body.user.firms[0]?._id}`, { token })
    const paper = Buffer.from(await (await fetch(shop.url + pdf)).arrayBuffer())
    const said = [firm.legalName, gstin, '8, Avinashi Road', 'Coimbatore 641018', 'Tamil Nadu (33)', 'Amina Beevi']
    expect(await missingFrom(paper, said)).toEqual([])
    const exported = (await shop.call('GET', '/user/export', { token })).body.data
    expect(exported).toMatchObject({ quotations: [{ firm: { legalName: firm.legalName } }] })
  })

  test('is of the own cart where no lines are given, at today’s prices and without its coupon', async () => {
    const shopper = await buildShopper(shop.shop)
    const empty = await ask({}, shopper)
    expect([empty.status, empty.body.errors]).toEqual([400, { lines: copy.emptyCart }])
    const { productId } = await buildProduct(shop.shop, { price: 80 })
    await shop.call('POST', '/cart/add-to-cart', { token: shopper.token, body: { productId, quantity: 2 } })
    expect((await ask({}, shopper)).body.data).toMatchObject({ total: 160, lines: [{ productId, quantity: 2 }] })
    expect((await ask({})).status).toBe(401)
  })

  test.each([
    ['gstin', { gstin: '33AAFFC5678K1Z6' }, 'gstin', buyers.faults.check_digit],
    ['phone', { phone: '12345' }, 'phone', 'Phone number must be 10 digits'],
    ['name', { name: 'A1' }, 'name', undefined],
    ['no lines', { lines: [] }, 'lines', copy.lines],
    [
      'an unknown product',
      { lines: [{ productId: 'nothing', quantity: 1 }] },
      'lines.0.productId',
      failures.productNotFound,
    ],
    ['no pieces', { lines: [{ productId: 'nothing', quantity: 0 }] }, 'lines.0.quantity', undefined],
  ])('is refused for %s, and nothing is written', async (_, wrong, field, sentence) => {
    const before = await countQuotes()
    const { productId } = await buildProduct(shop.shop)
    const { status, body } = await ask({ lines: [{ productId, quantity: 1 }], ...wrong })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    if (sentence) expect(body.errors?.[field]).toBe(sentence)
    expect(await countQuotes()).toBe(before)
  })

  test('is refused line by line where it is not sold so: a variant, packs', async () => {
    const { productId } = await buildProduct(shop.shop, { variants: ['M8', 'M10'] })
    const { productId: packed } = await buildProduct(shop.shop, { multiple: 5 })
    const good = { productId: packed, quantity: 5 }
    const bare = await ask({ lines: [good, { productId, quantity: 1 }] })
    expect(Object.keys(bare.body.errors ?? {})).toEqual(['lines.1.variantId'])
    const strange = await ask({ lines: [good, { productId, variantId: 'of-another', quantity: 1 }] })
    expect(Object.keys(strange.body.errors ?? {})).toEqual(['lines.1.variantId'])
    const odd = await ask({ lines: [{ productId: packed, quantity: 7 }] })
    expect(Object.keys(odd.body.errors ?? {})).toEqual(['lines.0.quantity'])
  })

  test('is the first one again for the same request with the same key, also at the same moment', async () => {
    const { productId } = await buildProduct(shop.shop)
    const send = () => ask({ lines: [{ productId, quantity: 1 }] }, undefined, { 'idempotency-key': 'one-press' })
    const before = await countQuotes()
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ body }) => `${body.data.number} ${body.data.key}`)).size).toBe(1)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(await countQuotes()).toBe(before + 1)
  })

  test('has a number of its own however many are asked for at once, of the year of India, with the shop’s letters', async () => {
    const { productId } = await buildProduct(shop.shop)
    const made = await Promise.all(Array.from({ length: 8 }, () => ask({ lines: [{ productId, quantity: 1 }] })))
    expect(new Set(made.map(({ body }) => body.data.number)).size).toBe(8)
    await set(shop, { 'numbers.quote': 'PI', 'quotes.days': 1 })
    const { number, validUntil } = (await ask({ lines: [{ productId, quantity: 1 }] })).body.data
    expect([number, validUntil]).toEqual(['PI-26-27-000001', '2026-11-27T18:29:59.999Z'])
    await set(shop, { 'numbers.quote': 'QT', 'quotes.days': 7 })
  })

  test('is sent to the address that was given, by a link with a key of its own', async () => {
    const { productId } = await buildProduct(shop.shop)
    const { number, key } = (await ask({ email: 'buyer@example.com', lines: [{ productId, quantity: 1 }] })).body.data
    const mail = (await readSentMails(shop.shop)).find(({ subject }) => subject.includes(number))
    expect(mail?.to).toBe('buyer@example.com')
    const [, own = ''] = new RegExp(`/quote/${number}\\?key=([\\w-]+)`).exec(mail?.text ?? '') ?? []
    expect(own).not.toBe(key)
    expect((await shop.call('GET', `/quote/${number}?key=${own}`)).status).toBe(200)
  })

  test('is not there for a wrong key or an unknown number, alike', async () => {
    const { productId } = await buildProduct(shop.shop)
    const { number } = (await ask({ lines: [{ productId, quantity: 1 }] })).body.data
    for (const path of [`/quote/${number}?key=wrong`, '/quote/QT-26-27-999999?key=wrong', '/quote/hello?key=wrong'])
      expect((await shop.call('GET', path)).body).toMatchObject({ code: 'not_found', message: copy.notFound })
    expect((await shop.call('GET', `/quote/${number}`)).status).toBe(400)
  })

  test('expires with the last moment of its last day', async () => {
    const { productId } = await buildProduct(shop.shop)
    const { number, key, validUntil } = (await ask({ lines: [{ productId, quantity: 1 }] })).body.data
    const shopper = await buildShopper(shop.shop)
    shop.advance(8 * dayMs)
    expect((await shop.call('GET', `/quote/${number}?key=${key}`)).body.data.status).toBe('expired')
    const late = await shop.call('POST', `/quote/${number}/accept`, { token: shopper.token, body: { key } })
    expect([late.status, late.body.code, late.body.message]).toEqual([409, 'quote_state', copy.expired('3 Dec 2026')])
    expect(validUntil).toBe('2026-12-03T18:29:59.999Z')
  })
})
