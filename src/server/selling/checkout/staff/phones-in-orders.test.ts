import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { textOf } from '../../../../../test/builders/read-pdf.ts'
import { type BuiltStaff, buildStaff, officeHost } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { officeBase, type StaffEndpoint } from '../../../../shared/contract/office/staff-endpoint.ts'

let shop: TestShop
let owner: BuiltStaff
let accountant: BuiltStaff
let packer: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
  accountant = await buildStaff(shop, ['accountant'])
  packer = await buildStaff(shop, ['packer'])
})
afterAll(() => shop.close())
const of = (id: string) => ({ params: { id } })
const digitsOf = (text: string) => text.replaceAll(/[^\d"]/g, '')

test('an accountant has no phone number in any text of the order, however it is written', async () => {
  const spellings = ['9847011223', '+91 98470 11223', '091-9847-011223', '98470-11223', '(91) 9847 011 223']
  const address = { ...kozhikode, phone: '9847011223', landmark: 'Call 98470 11223', building: 'c/o +919847011223' }
  const { order } = await placeOrder(shop, { address })
  for (const phone of spellings) {
    await owner.call(calls.noteOrder, { ...of(order._id), body: { text: `Call ${phone} before noon` } })
  }
  const read = async (by = owner) => JSON.stringify((await by.call(calls.getOrder, of(order._id))).body)
  expect(digitsOf(await read(owner))).toContain('9847011223')
  const seen = await read(accountant)
  expect(digitsOf(seen)).not.toContain('9847011223')
  expect(seen).toContain('before noon')
})

const phone = '9847011223'
const spelled = '98470 11223'
const partNumber = '77012 08174'

/** An order of a firm, gone to its end, with a phone number in every text that anybody types; and the ids of what it touched. */
async function buildWordyOrder() {
  const shopper = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { name: `Seal ${partNumber}`, stock: 9 })
  const address = {
    ...kozhikode,
    fullName: `Ravi ${phone}`,
    building: `c/o ${phone}`,
    street: `Ring ${spelled}`,
    landmark: `Call ${spelled}`,
    phone,
  }
  const buyer = { gstin: '33AAFFC5678K1Z5', legalName: `Ravi Traders ${phone}`, poNumber: `Call ${spelled}` }
  const { token } = shopper
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 2 } })
  const placed = await shop.call('POST', '/order/placeorder', { token, body: { address, buyer } })
  expect(placed.status).toBe(201)
  const { _id: id, number } = placed.body.data
  const street = { was: address.street, now: `Ask ${spelled}` }
  const steps = [
    await owner.call(calls.changeOrderAddress, { ...of(id), body: { version: 1, changes: { street } } }),
    await owner.call(calls.noteOrder, { ...of(id), body: { text: `Call ${spelled} first` } }),
    await owner.call(calls.confirmOrder, { ...of(id), body: { saw: 'pending' } }),
    await owner.call(calls.packOrder, { ...of(id), body: { saw: 'confirmed' } }),
    await owner.call(calls.shipOrder, {
      ...of(id),
      body: { saw: 'packed', carrier: `Raju ${spelled}`, trackingNumber: phone },
    }),
    await owner.call(calls.returnOrder, { ...of(id), body: { saw: 'shipped', reason: `Refused, said ${spelled}` } }),
    await owner.call(calls.adjustStock, {
      params: { id: `${productId}` },
      body: { change: -1, why: 'sample', note: `For Ravi, ${spelled}` },
    }),
  ]
  expect(steps.map(({ status }) => status)).toEqual(steps.map(() => 200))
  const commands = await shop.pool.query('SELECT id FROM commands')
  return { id, number, ids: [id, productId, shopper.userId, ...commands.rows.map((row) => String(row.id))] }
}

/** An answer of the office as text, a paper read by its fonts; undefined where there is none for this person. */
async function readAs({ cookie }: BuiltStaff, path: string): Promise<string | undefined> {
  const { port } = new URL(shop.url)
  const headers = { host: `${officeHost}:${port}`, 'x-office': '1', 'sec-fetch-site': 'same-origin', cookie }
  const answer = await new Promise<{ status: number; type: string; bytes: Buffer }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: officeBase + path, headers }, (got) =>
      buffer(got).then(
        (bytes) => resolve({ status: got.statusCode ?? 0, type: got.headers['content-type'] ?? '', bytes }),
        reject,
      ),
    )
      .on('error', reject)
      .end()
  })
  if (answer.status !== 200) return undefined
  return answer.type === 'application/pdf' ? textOf(answer.bytes) : answer.bytes.toString('utf8')
}

/** Every address of a GET call of the office, with each of these ids in its place. */
function* pathsWith(ids: readonly string[], orderId: string): Generator<string> {
  for (const { method, path } of Object.values<StaffEndpoint>(calls)) {
    // a stream goes on for ever; it says ids alone
    if (method !== 'GET' || path === '/live') continue
    if (path.includes('{')) for (const id of ids) yield path.replaceAll(/\{\w+\}/g, id)
    else yield path
  }
  for (const paper of ['invoices', 'credit_notes', 'slips', 'labels']) {
    yield `/orders/papers?paper=${paper}&ids=${orderId}`
  }
}

describe('a phone number in whatever is typed about an order', () => {
  test('is in no answer of the office to an accountant, and whole for who packs', async () => {
    const { id, number, ids } = await buildWordyOrder()
    const { exportId } = (await accountant.call(calls.exportHistory, { body: {} })).body
    const told: string[] = []
    const read: string[] = []
    for (const path of pathsWith([...ids, exportId], id)) {
      const text = await readAs(accountant, path)
      if (text === undefined) continue
      read.push(path)
      if (digitsOf(text).includes(phone)) told.push(path)
    }
    expect(told).toEqual([])
    const papers = ['invoices', 'credit_notes'].map((paper) => `/orders/papers?paper=${paper}&ids=${id}`)
    const some = ['/orders', `/orders/${id}`, '/history', `/history/export/${exportId}`, '/today', '/health', ...papers]
    expect(read).toEqual(expect.arrayContaining(some))
    for (const text of [phone, number, spelled]) {
      const found = JSON.stringify((await accountant.call(calls.searchOrders, { body: { text } })).body)
      expect(digitsOf(found)).not.toContain(phone)
    }
    for (const path of ['/orders', `/orders/${id}`, `/orders/papers?paper=slips&ids=${id}`]) {
      expect(digitsOf((await readAs(packer, path)) ?? ''), path).toContain(phone)
    }
  })

  test('leaves the number of a part in the name of the goods, on the screen and on the paper', async () => {
    const { id } = await buildWordyOrder()
    for (const path of ['/orders', `/orders/${id}`, `/orders/papers?paper=invoices&ids=${id}`]) {
      expect(digitsOf((await readAs(accountant, path)) ?? ''), path).toContain(digitsOf(partNumber))
    }
  })
})
