import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { buildDesk } from '../../../../../test/builders/build-desk.ts'
import { readSentMails } from '../../../../../test/builders/read-mails.ts'
import type { BuiltStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof buildDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await buildDesk(shop)
})
afterAll(() => shop.close())

const of = (id: string) => ({ params: { id } })

const mailsOf = (id: string) =>
  shop.db
    .selectFrom('outbox')
    .select(['event_key', 'sent_at'])
    .where('event_key', 'like', `order:${id}:%`)
    .orderBy('id')
    .execute()
    .then((rows) =>
      rows.map(({ event_key, sent_at }) => `${event_key.split(':').slice(2).join(':')}${sent_at ? ' sent' : ''}`),
    )

describe('what a step sends', () => {
  it('waits for a minute', async () => {
    const order = await desk.shipped()
    const [mail, command] = await Promise.all([
      shop.db
        .selectFrom('outbox')
        .select('due_at')
        .where('event_key', '=', `order:${order.id}:shipped`)
        .executeTakeFirstOrThrow(),
      shop.db
        .selectFrom('commands')
        .select('at')
        .where('subject_id', '=', order.id)
        .where('name', '=', 'order.ship')
        .executeTakeFirstOrThrow(),
    ])
    expect(mail.due_at.getTime() - command.at.getTime()).toBe(60_000)
  })

  it('is withdrawn with the step, and sent when the step is made again', async () => {
    const order = await desk.shipped()
    const back = await desk.packer.call(calls.unshipOrder, { ...of(order.id), body: { saw: 'shipped' } })
    expect(back).toMatchObject({ status: 200, body: { mail: 'withdrawn', data: { status: 'packed' } } })
    expect(await mailsOf(order.id)).toEqual(['placed', 'confirmed'])
    expect(await desk.asShopper(order)).toMatchObject({ status: 'packed', shipment: null })
    expect((await desk.asShopper(order)).timeline.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'packed',
    ])
    await desk.ship(order.id, 'D2')
    expect(await mailsOf(order.id)).toEqual(['placed', 'confirmed', 'shipped:2'])
    expect((await desk.asShopper(order)).shipment).toEqual({ carrier: 'DTDC', trackingNumber: 'D2' })
  })

  it('names carrier and number to the shopper', async () => {
    const order = await desk.shipped()
    shop.advance(61_000)
    const mail = (await readSentMails(shop.shop)).find(({ subject }) =>
      subject.includes(`${order.number} is on its way`),
    )
    expect(mail?.text).toContain('Courier: DTDC')
    expect(mail?.text).toContain('Tracking number: D48213377')
  })

  it('is corrected by another mail where it has gone', async () => {
    const order = await desk.shipped()
    shop.advance(61_000)
    await readSentMails(shop.shop)
    const back = await desk.packer.call(calls.unshipOrder, { ...of(order.id), body: { saw: 'shipped' } })
    expect(back.body).toMatchObject({ mail: 'gone' })
    expect(back.body.message).toContain('a correction follows')
    const mails = await readSentMails(shop.shop)
    expect(mails.map(({ subject }) => subject)).toContain(`Correction about your order ${order.number}`)
  })
})

describe('a step that is taken back', () => {
  it('walks back from the door to the bench, and forward again', async () => {
    const order = await desk.atTheDoor()
    const body = { saw: 'out_for_delivery', collectedAs: 'cash' }
    await desk.packer.call(calls.deliverOrder, { ...of(order.id), body })
    const back = async (endpoint: Parameters<BuiltStaff['call']>[0], saw: string) =>
      (await desk.packer.call(endpoint, { ...of(order.id), body: { saw } })).body
    expect(await back(calls.undeliverOrder, 'delivered')).toMatchObject({ mail: 'withdrawn' })
    expect(await desk.asShopper(order)).toMatchObject({ paymentStatus: 'due', deliveredAt: null })
    expect(await back(calls.callBackOrder, 'out_for_delivery')).toMatchObject({ data: { status: 'shipped' } })
    expect(await back(calls.unshipOrder, 'shipped')).toMatchObject({ data: { status: 'packed' } })
    expect(await back(calls.unpackOrder, 'packed')).toMatchObject({ data: { status: 'confirmed' }, mail: 'none' })
    await desk.pack(order.id)
    await desk.ship(order.id)
    await desk.sendOut(order.id)
    expect(await desk.packer.call(calls.deliverOrder, { ...of(order.id), body })).toMatchObject({ status: 200 })
    expect(await desk.asShopper(order)).toMatchObject({ status: 'delivered', paymentStatus: 'collected' })
  })

  it('is never one with a numbered paper', async () => {
    const order = await desk.confirmed()
    const answer = await desk.packer.call(calls.unpackOrder, { ...of(order.id), body: { saw: 'confirmed' } })
    expect(answer).toMatchObject({ status: 409, body: { message: 'This step cannot be undone' } })
  })
})
