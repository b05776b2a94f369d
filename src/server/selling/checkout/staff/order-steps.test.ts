import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { buildDesk } from '../../../../../test/builders/build-desk.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { readSentMails } from '../../../../../test/builders/read-mails.ts'
import { buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { permissions, type Role, roles } from '../../../../shared/office/permissions.ts'
import { orderSteps } from '../../../../shared/office/steps-of-orders.ts'
import { auditMoney } from '../../../operations/audit/audit-money.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof buildDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await buildDesk(shop)
})
afterAll(() => shop.close())

const of = (id: string) => ({ params: { id } })

describe('a step of an order', () => {
  it('is made by the people of the shop, who stand in its story', async () => {
    const order = await desk.atTheDoor()
    const done = await desk.packer.call(calls.deliverOrder, {
      ...of(order.id),
      body: { saw: 'out_for_delivery', collectedAs: 'online' },
    })
    expect(done).toMatchObject({ status: 200, body: { message: `${order.number} is delivered.` } })
    expect(await desk.asShopper(order)).toMatchObject({
      status: 'delivered',
      paymentStatus: 'collected',
      shipment: { carrier: 'DTDC', trackingNumber: 'D48213377' },
    })
    const { body } = await desk.manager.call(calls.getOrder, of(order.id))
    expect(body.data.collectedAs).toBe('online')
    const moves = body.data.events.filter(({ kind }) => kind === 'move').map(({ text, by }) => [text, by])
    expect(moves.reverse()).toEqual([
      ['Placed', null],
      ['Confirmed', 'Ramla Beegum'],
      ['Packed', 'Sajan'],
      ['Shipped', 'Sajan'],
      ['Out for delivery', 'Sajan'],
      ['Delivered', 'Sajan'],
    ])
  })

  it('wants to know how it was paid at the door', async () => {
    const order = await desk.atTheDoor()
    expect(
      await desk.packer.call(calls.deliverOrder, { ...of(order.id), body: { saw: 'out_for_delivery' } }),
    ).toMatchObject({
      status: 400,
      body: { errors: { collectedAs: 'Select how it was paid: in cash, or online at the door' } },
    })
  })

  it('is refused to who saw another status, naming who was faster', async () => {
    const order = await desk.confirmed()
    expect(await desk.confirm(order.id, await buildStaff(shop, ['counter']))).toMatchObject({
      status: 409,
      body: { code: 'order_state', message: 'Ramla Beegum changed this order: it is confirmed now' },
    })
  })

  it('is done once where two press at the same moment', async () => {
    const counter = await buildStaff(shop, ['counter'], { name: 'Counter' })
    for (let round = 0; round < 5; round++) {
      const { id } = await desk.placed()
      const answers = await Promise.all([desk.confirm(id), desk.confirm(id, counter)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.body.message).toMatch(/^(Ramla Beegum|Counter) changed this order/)
    }
  })

  it('is done once where it is sent twice', async () => {
    const { id } = await desk.placed()
    const command = randomUUID()
    const body = { saw: 'pending' }
    const first = await desk.manager.call(calls.confirmOrder, { ...of(id), body, command })
    const again = await desk.manager.call(calls.confirmOrder, { ...of(id), body, command })
    expect(again.body).toEqual(first.body)
  })

  it('is not known of an order that there is not', async () => {
    expect(await desk.confirm('nothing')).toMatchObject({ status: 404 })
  })

  it('is made by who may, and by nobody else', async () => {
    const named = {
      confirm: calls.confirmOrder,
      pack: calls.packOrder,
      ship: calls.shipOrder,
      'out-for-delivery': calls.sendOut,
      deliver: calls.deliverOrder,
      return: calls.returnOrder,
      cancel: calls.cancelOrderForShop,
      unpack: calls.unpackOrder,
      unship: calls.unshipOrder,
      'call-back': calls.callBackOrder,
      undeliver: calls.undeliverOrder,
    }
    for (const role of roles) {
      const person = await buildStaff(shop, [role])
      for (const [name, endpoint] of Object.entries(named)) {
        const needs = orderSteps[name as keyof typeof orderSteps].needs
        const may = (permissions[needs] as readonly Role[]).includes(role)
        const body = { saw: 'pending', carrier: 'DTDC', reason: 'tried out' }
        const { status } = await person.call(endpoint, { ...of('nothing'), body })
        expect(status, `${role} ${name}`).toBe(may ? 404 : 403)
      }
    }
  })
})

describe('an order that ends', () => {
  it.each(['confirmed', 'packed'] as const)('is cancelled by the shop while %s, with a credit note', async (saw) => {
    const order = await desk[saw]()
    const body = { saw, reason: 'The customer called' }
    expect(await desk.manager.call(calls.cancelOrderForShop, { ...of(order.id), body })).toMatchObject({ status: 200 })
    expect(await desk.asShopper(order)).toMatchObject({
      status: 'cancelled',
      invoice: { number: expect.any(String) },
      creditNote: { number: expect.any(String) },
    })
  })

  it('has its credit note where it is cancelled in the moment of its confirmation', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await desk.placed()
      const body = { saw: 'confirmed', reason: 'The customer called' }
      const cancel = () => desk.manager.call(calls.cancelOrderForShop, { ...of(order.id), body })
      const [done, cancelled] = await Promise.all([desk.confirm(order.id), cancel()])
      expect(done.status).toBe(200)
      if (cancelled.status !== 200) expect(await cancel()).toMatchObject({ status: 200 })
      expect(await desk.asShopper(order)).toMatchObject({ creditNote: { number: expect.any(String) } })
    }
  })

  it('is not cancelled once it is on its way, and never without a reason', async () => {
    const order = await desk.shipped()
    const cancel = (body: object) => desk.manager.call(calls.cancelOrderForShop, { ...of(order.id), body })
    expect(await cancel({ saw: 'shipped', reason: 'Too late' })).toMatchObject({ status: 409 })
    expect(await cancel({ saw: 'shipped', reason: '  ' })).toMatchObject({ status: 400 })
  })

  it('gives no more back than the person may: what is above their limit is for an owner', async () => {
    const product = await buildProduct(shop.shop, { price: 6000, stock: 1 })
    const { order, shopper } = await placeOrder(shop, { product })
    const { _id: id, number } = order
    for (const step of [desk.confirm, desk.pack, desk.ship, desk.sendOut]) await step(id)
    await desk.packer.call(calls.deliverOrder, { ...of(id), body: { saw: 'out_for_delivery', collectedAs: 'cash' } })
    const body = { saw: 'delivered', reason: 'It does not fit' }
    const refused = await desk.manager.call(calls.returnOrder, { ...of(id), body })
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    expect(refused.body.message).toMatch(/^This refunds ₹6,\d{3}\. You may refund ₹5,000 at most\. Please ask an owner/)
    expect(await desk.asShopper({ id, number, shopper })).toMatchObject({ status: 'delivered', creditNote: null })
    const owner = await buildStaff(shop, ['owner'])
    expect(await owner.call(calls.returnOrder, { ...of(id), body })).toMatchObject({ status: 200 })
    expect(await desk.asShopper({ id, number, shopper })).toMatchObject({ paymentStatus: 'refund_pending' })
  })

  it('comes back where it was refused at the door: credited, and nothing to pay', async () => {
    const order = await desk.atTheDoor()
    const body = { saw: 'out_for_delivery', reason: 'Refused at the door' }
    expect(await desk.manager.call(calls.returnOrder, { ...of(order.id), body })).toMatchObject({ status: 200 })
    expect(await desk.asShopper(order)).toMatchObject({
      status: 'returned',
      paymentStatus: 'void',
      creditNote: { number: expect.any(String) },
    })
    shop.advance(61_000)
    const mail = (await readSentMails(shop.shop)).find(({ subject }) =>
      subject.includes(`return of order ${order.number}`),
    )
    expect(mail?.text).toContain('There is nothing to pay.')
  })
})

it('leaves books in which everything adds up', async () => {
  await buildProduct(shop.shop)
  const { checks } = await auditMoney(shop.shop)
  expect(checks.filter(({ faults }) => faults.length > 0)).toEqual([])
})
