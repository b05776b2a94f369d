import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { openCounter } from '../../../../test/builders/open-counter.ts'
import { missingFrom, plain, textOf } from '../../../../test/builders/read-pdf.ts'
import { statementLimits } from '../../../shared/statement-limits.ts'
import { payBackByHand } from '../checkout/settle/refund-by-hand.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'

let shop: TestShop
let counter: ReturnType<typeof openCounter>
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-21T09:00:00Z' })
  counter = openCounter(shop)
})
afterAll(async () => {
  counter.close()
  await shop.close()
})

const firm = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
const toTheDoor = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const

/** Three pieces of ₹100 that a firm buys for cash, brought through these steps; without a PO number a private purchase. */
async function bought({ token }: BuiltShopper, steps: readonly (typeof toTheDoor)[number][], poNumber?: string) {
  const { productId } = await buildProduct(shop.shop, { price: 100, stock: 3 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 3 } })
  const body = { address: kozhikode, ...(poNumber === undefined ? {} : { buyer: { ...firm, poNumber } }) }
  const placed = await shop.call('POST', '/order/placeorder', { token, body })
  const { _id: id, number, totalAmount } = placed.body.data
  for (const status of steps) await moveOrder(shop.shop, id, status)
  return { id, number, totalAmount }
}

/** Seven pieces that the shopper pays at the counter in two ways: ₹1,155. */
async function boughtAtCounter({ phonenumber: phone }: BuiltShopper) {
  const { productId } = await buildProduct(shop.shop, { price: 165, stock: 7 })
  return counter.sell({
    lines: [{ productId, quantity: 7 }],
    customer: { phone, name: 'Amina Beevi' },
    payments: [
      { way: 'upi', amount: 500, reference: 'UTR 4021' },
      { way: 'cash', amount: 700 },
    ],
  })
}

const invoiceOf = async (id: string, { token }: BuiltShopper) =>
  (await shop.call('GET', `/order/invoice/${id}`, { token })).body.data.number
const read = ({ token }: BuiltShopper, query = '') => shop.call('GET', `/user/statement?${query}`, { token })
const file = (path: string, shopper?: BuiltShopper) =>
  fetch(`${shop.url}/api/v1${path}`, { headers: shopper ? { authorization: `Bearer ${shopper.token}` } : {} })

