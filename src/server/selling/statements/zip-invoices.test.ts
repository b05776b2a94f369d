import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import type { BuiltShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { missingFrom } from '../../../../test/builders/read-pdf.ts'
import { rates } from '../../../shared/rates.ts'
import { statementLimits } from '../../../shared/statement-limits.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-21T09:00:00Z' })
})
afterAll(() => shop.close())

const zip = (month: string, { token }: BuiltShopper, url = shop.url) =>
  fetch(`${url}/api/v1/user/invoices-zip?month=${month}`, { headers: { authorization: `Bearer ${token}` } })

/** Two orders: one is confirmed, one came back. Gives the shopper, and the numbers of both invoices. */
async function twoOrders() {
  const { shopper, order } = await placeOrder(shop)
  const { order: second } = await placeOrder(shop, { shopper })
  const numbers: string[] = []
  for (const id of [order._id, second._id]) {
    numbers.push((await moveOrder(shop.shop, id, 'confirmed')).invoice?.number ?? '')
  }
  for (const status of ['packed', 'shipped', 'returned'] as const) await moveOrder(shop.shop, second._id, status)
  return { shopper, numbers }
}

/** The parts of a zip by their names, as its directory lists them. */
function partsOf(bytes: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  const mark = Buffer.from('PK\x01\x02')
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 4)) {
    const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28)).toString()
    const head = bytes.readUInt32LE(at + 42)
    const from = head + 30 + bytes.readUInt16LE(head + 26)
    parts.set(name, inflateRawSync(bytes.subarray(from, from + bytes.readUInt32LE(at + 20))))
  }
  return parts
}

test('the invoices and credit notes of a month are in one zip, each as a PDF under its number', async () => {
  const { shopper, numbers } = await twoOrders()
  // somebody else's is in none of it
  const { order } = await placeOrder(shop)
  await moveOrder(shop.shop, order._id, 'confirmed')
  const answer = await zip('2026-11', shopper)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="invoices-2026-11.zip"')
  const parts = partsOf(Buffer.from(await answer.arrayBuffer()))
  const names = numbers.map((number) => `invoice-${number.replaceAll('/', '-')}.pdf`)
  expect([...parts.keys()]).toEqual([...names, expect.stringMatching(/^credit-note-\w+-26-27-\d{6}\.pdf$/)])
  for (const [index, name] of names.entries()) {
    expect(await missingFrom(parts.get(name) ?? Buffer.alloc(0), [numbers[index] ?? '-'])).toEqual([])
  }
})

test('a month without papers says so, and what is no month is refused at its field', async () => {
  const { shopper } = await twoOrders()
  const empty = await zip('2026-10', shopper)
  expect(empty.status).toBe(404)
  expect(await empty.json()).toMatchObject({ message: 'This month has no invoices and no credit notes.' })
  for (const month of ['2026-13', '2026', '2026-11-01', '']) {
    const refused = await zip(month, shopper)
    expect(refused.status, month).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: { month: 'Write the month as 2026-04.' } })
  }
})

test('a month of more papers than one zip takes says how many, and draws none', async () => {
  const { shopper } = await twoOrders()
  const { papersMost } = statementLimits
  Object.assign(statementLimits, { papersMost: 2 })
  try {
    const refused = await zip('2026-11', shopper)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      errors: { month: expect.stringContaining('has 3 invoices and credit notes, and one zip takes 2') },
    })
  } finally {
    Object.assign(statementLimits, { papersMost })
  }
})

test('zips that are drawn are counted, and months that have none to draw are not', async () => {
  const limited = await openShop({ beside: shop, now: '2026-11-21T09:00:00Z', env: { RATE_LIMITS: 'on' } })
  try {
    const { shopper } = await twoOrders()
    const counted = (name: string) =>
      shop.db
        .selectFrom('rate_limits')
        .select('count')
        .where('key', '=', `${name}:${shopper.userId}:`)
        .executeTakeFirst()
    expect((await zip('2026-10', shopper, limited.url)).status).toBe(404)
    expect(await counted('papersOfMonth')).toBeUndefined()
    expect(await counted('statement')).toMatchObject({ count: 1 })
    expect((await zip('2026-11', shopper, limited.url)).status).toBe(200)
    expect(await counted('papersOfMonth')).toMatchObject({ count: 1 })
    const key = `papersOfMonth:${shopper.userId}:`
    await shop.db.updateTable('rate_limits').set({ count: rates.papersOfMonth.most }).where('key', '=', key).execute()
    expect((await zip('2026-11', shopper, limited.url)).status).toBe(429)
    expect((await zip('2026-10', shopper, limited.url)).status).toBe(404)
  } finally {
    await limited.close()
  }
})
