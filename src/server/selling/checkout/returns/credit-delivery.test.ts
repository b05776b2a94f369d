import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { buildReturning, type Returning, type Sold } from '../../../../../test/builders/build-returning.ts'
import { readSentMails } from '../../../../../test/builders/read-mails.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { orderMails } from '../../../../shared/copy/order-mails.ts'
import { runCommand } from '../../../terminal/run-command.ts'
import { noteRefund } from '../../payments/note-refund.ts'
import { sendDueRefunds } from '../../payments/send-refunds.ts'

let desk: Returning
beforeAll(async () => {
  desk = await buildReturning(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterAll(() => desk.paying.close())

const allOf = ({ bearing, belt }: Sold) => [
  { position: bearing.position, pieces: 3 },
  { position: belt.position, pieces: 1 },
]
const terminal = (...given: string[]) => runCommand(desk.paying.shop.shop, given)

/** The delivery charge that an order was invoiced, in paise. */
async function chargeOf(order: Sold): Promise<number> {
  const [invoice] = await desk.papers(order)
  return invoice.delivery.total
}

/** Returns the sum of its credit notes, in paise. */
async function creditedOf(order: Sold): Promise<number> {
  const [, ...notes] = await desk.papers(order)
  return notes.reduce((sum: number, { total }: { total: number }) => sum + total, 0)
}

async function payEverythingBack(): Promise<void> {
  const { shop, bank } = desk.paying
  shop.advance(90_000)
  await sendDueRefunds(shop.shop)
  for (const refund of bank.refunds.values()) {
    bank.answerRefund(refund, 'processed')
    await noteRefund(shop.shop, await shop.shop.provider.findRefund(refund.id))
  }
}

describe('the delivery charge of an order whose last piece has come back', () => {
  it('is credited once, later, after everything else is back with the shopper', async () => {
    const order = await desk.sold()
    const charge = await chargeOf(order)
    expect(charge).toBeGreaterThan(0)
    expect((await desk.manager.call(calls.returnItems, await desk.wish(order, allOf(order)))).status).toBe(201)
    await payEverythingBack()
    expect(await order.read()).toMatchObject({ status: 'returned', paymentStatus: 'refunded', returnable: true })

    const wish = await desk.wish(order, [], { delivery: true })
    const preview = await desk.manager.call(calls.previewReturn, wish)
    expect(preview.body.data).toMatchObject({ amount: charge / 100, way: 'provider', lines: [{ pieces: 1 }] })
    const later = await desk.manager.call(calls.returnItems, wish)
    expect(later).toMatchObject({
      status: 201,
      body: { data: { status: 'returned', creditNote: { total: charge / 100 }, refund: { amount: charge / 100 } } },
    })
    expect(await order.read()).toMatchObject({ paymentStatus: 'refund_pending', returnable: false })
    expect(await desk.queue()).toContain(order.number)
    expect(await creditedOf(order)).toBe(order.payable)
    expect(await desk.faults()).toEqual([])
    expect(await desk.manager.call(calls.returnItems, await desk.wish(order, [], { delivery: true }))).toMatchObject({
      status: 409,
      body: { code: 'order_state' },
    })
    await payEverythingBack()
    expect(await order.read()).toMatchObject({ paymentStatus: 'refunded' })
    expect(await desk.queue()).not.toContain(order.number)
    expect(await desk.faults()).toEqual([])
  })

  it('has its note with its own mail: that of the return brings the note of the return, though it leaves later', async () => {
    const order = await desk.sold()
    await desk.manager.call(calls.returnItems, await desk.wish(order, allOf(order)))
    await desk.manager.call(calls.returnItems, await desk.wish(order, [], { delivery: true }))
    const [, ofReturn, ofDelivery] = await desk.papers(order)
    desk.paying.shop.advance(90_000)
    const mails = await readSentMails(desk.paying.shop.shop)
    const bring = (number: string) => ({
      pdfName: `credit-note-${number.replaceAll('/', '-')}.pdf`,
      text: expect.stringContaining(`The credit note ${number} is attached.`),
    })
    const mailOf = (news: 'returned' | 'price_reduced') =>
      mails.find(({ subject }) => subject === orderMails.subject[news](order.number))
    expect(mailOf('returned')).toMatchObject(bring(ofReturn.number))
    expect(mailOf('price_reduced')).toMatchObject(bring(ofDelivery.number))
  })

  it('is credited once of however many ask at once, also of cash', async () => {
    const order = await desk.sold(undefined, 'cash')
    const lines = allOf(order).map(({ position, pieces }) => `${position}:${pieces}`)
    await terminal('return', order.number, ...lines)
    const asked = await Promise.allSettled(
      Array.from({ length: 4 }, () => terminal('return', order.number, '--delivery', '--json')),
    )
    const done = asked.flatMap((each) => (each.status === 'fulfilled' ? [JSON.parse(each.value)] : []))
    expect(done).toHaveLength(1)
    const charge = await chargeOf(order)
    expect(done[0]).toMatchObject({
      kind: 'credit_note',
      lines: [],
      delivery: { total: charge },
      total: charge,
      refund: { amount: charge, way: 'cash', status: 'owed' },
    })
    for (const each of asked) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'order_state' })
    expect(await creditedOf(order)).toBe(order.payable)
    expect(await desk.faults()).toEqual([])
  })

  it('is credited in amounts too, together never more than was invoiced', async () => {
    const order = await desk.sold()
    const charge = await chargeOf(order)
    await desk.manager.call(calls.returnItems, await desk.wish(order, allOf(order)))
    const credit = (paise: number, lines: number[]) =>
      desk.manager.call(calls.creditItems, {
        params: { id: order.id },
        body: { amount: paise / 100, lines, reason: 'Late' },
      })
    expect(await credit(100, [order.bearing.position])).toMatchObject({
      status: 400,
      body: { errors: { amount: expect.stringContaining('is left on these lines') } },
    })
    expect((await credit(1_000, [3])).status).toBe(201)
    expect(await credit(charge, [3])).toMatchObject({ status: 400, body: { errors: { amount: expect.any(String) } } })
    const rest = await desk.manager.call(calls.returnItems, await desk.wish(order, [], { delivery: true }))
    expect(rest).toMatchObject({ status: 201, body: { data: { creditNote: { total: (charge - 1_000) / 100 } } } })
    expect((await credit(100, [3])).status).toBe(409)
    expect(await creditedOf(order)).toBe(order.payable)
    expect(await desk.faults()).toEqual([])
  })

  it('is nothing more where the last piece took it along, or where the order was refused at the door', async () => {
    const order = await desk.sold()
    const last = await desk.manager.call(calls.returnItems, await desk.wish(order, allOf(order), { delivery: true }))
    expect(last.status).toBe(201)
    expect(await order.read()).toMatchObject({ returnable: false })
    await expect(terminal('return', order.number, '--delivery')).rejects.toMatchObject({ code: 'order_state' })
    const refused = await desk.sold(['confirmed', 'packed', 'shipped'], 'cash')
    await terminal('return', refused.number, ...allOf(refused).map(({ position, pieces }) => `${position}:${pieces}`))
    await expect(terminal('return', refused.number, '--delivery')).rejects.toMatchObject({ code: 'order_state' })
    expect(await desk.faults()).toEqual([])
  })
})

describe('the delivery charge alone of an order that the shopper keeps', () => {
  it('leaves the order delivered, and is not credited again with pieces or with the whole order', async () => {
    const order = await desk.sold()
    const charge = await chargeOf(order)
    const alone = await desk.manager.call(calls.returnItems, await desk.wish(order, [], { delivery: true }))
    expect(alone).toMatchObject({
      status: 201,
      body: { data: { status: 'delivered', refund: { amount: charge / 100 } } },
    })
    const [piece] = allOf(order)
    const twice = await desk.wish(order, piece ? [piece] : [], { delivery: true })
    expect(await desk.manager.call(calls.returnItems, twice)).toMatchObject({
      status: 400,
      body: { errors: { delivery: 'The delivery charge is credited already, or there was none' } },
    })
    const all = { saw: 'delivered' as const, reason: 'All of it' }
    expect((await desk.manager.call(calls.returnOrder, { params: { id: order.id }, body: all })).status).toBe(200)
    expect(await creditedOf(order)).toBe(order.payable)
    expect(await desk.faults()).toEqual([])
  })

  test('of cash that is still due is refused: all of it is collected or nothing', async () => {
    const order = await desk.sold(['confirmed', 'packed', 'shipped'], 'cash')
    await expect(terminal('return', order.number, '--delivery')).rejects.toMatchObject({ code: 'order_state' })
    await expect(terminal('return', order.number)).rejects.toThrow('What comes back?')
  })

  it('that a price credit took whole is no line of the last note', async () => {
    const order = await desk.sold()
    const charge = await chargeOf(order)
    const body = { amount: charge / 100, lines: [3], reason: 'Late' }
    expect((await desk.manager.call(calls.creditItems, { params: { id: order.id }, body })).status).toBe(201)
    const again = await desk.manager.call(calls.returnItems, await desk.wish(order, [], { delivery: true }))
    expect(again).toMatchObject({ status: 400, body: { errors: { delivery: expect.any(String) } } })
    const all = { saw: 'delivered' as const, reason: 'All of it' }
    expect((await desk.manager.call(calls.returnOrder, { params: { id: order.id }, body: all })).status).toBe(200)
    const papers = await desk.papers(order)
    expect(papers.at(-1)).toMatchObject({ kind: 'credit_note', delivery: null })
    expect(await creditedOf(order)).toBe(order.payable)
    expect(await desk.faults()).toEqual([])
  })
})