describe('a statement of account', () => {
  test('has the invoice as debit and the collected cash as credit, this financial year where no days are said', async () => {
    const shopper = await buildShopper(shop.shop)
    const { id, number, totalAmount } = await bought(shopper, toTheDoor, '4500123')
    const { status, body } = await read(shopper)
    expect(status).toBe(200)
    const common = { day: '2026-11-21', order: number, poNumber: '4500123' }
    expect(body.data).toEqual({
      ...{ from: '2026-04-01', to: '2026-11-21', opening: 0, closing: 0, testsLeftOut: 0 },
      ...{ debit: totalAmount, credit: totalAmount },
      rows: [
        {
          ...{ ...common, kind: 'invoice', number: await invoiceOf(id, shopper) },
          ...{ debit: totalAmount, credit: 0, balance: totalAmount },
        },
        { ...common, kind: 'payment', number: '', debit: 0, credit: totalAmount, balance: 0 },
      ],
    })
    expect((await read(shopper, 'from=2026-11-22&to=2026-11-30')).body.data).toMatchObject({ opening: 0, rows: [] })
  })

  test('owes what is invoiced and not paid, and begins with it on later days', async () => {
    const shopper = await buildShopper(shop.shop)
    const { totalAmount } = await bought(shopper, ['confirmed'], 'PO/1')
    expect((await read(shopper)).body.data).toMatchObject({ closing: totalAmount })
    const later = (await read(shopper, 'from=2026-11-22&to=2026-11-30')).body.data
    expect(later).toMatchObject({ opening: totalAmount, rows: [], closing: totalAmount })
  })

  test('credits what came back, and debits the refund once the money is back', async () => {
    const shopper = await buildShopper(shop.shop)
    const { id, number, totalAmount } = await bought(shopper, toTheDoor, 'PO/2')
    await moveOrder(shop.shop, id, 'returned')
    const before = (await read(shopper)).body.data
    expect(before.rows.map(({ kind }) => kind)).toEqual(['invoice', 'payment', 'credit_note'])
    expect(before.closing).toBe(-totalAmount)
    await payBackByHand(shop.shop, number, { way: 'upi', reference: 'UTR 47110001' })
    const after = (await read(shopper)).body.data
    expect(after.rows.at(-1)).toMatchObject({ kind: 'refund', number: 'UTR 47110001', debit: totalAmount, balance: 0 })
    expect(after.closing).toBe(0)
  })

  test('has what was bought at the counter, with each of its payments', async () => {
    const shopper = await buildShopper(shop.shop)
    await boughtAtCounter(shopper)
    const { rows, debit, credit, closing } = (await read(shopper)).body.data
    expect(rows.map((row) => [row.kind, row.credit]).toSorted()).toEqual([
      ['invoice', 0],
      ['payment', 500],
      ['payment', 655],
    ])
    expect(rows.map(({ number }) => number)).toContain('UTR 4021')
    expect([debit, credit, closing]).toEqual([1155, 1155, 0])
  })

  test('comes to nothing where the goods were refused at the door, and no cash was collected', async () => {
    const shopper = await buildShopper(shop.shop)
    const { id, totalAmount } = await bought(shopper, toTheDoor.slice(0, 3), 'PO/4')
    await moveOrder(shop.shop, id, 'returned')
    const { rows, closing } = (await read(shopper)).body.data
    expect(rows.map(({ kind, debit, credit }) => [kind, debit, credit])).toEqual([
      ['invoice', totalAmount, 0],
      ['credit_note', 0, totalAmount],
    ])
    expect(closing).toBe(0)
  })

  test('credits a piece of three that came back, and no more', async () => {
    const shopper = await buildShopper(shop.shop)
    const { number } = await bought(shopper, toTheDoor, 'PO/5')
    await counter.run('return', number, '1:1')
    const before = (await read(shopper)).body.data
    expect(before.rows.map(({ kind }) => kind)).toEqual(['invoice', 'payment', 'credit_note'])
    expect(before.rows.at(-1)).toMatchObject({ credit: 100, balance: -100 })
    await payBackByHand(shop.shop, number, { way: 'upi', reference: 'UTR 47110002' })
    const after = (await read(shopper)).body.data
    expect(after.rows.at(-1)).toMatchObject({ kind: 'refund', debit: 100, balance: 0 })
    expect(after.closing).toBe(0)
  })

  test('comes to nothing where what was paid at the counter in two ways came back', async () => {
    const shopper = await buildShopper(shop.shop)
    const { order } = await boughtAtCounter(shopper)
    await moveOrder(shop.shop, order.number, 'returned')
    await payBackByHand(shop.shop, order.number, { way: 'bank', reference: 'UTR 47110003' })
    const { rows, closing } = (await read(shopper)).body.data
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['credit_note', 'invoice', 'payment', 'payment', 'refund'])
    expect(rows.at(-1)).toMatchObject({ kind: 'refund', number: 'UTR 47110003', debit: 1155, balance: 0 })
    expect(closing).toBe(0)
  })

  test('is empty for who has no orders, closed to who is not signed in, and never another’s', async () => {
    const [owner, other] = [await buildShopper(shop.shop), await buildShopper(shop.shop)]
    await bought(owner, toTheDoor, 'PO/3')
    expect((await read(other)).body.data).toMatchObject({ opening: 0, rows: [], closing: 0 })
    expect(await (await file('/user/statement-file?format=csv', other)).text()).not.toContain('PO/3')
    expect((await file('/user/invoices-zip?month=2026-11', other)).status).toBe(404)
    expect((await shop.call('GET', '/user/statement')).status).toBe(401)
    for (const path of ['/user/statement-file?format=csv', '/user/invoices-zip?month=2026-11'])
      expect((await file(path)).status).toBe(401)
  })

  test.each([
    ['from=2026-11-22&to=2026-11-21', 'to', 'The last day is before the first.'],
    ['from=2021-11-20&to=2026-11-21', 'to', 'Choose at most 5 years.'],
    ['from=2026-02-30', 'from', 'Write the day as 2026-04-01.'],
    ['from=2026-04-01&from=2026-05-01', 'from', 'Write the day as 2026-04-01.'],
    ['to=today', 'to', 'Write the day as 2026-04-01.'],
  ])('refuses %s at its field', async (query, field, sentence) => {
    const shopper = await buildShopper(shop.shop)
    const { status, body } = await read(shopper, query)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'bad_input', errors: { [field]: sentence } })
    expect((await file(`/user/statement-file?format=csv&${query}`, shopper)).status).toBe(400)
  })
})

