import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPacking } from '../../../../../test/builders/build-packing.ts'
import { buildReturning, type Returning, type Sold } from '../../../../../test/builders/build-returning.ts'
import { readSentMails } from '../../../../../test/builders/read-mails.ts'
import { set } from '../../../../../test/builders/set.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'

let desk: Returning
let by: ReturnType<typeof buildPacking>
beforeAll(async () => {
  desk = await buildReturning(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
  by = buildPacking(desk)
  await set(desk.paying.shop, {
    'delivery.carriers': [{ name: 'DTDC', url: 'https://dtdc.example/track?awb={number}' }],
  })
})
afterAll(() => desk.paying.close())

/** Subjects and texts of the mails about an order that have left, the oldest first; 61 s later. */
async function mailsOf(order: Sold) {
  desk.paying.shop.advance(61_000)
  const mails = (await readSentMails(desk.paying.shop.shop)).filter(({ subject }) => subject.includes(order.number))
  return mails.map((mail) => ({ ...mail, about: mail.subject.replace(order.number, '#') }))
}

const about = async (order: Sold) => (await mailsOf(order)).map((mail) => mail.about).sort()
const mailAbout = async (order: Sold, subject: string) =>
  (await mailsOf(order)).find((mail) => mail.about === subject) ?? expect.unreachable(subject)

/** An order of a shopper whose address is confirmed, in two parcels. */
async function inTwo(how: 'online' | 'cash'): Promise<Sold> {
  const order = await by.inTwo(how)
  const email = `${order.shopper.userId}@example.in`
  const changed = { email, email_confirmed_at: new Date('2026-01-01') }
  await desk.paying.shop.db.updateTable('users').set(changed).where('id', '=', order.shopper.userId).execute()
  return order
}

const first = 'A parcel of your order # is on its way'
const last = 'Your order # is on its way'

describe('a parcel that leaves', () => {
  it('tells what is in it, who brings it, what it costs, and what is still to come; the last as ever', async () => {
    const order = await inTwo('cash')
    const [one] = (await by.asShopper(order)).parcels ?? []
    await by.step(order, 'shipParcel', 1, 'packed')
    const mail = await mailAbout(order, first)
    expect(mail.text).toContain('Parcel 1 has left our store')
    expect(mail.text).toContain(`Please have ${formatRupees(one?.toPay ?? 0)} ready in cash.`)
    expect(mail.text).toContain('Courier: DTDC\nTracking number: D1')
    expect(mail.text).toContain('Track the parcel: https://dtdc.example/track?awb=D1')
    expect(mail.text).toMatch(/In this parcel: 1 × .+\nStill to come: 2 × .+, 1 × /)
    const { customer } = await order.read()
    expect(customer.message).toMatch(
      /comes in several parcels\. Parcel 1 is on its way: 1 × .+ Track it here: .+awb=D1/,
    )
    expect(customer.message).toMatch(/Still to come: 2 × .+, 1 × /)

    await by.step(order, 'shipParcel', 2, 'packed')
    expect((await about(order)).filter((each) => each.includes('on its way'))).toEqual([first, last])
    expect((await order.read()).customer.message).not.toContain('Still to come')
  })

  it('tells nothing of its own where it is the only one, or leaves with all others', async () => {
    const whole = await inTwo('online')
    const body = { saw: 'packed', carrier: 'DTDC' }
    expect((await desk.manager.call(calls.shipOrder, { params: { id: whole.id }, body })).status).toBe(200)
    expect(await about(whole)).not.toContain(first)
    expect(await about(whole)).toContain(last)
  })

  it('tells nothing that was taken back within a minute, and is news again when it leaves again', async () => {
    const order = await inTwo('online')
    const params = { id: order.id }
    for (const number of [1, 2]) await by.step(order, 'shipParcel', number, 'packed')
    expect((await desk.manager.call(calls.unshipOrder, { params, body: { saw: 'shipped' } })).status).toBe(200)
    expect((await about(order)).filter((each) => /on its way|Correction/.test(each))).toEqual([])
    await by.step(order, 'shipParcel', 2, 'packed')
    expect((await about(order)).filter((each) => each === first)).toHaveLength(1)
    await by.step(order, 'shipParcel', 1, 'packed')
    expect((await desk.manager.call(calls.unshipOrder, { params, body: { saw: 'shipped' } })).status).toBe(200)
    const sent = await about(order)
    expect(sent.filter((each) => each === last)).toEqual([])
    expect(sent.filter((each) => each.startsWith('Correction'))).toHaveLength(1)
  })
})

describe('a parcel that does not arrive', () => {
  it('tells that there is nothing to pay for it, with its credit note', async () => {
    const order = await inTwo('cash')
    for (const number of [1, 2]) await by.sent(order, number)
    await by.step(order, 'refuseParcel', 2, 'out', { how: 'lost', reason: 'The courier has lost it' })
    const mail = await mailAbout(order, 'A parcel of your order # was lost')
    expect(mail.text).toContain(
      'Parcel 2 of your order was lost on its way. We are sorry. There is nothing to pay for it.',
    )
    expect(mail.pdfName).toMatch(/\.pdf$/)
    expect(mail.text).toMatch(/In this parcel: 2 × .+, 1 × /)
  })

  it('tells what goes back for it where it was paid', async () => {
    const order = await inTwo('online')
    for (const number of [1, 2]) await by.sent(order, number)
    await by.step(order, 'refuseParcel', 1, 'out', { how: 'refused', reason: 'Nobody at home' })
    const mail = await mailAbout(order, 'A parcel of your order # was not accepted')
    expect(mail.text).toContain('Parcel 1 of your order was not accepted and comes back to us. We refund ₹')
  })
})
