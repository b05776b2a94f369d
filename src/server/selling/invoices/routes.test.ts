import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'
import { drawForShopper } from './draw-for-shopper.ts'
import { getInvoice } from './get-invoice.ts'
import { printInvoice } from './render-invoice-pdf.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-21T09:00:00Z' })
})
afterAll(() => shop.close())

const askForPdf = (id: string, token?: string) =>
  fetch(`${shop.url}/api/v1/order/invoice/${id}/pdf`, { headers: token ? { authorization: `Bearer ${token}` } : {} })

test('the invoice of an own order comes in rupees, and adds up to what is paid', async () => {
  const { order, shopper } = await placeOrder(shop, { quantity: 3 })
  await moveOrder(shop.shop, order._id, 'confirmed')
  const answer = await shop.call('GET', `/order/invoice/${order._id}`, { token: shopper.token })
  expect(answer.status).toBe(200)
  const invoice = answer.body.data
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/^BMS\/26-27\/\d{6}$/),
    placeOfSupply: { state: 'Kerala', stateCode: '32' },
    reverseCharge: false,
    recipient: { name: 'Amina Beevi', state: 'Kerala' },
    lines: [{ unitPrice: 100, quantity: 3, total: 300, cgst: 22.88, sgst: 22.88, igst: 0 }, { total: 59 }],
    rates: [{ gstRate: 18, total: 359 }],
    totals: { total: order.totalAmount, discount: 0 },
    totalInWords: 'Rupees Three Hundred Fifty-Nine Only',
  })
})

test('on paper it is a PDF to save, under its number', async () => {
  const { order, shopper } = await placeOrder(shop)
  const { invoice } = await moveOrder(shop.shop, order._id, 'confirmed')
  const answer = await askForPdf(order._id, shopper.token)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const name = `invoice-${invoice?.number.replaceAll('/', '-')}.pdf`
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.subarray(-6).toString()).toContain('%%EOF')
})

test('before the order is confirmed there is none', async () => {
  const { order, shopper } = await placeOrder(shop)
  const answer = await shop.call('GET', `/order/invoice/${order._id}`, { token: shopper.token })
  expect(answer).toMatchObject({
    status: 404,
    body: { code: 'not_found', message: expect.stringContaining('confirmed') },
  })
  expect((await askForPdf(order._id, shopper.token)).status).toBe(404)
})

test('another’s invoice is not found, and nobody is not signed in', async () => {
  const { order } = await placeOrder(shop)
  await moveOrder(shop.shop, order._id, 'confirmed')
  const other = await buildShopper(shop.shop)
  expect((await shop.call('GET', `/order/invoice/${order._id}`, { token: other.token })).status).toBe(404)
  expect((await askForPdf(order._id, other.token)).status).toBe(404)
  expect((await askForPdf('..%2f..', other.token)).status).toBe(404)
  const unsigned = await askForPdf(order._id)
  expect(unsigned.status).toBe(401)
  expect(await unsigned.json()).toMatchObject({ success: false, code: 'not_signed_in' })
})

test('drawing takes turns: of twelve that one asks for at once nine wait, and others get theirs meanwhile', async () => {
  const { order, shopper } = await placeOrder(shop)
  await moveOrder(shop.shop, order._id, 'confirmed')
  const invoice = await getInvoice(shop.shop, { userId: shopper.userId, orderId: order._id })
  const { signal: gone } = new AbortController()
  const asked = Array.from({ length: 12 }, () =>
    drawForShopper(shop.shop, { userId: 'crowd', gone }, invoice, printInvoice),
  )
  const other = drawForShopper(shop.shop, { userId: 'one', gone }, invoice, printInvoice)
  const drawn = await Promise.allSettled(asked)
  expect(drawn.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(drawn.at(-1)).toMatchObject({ reason: { code: 'too_many_requests' } })
  expect((await other).subarray(0, 5).toString()).toBe('%PDF-')
})

test('who goes away leaves the line, and the next paper has their place', async () => {
  const { order, shopper } = await placeOrder(shop)
  await moveOrder(shop.shop, order._id, 'confirmed')
  const invoice = await getInvoice(shop.shop, { userId: shopper.userId, orderId: order._id })
  const going = new AbortController()
  const left = Array.from({ length: 10 }, () => printInvoice(invoice, { who: 'hasty', gone: going.signal }))
  await expect(printInvoice(invoice, { who: 'hasty' })).rejects.toMatchObject({ code: 'too_many_requests' })
  going.abort()
  expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
  const stays = await Promise.all(Array.from({ length: 10 }, () => printInvoice(invoice, { who: 'hasty' })))
  expect(stays.map((bytes) => bytes.subarray(0, 5).toString())).toEqual(Array(10).fill('%PDF-'))
})

test('papers of an account are counted: drawing one again and again would keep the shop from all else', async () => {
  const limited = await openShop({ beside: shop, now: '2026-11-21T09:00:00Z', env: { RATE_LIMITS: 'on' } })
  try {
    const { order, shopper } = await placeOrder(shop)
    await moveOrder(shop.shop, order._id, 'confirmed')
    const headers = { authorization: `Bearer ${shopper.token}` }
    const ask = () => fetch(`${limited.url}/api/v1/order/invoice/${order._id}/pdf`, { headers })
    expect((await ask()).status).toBe(200)
    await shop.db.updateTable('rate_limits').set({ count: 120 }).where('key', '=', `paper:${shopper.userId}:`).execute()
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  } finally {
    await limited.close()
  }
})