describe('a statement as a file', () => {
  test('is CSV with both balances, and no cell of it is a formula', async () => {
    const shopper = await buildShopper(shop.shop)
    const { id, number } = await bought(shopper, ['confirmed'], '=1+1')
    const answer = await file('/user/statement-file?from=2026-11-01&to=2026-11-30&format=csv', shopper)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="statement-2026-11-01-to-2026-11-30.csv"',
    )
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const total = (await read(shopper)).body.data.closing.toFixed(2)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3).toString('hex'), 'the mark of UTF-8').toBe('efbbbf')
    expect(bytes.subarray(3).toString().split('\r\n')).toEqual([
      'Date,Entry,Number,Order,PO number,Debit (₹),Credit (₹),Balance (₹)',
      '2026-11-01,Opening balance,,,,,,0.00',
      `2026-11-21,Invoice,${await invoiceOf(id, shopper)},${number},'=1+1,${total},,${total}`,
      `2026-11-30,Closing balance,,,,${total},0.00,${total}`,
      '',
    ])
  })

  test('is a PDF of the firm that bought last', async () => {
    const shopper = await buildShopper(shop.shop)
    const { id, number } = await bought(shopper, ['confirmed'], 'PO/9')
    const answer = await file('/user/statement-file?format=pdf', shopper)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const said = ['STATEMENT OF ACCOUNT', firm.legalName, firm.gstin, number, 'PO PO/9', await invoiceOf(id, shopper)]
    expect(await missingFrom(Buffer.from(await answer.arrayBuffer()), said)).toEqual([])
  })

  test('is a PDF of the person where not all of it was bought for the firm', async () => {
    const shopper = await buildShopper(shop.shop, 'Amina Beevi')
    await bought(shopper, ['confirmed'])
    await bought(shopper, ['confirmed'], 'PO/10')
    const answer = await file('/user/statement-file?format=pdf', shopper)
    const text = await textOf(Buffer.from(await answer.arrayBuffer()))
    expect(text).toContain(plain('Amina Beevi'))
    expect(text).not.toContain(firm.gstin)
    expect(text).not.toContain(plain(firm.legalName))
  })

  test('is no PDF where it has more entries than one takes: the CSV is named', async () => {
    const shopper = await buildShopper(shop.shop)
    await bought(shopper, toTheDoor, 'PO/11')
    const { pdfRowsMost } = statementLimits
    Object.assign(statementLimits, { pdfRowsMost: 1 })
    try {
      const refused = await file('/user/statement-file?format=pdf', shopper)
      expect(refused.status).toBe(400)
      const errors = { from: expect.stringContaining('download it as CSV') }
      expect(await refused.json()).toMatchObject({ code: 'bad_input', errors })
      expect((await file('/user/statement-file?format=csv', shopper)).status).toBe(200)
    } finally {
      Object.assign(statementLimits, { pdfRowsMost })
    }
  })

  test.each(['&format=xlsx', '&format=', ''])('refuses another format: %s', async (format) => {
    const answer = await file(`/user/statement-file?from=2026-11-01${format}`, await buildShopper(shop.shop))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'bad_input', errors: { format: 'Choose csv or pdf.' } })
  })
})
