import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildDesk, type PlacedOrder } from '../../../../test/builders/build-desk.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { set } from '../../../../test/builders/set.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { usualCarriers } from '../../../shared/settings/carriers.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof buildDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await buildDesk(shop)
  await set(shop, {
    'shop.name': 'Chaliyam Tools',
    'delivery.carriers': [
      { name: 'Quick Parcel', url: 'https://quick.example/track?awb={number}' },
      { name: 'Own van', url: '' },
    ],
  })
})
afterAll(() => shop.close())

const of = (id: string) => ({ params: { id } })

async function ship({ id }: PlacedOrder, carrier: string, trackingNumber: string | null): Promise<void> {
  const body = { saw: 'packed', carrier, trackingNumber }
  expect((await desk.packer.call(calls.shipOrder, { ...of(id), body })).status).toBe(200)
}

async function shipped(carrier: string, trackingNumber: string | null): Promise<PlacedOrder> {
  const order = await desk.packed()
  await ship(order, carrier, trackingNumber)
  return order
}

const inOffice = async ({ id }: PlacedOrder, by: BuiltStaff = desk.packer) =>
  (await by.call(calls.getOrder, of(id))).body.data

async function shippedMail({ number }: PlacedOrder) {
  shop.advance(61_000)
  return (await readSentMails(shop.shop)).find(({ subject }) => subject.includes(`${number} is on its way`))
}

describe('the carriers of a shop', () => {
  it('are named to who ships an order, and to nobody before', async () => {
    const order = await desk.confirmed()
    expect((await inOffice(order)).carriers).toEqual([])
    await desk.pack(order.id)
    expect((await inOffice(order)).carriers).toEqual(['Quick Parcel', 'Own van'])
    expect((await inOffice(order, await buildStaff(shop, ['accountant']))).carriers).toEqual([])
  })
})

describe('the link to a parcel', () => {
  it('is what shopper and office see of a carrier with a page, whatever the case of its name', async () => {
    const order = await shipped('quick parcel', 'Q 1/2?')
    const shipment = {
      carrier: 'quick parcel',
      trackingNumber: 'Q 1/2?',
      trackingLink: 'https://quick.example/track?awb=Q%201%2F2%3F',
    }
    expect((await desk.asShopper(order)).shipment).toEqual(shipment)
    expect((await inOffice(order)).shipment).toEqual(shipment)
  })

  it('is in the mail, in its text and as a button', async () => {
    const mail = await shippedMail(await shipped('Quick Parcel', 'Q48213377'))
    expect(mail?.text).toContain('Courier: Quick Parcel\nTracking number: Q48213377')
    expect(mail?.text).toContain('Track the parcel: https://quick.example/track?awb=Q48213377')
    expect(mail?.html).toContain('href="https://quick.example/track?awb=Q48213377"')
  })

  it('is nowhere without a page of the carrier, and without a number', async () => {
    const cases = [
      ['Own van', 'Q48213377'],
      ['https://quick.example', 'https://other.example/Q1'],
      ['Quick Parcel', null],
    ] as const
    for (const [carrier, trackingNumber] of cases) {
      const order = await shipped(carrier, trackingNumber)
      expect((await desk.asShopper(order)).shipment).toEqual({ carrier, trackingNumber })
      expect((await inOffice(order)).shipment).toEqual({ carrier, trackingNumber })
      const mail = await shippedMail(order)
      expect(mail?.text).toContain(`Courier: ${carrier}`)
      expect(mail?.text).not.toContain('Track the parcel')
    }
  })

  it('follows the setting, also for parcels that have left', async () => {
    const order = await shipped('Delhivery', '1490812345')
    expect((await desk.asShopper(order)).shipment?.trackingLink).toBeUndefined()
    const before = shop.shop.settings.now()['delivery.carriers']
    await set(shop, { 'delivery.carriers': usualCarriers })
    expect((await desk.asShopper(order)).shipment?.trackingLink).toBe(
      'https://www.delhivery.com/track/package/1490812345',
    )
    await set(shop, { 'delivery.carriers': [...before] })
  })

  it('is not shown to who sees no phone numbers where the number could be one', async () => {
    const order = await shipped('Quick Parcel', '9847011223')
    const accountant = await buildStaff(shop, ['accountant'])
    expect((await inOffice(order, accountant)).shipment).toEqual({
      carrier: 'Quick Parcel',
      trackingNumber: '••••••1223',
    })
    const other = await shipped('Quick Parcel', 'Q48213377')
    expect((await inOffice(other, accountant)).shipment?.trackingLink).toContain('Q48213377')
  })
})

describe('the message about an order', () => {
  it('says where it stands, and the way to its parcel while that travels', async () => {
    const order = await desk.confirmed()
    const hello = `Hello ${(await desk.asShopper(order)).deliveryAddress.fullName}, this is Chaliyam Tools.`
    const message = async () => (await inOffice(order)).customer.message
    expect(await message()).toBe(`${hello} Your order ${order.number} is confirmed, and we are packing it.`)
    await desk.pack(order.id)
    expect(await message()).toBe(`${hello} Your order ${order.number} is packed and will leave soon.`)
    await ship(order, 'Quick Parcel', 'Q48213377')
    const way =
      'Courier: Quick Parcel, tracking number Q48213377. Track it here: https://quick.example/track?awb=Q48213377'
    expect(await message()).toBe(`${hello} Your order ${order.number} is on its way. ${way}`)
    await desk.sendOut(order.id)
    expect(await message()).toBe(`${hello} Your order ${order.number} is out for delivery. ${way}`)
    const body = { saw: 'out_for_delivery', collectedAs: 'cash' }
    await desk.packer.call(calls.deliverOrder, { ...of(order.id), body })
    expect(await message()).toBe(`${hello} Your order ${order.number} has been delivered.`)
    const reason = { saw: 'delivered', reason: 'Too short' } as const
    expect((await desk.manager.call(calls.returnOrder, { ...of(order.id), body: reason })).status).toBe(200)
    expect(await message()).toBe(`${hello} We have received your return of order ${order.number}.`)
  })

  it.each(['shipped', 'atTheDoor'] as const)('says that what was never delivered came back: %s', async (at) => {
    const order = await desk[at]()
    const saw = at === 'shipped' ? 'shipped' : 'out_for_delivery'
    const body = { saw, reason: 'Refused at the door' } as const
    expect((await desk.manager.call(calls.returnOrder, { ...of(order.id), body })).status).toBe(200)
    expect((await inOffice(order)).customer.message).toMatch(
      new RegExp(`this is Chaliyam Tools\\. Order ${order.number} came back to us undelivered\\.$`),
    )
  })

  it('says the same where “delivered” was a mistake', async () => {
    const order = await desk.atTheDoor()
    const delivered = { saw: 'out_for_delivery', collectedAs: 'cash' } as const
    await desk.packer.call(calls.deliverOrder, { ...of(order.id), body: delivered })
    const undone = await desk.packer.call(calls.undeliverOrder, { ...of(order.id), body: { saw: 'delivered' } })
    expect(undone.status).toBe(200)
    const body = { saw: 'out_for_delivery', reason: 'Refused at the door' } as const
    expect((await desk.manager.call(calls.returnOrder, { ...of(order.id), body })).status).toBe(200)
    expect((await inOffice(order)).customer.message).toContain('came back to us undelivered')
  })

  it('is in no answer to who sees no phone numbers', async () => {
    const order = await desk.confirmed()
    const { customer } = await inOffice(order, await buildStaff(shop, ['accountant']))
    expect(customer.phoneIsWhole).toBe(false)
    expect(customer.message).toBeUndefined()
  })
})
