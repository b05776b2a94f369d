import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildReturning, type Returning, type Sold } from '../../../../../test/builders/build-returning.ts'
import { askHost, buildStaff, officeHost } from '../../../../../test/office.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { officeBase } from '../../../../shared/contract/office/staff-endpoint.ts'
import { runCommand } from '../../../terminal/run-command.ts'

let desk: Returning
let order: Sold
beforeAll(async () => {
  desk = await buildReturning(await Paying.open())
  order = await desk.sold(['confirmed'], 'cash')
})
afterAll(() => desk.paying.close())

const pack = (body: object, more: { command?: string; image?: Buffer } = {}) =>
  desk.manager.call(calls.packParcel, { params: { id: order.id }, body: { carrier: 'DTDC', ...body }, ...more })
const parcels = async () => (await desk.manager.call(calls.listParcels, { params: { id: order.id } })).body.data.parcels
const one = (position = order.bearing.position, pieces: unknown = 1) => [{ position, pieces }]

describe('a parcel that cannot be packed', () => {
  it.each([
    ['no pieces', () => ({ lines: one(1, 0) }), 400, 'lines.0.pieces'],
    ['less than none', () => ({ lines: one(1, -1) }), 400, 'lines.0.pieces'],
    ['a part of a piece', () => ({ lines: one(1, 1.5) }), 400, 'lines.0.pieces'],
    ['a thousand million', () => ({ lines: one(1, 1e9) }), 400, 'lines.0.pieces'],
    ['more than were sold', () => ({ lines: one(order.bearing.position, 4) }), 400, 'lines.0.pieces'],
    ['a line of another order', () => ({ lines: one(7) }), 400, 'lines.0.position'],
    ['a line twice', () => ({ lines: [...one(), ...one()] }), 400, 'lines.1.position'],
    ['nothing', () => ({ lines: [] }), 400, 'lines'],
    ['no weight', () => ({ lines: one(), weightGrams: 0 }), 400, 'weightGrams'],
    ['a ton', () => ({ lines: one(), weightGrams: 1_000_000 }), 400, 'weightGrams'],
    ['a flat box', () => ({ lines: one(), size: { lengthMm: 1, breadthMm: 0, heightMm: 1 } }), 400, 'size.breadthMm'],
    ['a tracking number of 41 signs', () => ({ lines: one(), tracking: 'D'.repeat(41) }), 400, 'tracking'],
    ['no courier', () => ({ lines: one(), carrier: ' ' }), 400, 'carrier'],
  ])('has %s: it says where and why, and nothing is packed', async (_, body, status, field) => {
    const answer = await pack(body())
    expect(answer).toMatchObject({ status, body: { success: false } })
    expect(Object.keys(answer.body.errors ?? {})).toContain(field)
    expect(await parcels()).toEqual([])
  })

  it('is of an order that is not there, not confirmed, or seen in a former version', async () => {
    const nowhere = { params: { id: randomUUID() }, body: { lines: one(), carrier: 'DTDC' } }
    expect((await desk.manager.call(calls.packParcel, nowhere)).status).toBe(404)
    const pending = await desk.sold([], 'cash')
    const early = { params: { id: pending.id }, body: { lines: one(), carrier: 'DTDC' } }
    expect((await desk.manager.call(calls.packParcel, early)).body.message).toContain('Confirm the order first')
    expect((await pack({ lines: one(), version: 99 })).status).toBe(409)
  })

  it('is told by HTML that it is no photo, also behind the first bytes of a picture', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const lines = JSON.stringify(one())
    expect((await pack({ lines }, { image: page })).status).toBe(415)
    const torn = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), page])
    expect((await pack({ lines }, { image: torn })).status).toBe(415)
    expect(await parcels()).toEqual([])
  })
})

