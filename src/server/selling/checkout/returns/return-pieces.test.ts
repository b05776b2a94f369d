import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BackLine,
  buildReturning,
  type Returning,
  toTheDoor,
} from '../../../../../test/builders/build-returning.ts'
import { readSentMails } from '../../../../../test/builders/read-mails.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { runCommand } from '../../../terminal/run-command.ts'
import { noteRefund } from '../../payments/note-refund.ts'
import { sendDueRefunds } from '../../payments/send-refunds.ts'
import { moveOrder } from '../transitions/move-order.ts'

let desk: Returning
beforeAll(async () => {
  desk = await buildReturning(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterAll(() => desk.paying.close())

describe('a part of an order that comes back', () => {
  it('is credited, refunded and restocked at once, as often as something is left; the last piece returns the order', async () => {
    const order = await desk.sold()
    const { bearing, belt } = order
    const first = await desk.manager.call(
      calls.returnItems,
      await desk.wish(order, [{ position: bearing.position, pieces: 1 }]),
    )
    expect(first).toMatchObject({ status: 201, body: { data: { status: 'delivered', refund: { way: 'provider' } } } })
    expect(await desk.paying.stockOf(bearing.productId)).toMatchObject({ on_hand: 1 })
    expect(await order.read()).toMatchObject({ status: 'delivered', paymentStatus: 'paid' })
    expect(await desk.queue()).toContain(order.number)
    expect(await desk.faults()).toEqual([])

    const second = await desk.manager.call(
      calls.returnItems,
      await desk.wish(order, [
        { position: bearing.position, pieces: 1, condition: 'scrap' },
        { position: belt.position, pieces: 1, condition: 'inspect' },
      ]),
    )
    expect(second.status).toBe(201)
    expect(await desk.paying.stockOf(belt.productId)).toMatchObject({ on_hand: 0 })
    const last = await desk.manager.call(
      calls.returnItems,
      await desk.wish(order, [{ position: bearing.position, pieces: 1 }], { delivery: true }),
    )
    expect(last).toMatchObject({ status: 201, body: { data: { status: 'returned' } } })
    expect(await desk.faults()).toEqual([])

    const [invoice, ...notes] = await desk.papers(order)
    expect(notes).toHaveLength(3)
    for (const head of ['taxable', 'cgst', 'sgst', 'igst', 'total']) {
      const sum = (of: { lines: Record<string, number>[] }[], position: number) =>
        of
          .flatMap(({ lines }) => lines)
          .filter((l) => l.position === position)
          .reduce((all, l) => all + (l[head] ?? 0), 0)
      expect(sum(notes, bearing.position)).toBe(sum([invoice], bearing.position))
    }
    expect(notes.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(order.payable)
    expect(notes[0].lines).toMatchObject([{ position: bearing.position, pieces: 1 }])

    desk.paying.shop.advance(90_000)
    await sendDueRefunds(desk.paying.shop.shop)
    for (const refund of desk.paying.bank.refunds.values()) {
      desk.paying.bank.answerRefund(refund, 'processed')
      await noteRefund(desk.paying.shop.shop, await desk.paying.shop.shop.provider.findRefund(refund.id))
    }
    const [shown] = await desk.paying.ordersOf(order.shopper)
    expect(shown).toMatchObject({
      paymentStatus: 'refunded',
      refund: { status: 'processed', amount: order.payable / 100 },
    })
    expect(shown?.creditNotes).toHaveLength(3)
    expect(await desk.queue(), 'the belt still waits to be looked at').toContain(order.number)
    const inspected = await desk.manager.call(calls.inspectItems, {
      params: { id: order.id },
      body: { lines: [{ position: belt.position, restock: 1, scrap: 0 }] },
    })
    expect(inspected.status).toBe(200)
    expect(await desk.paying.stockOf(belt.productId)).toMatchObject({ on_hand: 1 })
    expect(await desk.queue()).not.toContain(order.number)
    const again = await desk.manager.call(calls.inspectItems, {
      params: { id: order.id },
      body: { lines: [{ position: belt.position, restock: 1, scrap: 0 }] },
    })
    expect(again).toMatchObject({ status: 400, body: { errors: { 'lines.0.restock': 'Nothing waits to be checked' } } })
    expect(await desk.faults()).toEqual([])
    const mails = (await readSentMails(desk.paying.shop.shop)).filter(({ subject }) => subject.includes(order.number))
    expect(mails.filter(({ subject }) => subject.includes('items back'))).toHaveLength(2)
    expect(mails.filter(({ subject }) => subject.includes('Refund for'))).toHaveLength(3)
  })

  it('leaves the rest to the whole order: what is credited already is not credited again', async () => {
    const order = await desk.sold()
    await desk.manager.call(
      calls.returnItems,
      await desk.wish(order, [{ position: order.bearing.position, pieces: 2 }]),
    )
    await moveOrder(desk.paying.shop.shop, order.id, 'returned')
    const [, ...notes] = await desk.papers(order)
    expect(notes.map(({ lines }: { lines: BackLine[] }) => lines.map(({ pieces }) => pieces))).toEqual([[2], [1, 1]])
    expect(notes.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(order.payable)
    expect(await desk.faults()).toEqual([])
  })

  it('is taken once, whoever is first, however many try; the same command again gives the first answer', async () => {
    const order = await desk.sold()
    const { position } = order.belt
    const call = await desk.wish(order, [{ position, pieces: 1 }])
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.owner.call(calls.returnItems, call)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    expect((await desk.papers(order)).slice(1)).toHaveLength(1)
    const command = '6f0f8f0e-6f70-4b1e-9d9e-0a5a1f0d6c01'
    const same = await desk.wish(order, [{ position: order.bearing.position, pieces: 1 }])
    const one = await desk.owner.call(calls.returnItems, { ...same, command })
    expect(await desk.owner.call(calls.returnItems, { ...same, command })).toMatchObject({
      status: 201,
      body: one.body,
    })
    expect((await desk.papers(order)).slice(1)).toHaveLength(2)
    expect(await desk.faults()).toEqual([])
  })
})

describe('a refund that the provider refuses', () => {
  it('is asked for again by who pays back, once', async () => {
    const order = await desk.sold()
    const lines = [{ position: order.belt.position, pieces: 1 }]
    const { body } = await desk.manager.call(calls.returnItems, await desk.wish(order, lines))
    const params = { id: body.data.refund?._id ?? '' }
    await desk.paying.shop.pool.query(`UPDATE refunds SET status = 'stopped', due_at = NULL WHERE id = $1`, [params.id])
    expect((await desk.owner.call(calls.retryOfRefund, { params })).status).toBe(200)
    expect((await order.read()).money?.refunds).toMatchObject([{ status: 'queued' }])
    expect(await desk.owner.call(calls.refundPaid, { params, body: { way: 'upi', reference: 'UTR 1' } })).toMatchObject(
      {
        status: 409,
        body: { message: 'This refund is in progress. Please wait for it.' },
      },
    )
    expect((await desk.owner.call(calls.retryOfRefund, { params: { id: 'nothing' } })).status).toBe(404)
  })
})

describe('money without goods', () => {
  it('is a credit of the price of chosen lines, never of more than is left, never without a line', async () => {
    const order = await desk.sold()
    const { position } = order.bearing
    const credit = (amount: number, lines: number[]) =>
      desk.manager.call(calls.creditItems, { params: { id: order.id }, body: { amount, lines, reason: 'Scratched' } })
    expect(await credit(10, [])).toMatchObject({ status: 400, body: { errors: { lines: expect.any(String) } } })
    const [invoice] = await desk.papers(order)
    const line = invoice.lines.find((each: BackLine) => each.position === position)
    expect(await credit((line.total + 1) / 100, [position])).toMatchObject({
      status: 400,
      body: { errors: { amount: expect.stringContaining('is left on these lines') } },
    })
    expect(await credit(30, [position])).toMatchObject({ status: 201, body: { data: { refund: { amount: 30 } } } })
    const [, note] = await desk.papers(order)
    expect(note).toMatchObject({ total: 3000, delivery: null, lines: [{ position, pieces: 0, total: 3000 }] })
    expect(note.lines[0].cgst).toBe(note.lines[0].sgst)
    const preview = await desk.manager.call(calls.previewReturn, await desk.wish(order, [{ position, pieces: 3 }]))
    expect(preview.body.data.amount).toBe((line.total - 3000) / 100)
    expect((await desk.manager.call(calls.returnItems, await desk.wish(order, [{ position, pieces: 3 }]))).status).toBe(
      201,
    )
    expect((await credit(1, [position])).status).toBe(400)
    expect(await desk.faults()).toEqual([])
  })
})

describe('cash', () => {
  it('goes back by hand: owed, then paid with its way, and counted on its day', async () => {
    const order = await desk.sold(undefined, 'cash')
    const { position } = order.bearing
    const back = await desk.manager.call(calls.returnItems, await desk.wish(order, [{ position, pieces: 1 }]))
    const { refund } = back.body.data
    expect(refund).toMatchObject({ amount: 165, way: 'cash', status: 'owed' })
    expect(await desk.queue()).toContain(order.number)
    const params = { id: refund?._id ?? '' }
    for (const reference of ['', 'UT', 'x'.repeat(61)]) {
      const body = { way: 'upi', reference }
      expect(await desk.owner.call(calls.refundPaid, { params, body })).toMatchObject({
        status: 400,
        body: { errors: { reference: expect.any(String) } },
      })
    }
    const report = async () => {
      const days = ['--from', '2026-11-01', '--to', '2026-12-31']
      const { rows } = JSON.parse(await runCommand(desk.paying.shop.shop, ['report', 'payments', ...days, '--json']))
      return (
        rows.find((row: { what: string; way: string }) => row.what === 'refunded' && row.way === 'upi')?.amount ?? 0
      )
    }
    const before = await report()
    const paid = () => desk.owner.call(calls.refundPaid, { params, body: { way: 'upi', reference: 'UTR 4021' } })
    const answers = await Promise.all([paid(), paid()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([404, 409])])
    expect(await report()).toBe(before + 165)
    expect(await desk.queue()).not.toContain(order.number)
    expect(await order.read()).toMatchObject({ status: 'delivered', paymentStatus: 'collected' })
    expect(await desk.faults()).toEqual([])
  })

  it('of a refused order: all of it or nothing; then nothing is due and nothing goes back', async () => {
    const order = await desk.sold(toTheDoor, 'cash')
    const { bearing, belt } = order
    const part = runCommand(desk.paying.shop.shop, ['return', order.number, `${bearing.position}:1`])
    await expect(part).rejects.toMatchObject({ code: 'order_state' })
    const all = [`${bearing.position}:3`, `${belt.position}:1:scrap`]
    const done = JSON.parse(await runCommand(desk.paying.shop.shop, ['return', order.number, ...all, '--json']))
    expect(done).toMatchObject({ kind: 'credit_note', total: order.payable, refund: null })
    expect(await order.read()).toMatchObject({ status: 'returned', paymentStatus: 'void' })
    expect(await desk.queue()).not.toContain(order.number)
    expect(await desk.faults()).toEqual([])
  })
})

describe('at the terminal', () => {
  it('prints the note as papers does, and the refund', async () => {
    const order = await desk.sold()
    const { position } = order.bearing
    const given = ['return', order.number, `${position}:1:inspect`, '--refund', 'upi', '--reason', 'Rust', '--json']
    const done = JSON.parse(await runCommand(desk.paying.shop.shop, given))
    const { refund, ...note } = done
    expect(note).toEqual((await desk.papers(order))[1])
    expect(refund).toMatchObject({ amount: note.total, way: 'upi', status: 'owed' })
    await runCommand(desk.paying.shop.shop, ['refunds', 'paid', refund.id, '--way', 'bank', '--reference', 'UTR 77'])
    expect((await order.read()).money?.refunds).toMatchObject([
      { way: 'bank', status: 'processed', reference: 'UTR 77' },
    ])
    await expect(runCommand(desk.paying.shop.shop, ['return', order.number, '1:x'])).rejects.toThrow('position:pieces')
    await expect(runCommand(desk.paying.shop.shop, ['return', order.number, `${position}:9`])).rejects.toThrow('Only 2')
    expect(await desk.faults()).toEqual([])
  })
})
