import { afterAll, beforeAll, expect, it } from 'vitest'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildPacking } from '../../../../../test/builders/build-packing.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildReturning, type Returning } from '../../../../../test/builders/build-returning.ts'
import { pagesOf, plain, textOf } from '../../../../../test/builders/read-pdf.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../../test/office.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'

let desk: Returning
beforeAll(async () => {
  desk = await buildReturning(await Paying.open())
})
afterAll(() => desk.paying.close())

async function print(ids: string[], by: BuiltStaff = desk.owner) {
  const { url } = desk.paying.shop
  const headers = { host: `${officeHost}:${new URL(url).port}`, 'sec-fetch-site': 'same-origin', cookie: by.cookie }
  return askHost(url, { path: `/api/office/v1/orders/papers?paper=manifest&ids=${ids.join(',')}`, headers })
}

it('names what each courier takes: order, place, pieces, weight, amount, a total and lines to sign; no customer', async () => {
  const packing = buildPacking(desk)
  const [cash, online, unpacked] = [
    await desk.sold(['confirmed'], 'cash'),
    await desk.sold(['confirmed', 'packed', 'shipped'], 'online'),
    await desk.sold(['confirmed'], 'online'),
  ]
  const pack = (position: number, pieces: number, more: object) => packing.pack(cash, [[position, pieces]], more)
  await pack(cash.bearing.position, 3, { tracking: 'D77', weightGrams: 1250 })
  await pack(cash.belt.position, 1, { tracking: 'D78', weightGrams: 400 })
  const { status, received } = await print([cash.id, online.id, unpacked.id])
  expect(status).toBe(200)
  const text = await textOf(received)
  const said = [
    'Manifest',
    'Handed to: DTDC',
    `${cash.number} · parcel 1`,
    'D77',
    '1,250 g',
    '1,650 g',
    'Total of 2 parcels',
  ]
  const total = formatRupees(rupeesFromPaise(cash.payable))
  for (const each of [...said, total, online.number, 'Handed over by', 'Taken over by'])
    expect(text).toContain(plain(each))
  expect(text).not.toContain(plain(unpacked.number))
  const { address } = await cash.read()
  expect(text).toContain(plain(`${address.pincode} ${address.city}`))
  expect(text).not.toContain(plain(address.fullName))
  expect(text).not.toContain(address.phone)
  // each courier signs for their own parcels
  expect(await pagesOf(received)).toHaveLength(2)
})

it('has an order by phone that was paid at the counter: a courier takes it, and collects nothing', async () => {
  const { owner, paying } = desk
  const { productId } = await buildProduct(paying.shop.shop, { price: 165, stock: 5 })
  await owner.call(calls.openTill, { body: { float: 0 } })
  const { fullName: name, ...address } = kozhikode
  const order = {
    lines: [{ productId, quantity: 2 }],
    customer: { phone: '9847055501', name, address },
    pay: 'counter' as const,
  }
  const { total } = (await owner.call(calls.pricePhoneOrder, { body: order })).body.data
  const payments = [{ way: 'cash' as const, amount: total }]
  const { _id: id, number } = (await owner.call(calls.placePhoneOrder, { body: { ...order, payments } })).body.data
  await owner.call(calls.packOrder, { params: { id }, body: { saw: 'confirmed' } })
  const text = await textOf((await print([id])).received)
  for (const each of [number, 'no courier yet', formatRupees(0)]) expect(text).toContain(plain(each))
})

it('is for who ships, and of nothing where nothing is packed', async () => {
  const order = await desk.sold(['confirmed'], 'online')
  expect((await print([order.id])).status).toBe(404)
  const counter = await buildStaff(desk.paying.shop, ['counter'])
  expect((await print([order.id], counter)).status).toBe(403)
})

it('names an order by phone that was paid at the counter, with nothing to collect', async () => {
  const { productId } = await buildProduct(desk.paying.shop.shop, { price: 165, stock: 5 })
  const { fullName: name, ...address } = kozhikode
  const customer = { phone: '9847400001', name, address }
  const order = { lines: [{ productId, quantity: 2 }], customer, pay: 'counter' }
  const { total } = (await desk.owner.call(calls.pricePhoneOrder, { body: order })).body.data
  const payments = [{ way: 'upi', amount: total, reference: 'UTR 1' }]
  const { _id: id, number } = (await desk.owner.call(calls.placePhoneOrder, { body: { ...order, payments } })).body.data
  const packed = await desk.owner.call(calls.packOrder, { params: { id }, body: { saw: 'confirmed' } })
  expect(packed.status).toBe(200)
  const { status, received } = await print([id])
  expect(status).toBe(200)
  expect(await textOf(received)).toContain(number)
})