describe('a parcel', () => {
  it('keeps its photo, made anew, for the people of the shop', async () => {
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888888' } })
      .jpeg()
      .toBuffer()
    const sent = {
      lines: JSON.stringify(one()),
      weightGrams: '850',
      size: '{"lengthMm":10,"breadthMm":20,"heightMm":30}',
    }
    expect(await pack(sent, { image })).toMatchObject({ status: 201 })
    expect(await parcels()).toMatchObject([{ hasPhoto: true, weightGrams: 850, size: { heightMm: 30 } }])
    const path = `${officeBase}/orders/${order.id}/parcels/1/photo`
    const host = `${officeHost}:${new URL(desk.paying.shop.url).port}`
    const headers = { host, 'x-office': '1', 'sec-fetch-site': 'same-origin', cookie: desk.manager.cookie }
    const photo = await askHost(desk.paying.shop.url, { path, headers })
    expect(photo).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
    expect(await sharp(photo.received).metadata()).toMatchObject({ format: 'webp', width: 40 })
    const none = await askHost(desk.paying.shop.url, { path: path.replace('/1/', '/2/'), headers })
    expect(none.status).toBe(404)
    // a label on it shows the telephone number
    const accountant = await buildStaff(desk.paying.shop, ['accountant'])
    const hidden = await askHost(desk.paying.shop.url, { path, headers: { ...headers, cookie: accountant.cookie } })
    expect(hidden.status).toBe(403)
    const seen = await accountant.call(calls.listParcels, { params: { id: order.id } })
    expect(seen.body.data.parcels).toMatchObject([{ hasPhoto: false }])
    const kept = await runCommand(desk.paying.shop.shop, ['person', order.shopper.phonenumber, 'export'])
    const [exported] = JSON.parse(kept).orders
    expect(exported.parcelPhotos).toEqual([
      { parcel: 1, content: `data:image/webp;base64,${photo.received.toString('base64')}` },
    ])
  })

  it('is packed once by a command that comes twice: the first answer again', async () => {
    const command = randomUUID()
    const [first, again] = [await pack({ lines: one() }, { command }), await pack({ lines: one() }, { command })]
    expect(again.body).toEqual(first.body)
    expect(await parcels()).toHaveLength(2)
  })

  it('is packed once by two people who take the last piece; 20 who pack one order pack no piece twice', async () => {
    const both = await Promise.all([pack({ lines: one() }), pack({ lines: one() })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const raced = await desk.sold(['confirmed'], 'cash')
    const writers = Array.from({ length: 20 }, (_, n) => {
      const position = n % 2 ? raced.bearing.position : raced.belt.position
      const body = { lines: one(position), carrier: 'DTDC' }
      return desk.manager.call(calls.packParcel, { params: { id: raced.id }, body })
    })
    const statuses = (await Promise.all(writers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(4)
    expect(statuses.filter((status) => status === 409)).toHaveLength(16)
    expect(await raced.read()).toMatchObject({ status: 'packed' })
    expect(await desk.faults()).toEqual([])
  })

  it('is moved once by two people who press at once, and not where somebody was faster', async () => {
    const params = { id: order.id, number: '1' }
    const ship = () => desk.manager.call(calls.shipParcel, { params, body: { saw: 'packed' } })
    expect((await Promise.all([ship(), ship()])).map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ship()).toMatchObject({ status: 409, body: { message: 'This parcel is shipped already' } })
    const early = await desk.manager.call(calls.deliverParcel, {
      params,
      body: { saw: 'shipped', collectedAs: 'cash' },
    })
    expect(early).toMatchObject({ status: 409, body: { message: expect.stringContaining('cannot take this step') } })
    const wrong = { params: { id: order.id, number: '9' }, body: { saw: 'packed' } }
    expect((await desk.manager.call(calls.shipParcel, wrong)).status).toBe(404)
    expect((await desk.manager.call(calls.sendOutParcel, wrong)).status).toBe(404)
    expect((await desk.manager.call(calls.undoParcel, wrong)).status).toBe(404)
    const unsaid = await desk.manager.call(calls.refuseParcel, { params, body: { saw: 'shipped', how: 'lost' } })
    expect(unsaid).toMatchObject({ status: 400, body: { errors: { reason: expect.any(String) } } })
  })
})
