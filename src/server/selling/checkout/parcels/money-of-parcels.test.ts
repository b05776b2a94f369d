import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPacking } from '../../../../../test/builders/build-packing.ts'
import { buildReturning, type Returning, type Sold } from '../../../../../test/builders/build-returning.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { runCommand } from '../../../terminal/run-command.ts'
import { orderLetter } from '../../orders/mail/order-letter.ts'

let desk: Returning
let by: ReturnType<typeof buildPacking>
beforeAll(async () => {
  desk = await buildReturning(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
  by = buildPacking(desk)
})
afterAll(() => desk.paying.close())

/** Amounts that the parcels of an order ask for at the door, in rupees. */
const asked = async (order: Sold) => (await by.listed(order)).parcels.map(({ collect }) => collect ?? 0)

/** The mail that says that an order is on its way, as text. */
async function shippedMail(order: Sold): Promise<string> {
  const refund = { isNothing: true, amount: '', byHand: false, reference: null }
  const about = { name: 'Asha', link: '', paper: undefined, from: 'Kozhikode', refund }
  return JSON.stringify(orderLetter(await by.asShopper(order), 'shipped', about))
}

interface Payment {
  what: string
  way: string
  amount: number
}

/** Paise in the report of payments. */
async function reported(): Promise<(what: string, way: string) => number> {
  const day = ['--from', '2026-11-26', '--to', '2026-11-26', '--json']
  const { rows } = JSON.parse(await runCommand(desk.paying.shop.shop, ['report', 'payments', ...day]))
  return (what, way) =>
    Math.round(((rows as Payment[]).find((row) => row.what === what && row.way === way)?.amount ?? 0) * 100)
}

describe('a cash order in two parcels', () => {
  it('asks its shopper for the amount of each parcel, and for none twice', async () => {
    const order = await by.inTwo('cash')
    const [first = 0, second = 0] = await asked(order)
    expect((await by.asShopper(order)).parcels?.map(({ toPay }) => toPay)).toEqual([first, second])
    await by.step(order, 'shipParcel', 1, 'packed')
    await by.step(order, 'shipParcel', 2, 'packed')
    const both = await shippedMail(order)
    expect(both).toContain(`${formatRupees(first)} for parcel 1, ${formatRupees(second)} for parcel 2`)

    const other = await by.inTwo('cash')
    await by.sent(other, 1)
    await by.step(other, 'deliverParcel', 1, 'out', { collectedAs: 'cash' })
    await by.step(other, 'shipParcel', 2, 'packed')
    expect((await by.asShopper(other)).parcels?.map(({ toPay }) => toPay)).toEqual([undefined, second])
    const one = await shippedMail(other)
    expect(one).toContain(`Please have ${formatRupees(second)} ready in cash.`)
  })

  it('is collected in cash where one parcel was, also when the order brings the rest', async () => {
    const order = await by.inTwo('cash')
    for (const number of [1, 2]) await by.sent(order, number)
    await by.step(order, 'deliverParcel', 1, 'out', { collectedAs: 'cash' })
    const body = { saw: 'out_for_delivery', collectedAs: 'online' }
    await desk.manager.call(calls.deliverOrder, { params: { id: order.id }, body })
    expect((await by.listed(order)).parcels.map(({ collectedAs }) => collectedAs)).toEqual(['cash', 'online'])
    expect(await order.read()).toMatchObject({ status: 'delivered', collectedAs: 'cash' })
    expect(await desk.faults()).toEqual([])
  })

  it('stands in the report with each amount as it was paid, and with what is left to collect', async () => {
    const start = await reported()
    const order = await by.inTwo('cash')
    const [first = 0, second = 0] = (await asked(order)).map((rupees) => Math.round(rupees * 100))
    for (const number of [1, 2]) await by.sent(order, number)
    await by.step(order, 'deliverParcel', 1, 'out', { collectedAs: 'online' })
    const half = await reported()
    expect(half('to_collect', 'cod') - start('to_collect', 'cod')).toBe(second)
    expect(half('collected', 'online') - start('collected', 'online')).toBe(first)
    await by.step(order, 'deliverParcel', 2, 'out', { collectedAs: 'cash' })
    const end = await reported()
    expect(end('to_collect', 'cod')).toBe(start('to_collect', 'cod'))
    expect(end('collected', 'online') - start('collected', 'online')).toBe(first)
    expect(end('collected', 'cash') - start('collected', 'cash')).toBe(second)
  })
})

describe('a parcel', () => {
  it('loses a wrong tracking number when it is shipped without one', async () => {
    const order = await by.inTwo('online')
    await by.step(order, 'shipParcel', 1, 'packed', { tracking: '' })
    await by.step(order, 'shipParcel', 2, 'packed')
    expect((await by.listed(order)).parcels.map(({ trackingNumber }) => trackingNumber)).toEqual([null, 'D2'])
  })

  it('is found under its own courier, also where another one took the last', async () => {
    const order = await by.inTwo('online')
    await by.step(order, 'shipParcel', 1, 'packed', { carrier: 'Bus from Palayam' })
    await by.step(order, 'shipParcel', 2, 'packed')
    const list = await desk.manager.call(calls.listOrders, { query: { carrier: 'bus from palayam' } })
    expect(list.body.data.map(({ number }) => number)).toEqual([order.number])
  })

  it('is not taken apart by the history where it was packed anew with other items', async () => {
    const order = await desk.sold(['confirmed'], 'cash')
    const command = randomUUID()
    await by.pack(order, [[order.bearing.position, 1]], {}, command)
    await by.step(order, 'undoParcel', 1, 'packed')
    await by.pack(order, [[order.bearing.position, 3]])
    const undone = await desk.owner.call(calls.undo, { params: { id: command }, body: {} })
    expect(undone.status).toBe(409)
    expect((await by.listed(order)).parcels).toMatchObject([{ lines: [{ pieces: 3 }] }])
  })

  it('is shipped or taken apart, never both, and an order that is shipped as a whole at once ships it once', async () => {
    const order = await by.inTwo('cash')
    const both = [by.step(order, 'shipParcel', 2, 'packed'), by.step(order, 'undoParcel', 2, 'packed')]
    expect((await Promise.all(both)).map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(await desk.faults()).toEqual([])

    const whole = await by.inTwo('cash')
    const ship = { params: { id: whole.id }, body: { saw: 'packed', carrier: 'DTDC' } }
    await Promise.all([
      by.step(whole, 'shipParcel', 1, 'packed'),
      by.step(whole, 'shipParcel', 2, 'packed'),
      desk.manager.call(calls.shipOrder, ship),
    ])
    expect((await by.listed(whole)).parcels.map(({ state }) => state)).toEqual(['shipped', 'shipped'])
    expect((await by.asShopper(whole)).timeline.filter(({ status }) => status === 'shipped')).toHaveLength(1)
    expect(await desk.faults()).toEqual([])
  })
})
