import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { openStream } from '../../../../test/live.ts'
import { type BuiltStaff, buildStaff, inCommand } from '../../../../test/office.ts'
import { pushService, withBrowser } from '../../../../test/push-service.ts'
import { officeAlerts } from '../../../shared/contract/office/alerts.ts'
import { inTransaction } from '../../platform/db/ask.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { lockOrder } from '../../selling/orders/order-queries.ts'
import { noteOrderSeen } from './note-order-seen.ts'
import { openOrderAlert } from './order-alert-queries.ts'
import { sendAlerts } from './start-alerts.ts'

let shop: TestShop
/** Monday, ten o'clock in India. */
const monday = '2026-11-23T04:30:00Z'
beforeAll(async () => {
  shop = await openShop({ now: monday })
})
afterAll(() => shop.close())
// each begins with nobody working here and nothing on its way
afterEach(async () => {
  await inCommand(shop.db, (tx) => tx.updateTable('staff').set({ active: false }).execute())
  for (const table of ['outbox', 'push_notes', 'order_alerts'] as const) await shop.db.deleteFrom(table).execute()
})

const { myAlerts, changeAlerts } = officeAlerts
const minutes = (count: number) => shop.advance(count * 60_000)

const choose = (person: BuiltStaff, kind: string, way: string, wanted: boolean) =>
  person.call(changeAlerts, { body: { wishes: [{ kind, way, wanted }] } })

describe('a new order', () => {
  it('is pushed and mailed to who wants it, once, without a word about the shopper', async () => {
    const owner = await withBrowser(shop, ['owner'])
    const packer = await withBrowser(shop, ['packer'])
    await choose(packer, 'new_order', 'push', true)
    const service = pushService()
    const { order } = await placeOrder(shop)
    await Promise.all([sendAlerts(shop.shop, service.send), sendAlerts(shop.shop, service.send)])
    await sendAlerts(shop.shop, service.send)
    const amount = `₹${order.totalAmount}`
    expect(owner.shownIn(service)).toEqual([
      {
        title: 'New order',
        body: `${order.number} · ${amount} · 1 piece · cash on delivery`,
        path: `/orders/${order._id}`,
      },
    ])
    // amounts are not for packing
    expect(packer.shownIn(service)).toMatchObject([{ body: `${order.number} · 1 piece · cash on delivery` }])
    const mails = (await readSentMails(shop.shop)).filter(({ to }) => to === `${owner.staffId}@office.example`)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain(`New order: ${order.number} · ${amount}`)
    expect(mails[0]?.text).toContain(`http://office.localhost:0/orders/${order._id}`)
    const { fullName, phone, building, street } = order.deliveryAddress
    const said = JSON.stringify([mails[0], service.taken, owner.shownIn(service)])
    for (const secret of [fullName, phone, building, street]) expect(said).not.toContain(secret)
  })

  it('goes out encrypted, signed, urgent and for four hours', async () => {
    await withBrowser(shop, ['owner'])
    const service = pushService()
    await placeOrder(shop)
    await sendAlerts(shop.shop, service.send)
    expect(service.taken).toHaveLength(1)
    expect(service.taken[0]?.headers).toMatchObject({
      ttl: '14400',
      urgency: 'high',
      topic: 'new_order',
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]{86}, k=[\w-]{87}$/),
    })
  })

  it('is heard in the open back office at once, by its id only', async () => {
    const { cookie } = await buildStaff(shop, ['counter'])
    const stream = await openStream(shop.url, cookie)
    const { order } = await placeOrder(shop)
    expect(await stream.until(({ topic }) => topic === 'new_orders')).toEqual({ topic: 'new_orders', id: order._id })
    expect(stream.heard).toContainEqual({ topic: 'orders', id: order._id })
    stream.close()
  })

  it('is noted as new while it is being moved: neither waits for the other', async () => {
    const { order } = await placeOrder(shop)
    const now = shop.shop.clock()
    await inTransaction(shop.db, async (moving) => {
      await lockOrder(moving, { id: order._id })
      await inTransaction(shop.db, async (noting) => {
        await sql`SET LOCAL lock_timeout = '2s'`.execute(noting)
        await openOrderAlert(noting, order._id, now)
      })
      await noteOrderSeen(moving, order._id, null, now)
    })
    const { due_at, seen_at } = await shop.db.selectFrom('order_alerts').selectAll().executeTakeFirstOrThrow()
    expect([due_at, seen_at]).toEqual([null, now])
  })

  it('counts those that wait', async () => {
    const owner = await withBrowser(shop, ['owner'])
    const service = pushService()
    await placeOrder(shop)
    await placeOrder(shop)
    await sendAlerts(shop.shop, service.send)
    expect(owner.shownIn(service).map(({ title }) => title)).toContain('2 new orders')
  })
})

describe('an order that nobody opens', () => {
  it('calls the manager after 15 minutes and the owner after 30, and nobody else and no more', async () => {
    const [owner, manager] = [await withBrowser(shop, ['owner']), await withBrowser(shop, ['manager'])]
    const counter = await withBrowser(shop, ['counter'])
    const service = pushService()
    const { order } = await placeOrder(shop)
    const calls = async () => {
      service.taken.length = 0
      await sendAlerts(shop.shop, service.send)
      return [manager, owner, counter].map((person) => person.shownIn(service).length)
    }
    expect(await calls()).toEqual([1, 1, 1])
    minutes(14)
    expect(await calls()).toEqual([0, 0, 0])
    minutes(1)
    expect(await calls()).toEqual([1, 0, 0])
    expect(manager.shownIn(service)).toMatchObject([
      { title: 'Order not opened', body: expect.stringContaining('No one has opened it yet.') },
    ])
    minutes(15)
    expect(await calls()).toEqual([0, 1, 0])
    minutes(24 * 60)
    expect(await calls()).toEqual([0, 0, 0])
    expect(order.status).toBe('pending')
  })

  it('calls nobody once somebody opened it', async () => {
    const owner = await withBrowser(shop, ['owner'])
    const service = pushService()
    const { order } = await placeOrder(shop)
    await sendAlerts(shop.shop, service.send)
    await noteOrderSeen(shop.db, order._id, owner.staffId, shop.shop.clock())
    await noteOrderSeen(shop.db, order._id, null, shop.shop.clock())
    minutes(20)
    await sendAlerts(shop.shop, service.send)
    expect(owner.shownIn(service)).toHaveLength(1)
    const seen = await shop.db.selectFrom('order_alerts').select('seen_by').executeTakeFirstOrThrow()
    expect(seen.seen_by).toBe(owner.staffId)
  })

  it('calls nobody once it was moved', async () => {
    const owner = await withBrowser(shop, ['owner'])
    const service = pushService()
    const { order } = await placeOrder(shop)
    await sendAlerts(shop.shop, service.send)
    await moveOrder(shop.shop, order._id, 'confirmed')
    minutes(20)
    await sendAlerts(shop.shop, service.send)
    expect(owner.shownIn(service)).toHaveLength(1)
  })

  it('calls by mail, with what waits, and leads to it', async () => {
    const owner = await buildStaff(shop, ['owner'])
    const service = pushService()
    const { order } = await placeOrder(shop)
    await sendAlerts(shop.shop, service.send)
    minutes(15)
    await sendAlerts(shop.shop, service.send)
    const subjects = (await readSentMails(shop.shop))
      .filter(({ to }) => to === `${owner.staffId}@office.example`)
      .map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    expect(subjects.find((subject) => subject.startsWith('Order not opened'))).toContain(order.number)
  })
})

describe('what reaches nobody', () => {
  it('waits for the end of quiet hours, and is not sent where the order was seen meanwhile', async () => {
    const owner = await withBrowser(shop, ['owner'])
    const service = pushService()
    const here = new Date(shop.shop.clock().getTime() + 330 * 60_000)
    const clock = (moved: number) => new Date(here.getTime() + moved * 60_000).toISOString().slice(11, 16)
    const chosen = await owner.call(changeAlerts, { body: { quiet: { from: clock(-30), until: clock(10) } } })
    expect(chosen.body.data.quiet).toEqual({ from: clock(-30), until: clock(10) })
    const [seen, unseen] = [await placeOrder(shop), await placeOrder(shop)]
    await sendAlerts(shop.shop, service.send)
    expect(owner.shownIn(service)).toEqual([])
    await noteOrderSeen(shop.db, seen.order._id, owner.staffId, shop.shop.clock())
    minutes(11)
    await sendAlerts(shop.shop, service.send)
    expect(owner.shownIn(service)).toMatchObject([{ path: `/orders/${unseen.order._id}` }])
  })

  it('is tried again while it is of use, later where the service wants it, and then forgotten', async () => {
    const owner = await withBrowser(shop, ['owner'])
    const service = pushService()
    await placeOrder(shop)
    service.answer(new Error('no route'))
    await sendAlerts(shop.shop, service.send)
    const alerts = async () => (await owner.call(myAlerts)).body.data.devices[0]
    expect(await alerts()).toMatchObject({ lastError: 'the push service did not answer', lastSentAt: null })
    service.answer({ status: 429, retryAfterSeconds: 600 })
    minutes(1)
    await sendAlerts(shop.shop, service.send)
    service.answer({})
    minutes(9)
    await sendAlerts(shop.shop, service.send)
    expect(service.taken).toHaveLength(2)
    minutes(1)
    await sendAlerts(shop.shop, service.send)
    expect(service.taken).toHaveLength(3)
    expect(await alerts()).toMatchObject({ lastError: null, lastSentAt: expect.any(String) })
    await placeOrder(shop)
    service.answer({ status: 500 })
    await sendAlerts(shop.shop, service.send)
    minutes(5 * 60)
    service.answer({})
    service.taken.length = 0
    await sendAlerts(shop.shop, service.send)
    expect(service.taken.map(({ headers }) => headers.topic)).not.toContain('new_order')
  })

  it.each([404, 410])('a browser that has ended it is forgotten (%i)', async (status) => {
    const owner = await withBrowser(shop, ['owner'])
    const service = pushService()
    await placeOrder(shop)
    service.answer({ status })
    await sendAlerts(shop.shop, service.send)
    expect((await owner.call(myAlerts)).body.data.devices).toEqual([])
  })

  it('is who has left, or does not want it', async () => {
    const [leaving, silent] = [await withBrowser(shop, ['owner']), await withBrowser(shop, ['manager'])]
    await choose(silent, 'new_order', 'push', false)
    const service = pushService()
    await placeOrder(shop)
    await inCommand(shop.db, (tx) =>
      tx.updateTable('staff').set({ active: false }).where('id', '=', leaving.staffId).execute(),
    )
    await sendAlerts(shop.shop, service.send)
    expect(service.taken).toEqual([])
  })
})
