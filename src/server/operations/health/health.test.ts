import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { expectSaid as expectSaidIn, lookAt, set as setIn } from '../../../../test/health.ts'
import { buildStaff } from '../../../../test/office.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { officeHealth } from '../../../shared/contract/office/health.ts'
import type { CheckName } from '../../../shared/copy/office/health.ts'
import { rebuildSearch } from '../../search/search.ts'
import { callForNextOrder } from '../../staff/alerts/call-for-order.ts'
import { sendAlerts } from '../../staff/alerts/start-alerts.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { lookAtHealth, openHealth } from './look-at-health.ts'
import { countHealthProblems } from './problem-queries.ts'
import { watchHealth } from './watch-health.ts'

let paying: Paying
let shop: TestShop
let free = 50 * 1024 ** 3
const since = expect.any(Date)
beforeAll(async () => {
  paying = await Paying.open()
  shop = paying.shop
  shop.shop.freeDisk = async () => free
})
afterAll(() => paying.close())

const look = (name: CheckName) => lookAt(shop, name)
const set = (statement: string) => setIn(shop, statement)
const expectSaid = (name: CheckName, wrong: () => unknown, right: () => unknown, said: object) =>
  expectSaidIn(shop, name, { wrong, right, said })
const states = async () => Object.fromEntries((await lookAtHealth(shop.shop)).map(({ name, state }) => [name, state]))

describe('a shop that is tried out', () => {
  it('is well when it opens, and says what it is', async () => {
    expect(new Set(Object.values(await states()))).toEqual(new Set(['ok']))
    expect(await look('database')).toMatchObject({ text: expect.stringMatching(/^PostgreSQL 1\d\.\d+, \d+ MB\.$/) })
    expect(await look('running')).toMatchObject({
      text: expect.stringMatching(/^Version \d+\.\d+\.\d+, running since .+, 1 process\.$/),
    })
  })

  it.each<[CheckName, string, string, object]>([
    [
      'mails',
      `INSERT INTO outbox (kind, event_key, payload, due_at, created_at, tries, last_error)
        VALUES ('order_news', 'late', '{}', now() + interval '1 hour', now() - interval '20 minutes', 2, 'no such host')`,
      `DELETE FROM outbox WHERE event_key = 'late'`,
      { state: 'warn', text: '1 email waiting to be sent. The mail server says: no such host', since },
    ],
    [
      'mails',
      `INSERT INTO outbox (kind, event_key, payload, due_at, created_at, tries)
        VALUES ('order_news', 'lost', '{}', now(), now() - interval '4 days', 18)`,
      `DELETE FROM outbox WHERE event_key = 'lost'`,
      { state: 'bad', text: '1 email could not be sent for three days and was dropped.' },
    ],
  ])('says of %s that it is wrong, and that it is right again', async (name, wrong, right, said) => {
    await expectSaid(name, set(wrong), set(right), said)
  })

  it('says that a search lacks products', async () => {
    await buildProduct(shop.shop)
    await expectSaid('search', set(`DELETE FROM product_search`), () => rebuildSearch(shop.shop), {
      state: 'bad',
      text: expect.stringMatching(/^0 products indexed, but [1-9]\d* active\.$/),
    })
  })

  it('says that disk grows scarce, and that there is none', async () => {
    const give = (bytes: number) => () => {
      free = bytes
    }
    const text = '1.0 GB free on the data disk.'
    await expectSaid('disk', give(1024 ** 3), give(50 * 1024 ** 3), { state: 'warn', text })
    await expectSaid('disk', give(100 * 1024 ** 2), give(50 * 1024 ** 3), { state: 'bad' })
  })

  it('says that the clocks differ', async () => {
    await expectSaid(
      'clock',
      () => shop.advance(20_000),
      () => shop.advance(-20_000),
      {
        state: 'warn',
        text: expect.stringMatching(/differ by (19|20|21) seconds/),
      },
    )
    await expectSaid(
      'clock',
      () => shop.advance(90_000),
      () => shop.advance(-90_000),
      { state: 'bad' },
    )
  })

  it('says what it could not look at', async () => {
    const { freeDisk } = shop.shop
    const gone = () => {
      shop.shop.freeDisk = () => Promise.reject(new Error('the disk is gone'))
    }
    const back = () => {
      shop.shop.freeDisk = freeDisk
    }
    const text = 'This could not be checked: the disk is gone.'
    await expectSaid('disk', gone, back, { state: 'bad', text })
  })

  it('looks once in some seconds, however often it is asked', async () => {
    const { freeDisk } = shop.shop
    let looks = 0
    shop.shop.freeDisk = () => {
      looks += 1
      return freeDisk()
    }
    const ask = openHealth(shop.shop)
    await Promise.all([ask(), ask(), ask()])
    await ask()
    expect(looks).toBe(1)
    shop.advance(6_000)
    await ask()
    expect(looks).toBe(2)
    shop.advance(-6_000)
    shop.shop.freeDisk = freeDisk
  })
})

describe('what nobody hears', () => {
  it('is a new order that everybody was called for', async () => {
    const { order } = await placeOrder(shop)
    await sendAlerts(shop.shop, async () => ({ status: 201, retryAfterSeconds: null }))
    const callAll = async () => {
      for (let call = 0; call < 3; call += 1) {
        await set(`UPDATE order_alerts SET due_at = now() - interval '1 hour' WHERE order_id = '${order._id}'`)()
        await callForNextOrder(shop.shop)
      }
    }
    const seen = set(`UPDATE order_alerts SET seen_at = now()`)
    await expectSaid('orders', callAll, seen, {
      state: 'warn',
      text: expect.stringMatching(/^1 new order not opened/),
    })
  })

  it('is a push that does not get to its browser', async () => {
    const { staffId } = await buildStaff(shop, ['owner'])
    const stuck = set(`
      INSERT INTO push_devices (id, staff_id, endpoint, p256dh, auth, device, created_at)
        VALUES ('d', '${staffId}', 'https://fcm.googleapis.com/x', '', '', 'Firefox', now());
      INSERT INTO push_notes (event_key, device_id, kind, message, due_at, expires_at, tries, last_error, created_at)
        VALUES ('e', 'd', 'test', '{}', now() + interval '1 hour', now() + interval '1 hour', 3, 'the push service answered 500', now())`)
    await expectSaid('alerts', stuck, set(`DELETE FROM push_devices`), {
      state: 'warn',
      text: '1 push notification not delivered after several tries. Last error: the push service answered 500.',
    })
  })
})

describe('a problem', () => {
  it('is kept with its beginning, counted, told once after five minutes, and forgotten when it is over', async () => {
    await buildStaff(shop, ['owner'])
    const told = () =>
      shop.db
        .selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'staff_alert')
        .where('event_key', 'like', 'alert:problem:disk%')
        .execute()
    await watchHealth(shop.shop)
    expect(await countHealthProblems(shop.db)).toBe(0)
    free = 0
    await watchHealth(shop.shop)
    expect(await countHealthProblems(shop.db)).toBe(1)
    expect(await told()).toEqual([])
    const { since } = await shop.db.selectFrom('health_problems').select('since').executeTakeFirstOrThrow()
    // the clocks differ meanwhile, which is a second problem
    shop.advance(5 * 60_000)
    await watchHealth(shop.shop)
    await watchHealth(shop.shop)
    const mails = await told()
    expect(mails.length).toBeGreaterThan(0)
    expect(new Set(mails.map(({ payload }) => (payload as { body: string }).body)).size).toBe(1)
    const kept = await shop.db
      .selectFrom('health_problems')
      .select('since')
      .where('name', '=', 'disk')
      .executeTakeFirstOrThrow()
    expect(kept.since).toEqual(since)
    shop.advance(-5 * 60_000)
    free = 50 * 1024 ** 3
    await watchHealth(shop.shop)
    expect(await countHealthProblems(shop.db)).toBe(0)
  })

  it('is shown to who may see it, and on the terminal with exit 1', async () => {
    const [owner, packer] = [await buildStaff(shop, ['owner']), await buildStaff(shop, ['packer'])]
    expect((await packer.call(officeHealth.health)).status).toBe(403)
    free = 0
    shop.advance(60_000)
    await watchHealth(shop.shop)
    const { checks } = (await owner.call(officeHealth.health)).body.data
    expect(checks.find(({ name }) => name === 'disk')).toMatchObject({
      state: 'bad',
      title: 'Disk space',
      since: expect.any(String),
    })
    const report = await runCommand(shop.shop, ['health']).catch((error) => error)
    expect(report).toMatchObject({ code: 'internal', message: expect.stringMatching(/Error +Disk space +0 MB free/) })
    expect(report.message).toMatch(/Disk space: Since .+\. Free up space now/)
    shop.advance(-60_000)
    free = 50 * 1024 ** 3
    expect(await runCommand(shop.shop, ['health'])).toMatch(/All systems are OK\.$/)
  })
})

describe('a shop that is open to others', () => {
  it('must not take test payments, show the demo, keep its mails to itself, or be without backup and certificate', async () => {
    const config = { ...shop.shop.config, publicUrl: 'http://mill.example' }
    const { settings } = shop.shop
    const account = { keyId: 'a', keySecret: 'b', webhookSecret: 'c', webhookSecretPrevious: null }
    const having = (smtp: string | null, razorpay: typeof account | null) => ({
      ...settings,
      now: () => ({ ...settings.now(), 'mail.smtp': smtp, 'payment.razorpay': razorpay }),
    })
    const open = { ...shop.shop, config, settings: having(null, null) }
    const all = async () => Object.fromEntries((await lookAtHealth(open)).map(({ name, ...found }) => [name, found]))
    await set(`INSERT INTO users (id, username, phonenumber, email, created_at, updated_at)
      VALUES ('demo', 'Demo', '9847000001', 'demo@beypore.example', now(), now())`)()
    expect(await all()).toMatchObject({
      trial: { state: 'bad', text: expect.stringContaining('no money is charged') },
      demo: { state: 'bad' },
      mails: { state: 'bad', text: expect.stringContaining('reach no one') },
      backup: { state: 'bad', text: 'No backup yet.' },
      certificate: { state: 'bad', text: 'http://mill.example is not encrypted.' },
    })
    await set(`DELETE FROM users WHERE id = 'demo'`)()
    await set(`INSERT INTO backups (id, state, asked_by, wanted_at, file, taken_at, proven_at)
      VALUES ('one', 'proven', 'night', now(), '/one', now(), now())`)()
    const found = await lookAtHealth({ ...open, settings: having('smtp://mail.example', account) })
    const better = Object.fromEntries(found.map(({ name, state }) => [name, state]))
    expect(better).toMatchObject({ trial: 'ok', demo: 'ok', mails: 'ok', backup: 'ok' })
    await set(`INSERT INTO backups (id, state, asked_by, wanted_at, error)
      VALUES ('two', 'failed', 'night', now() + interval '1 minute', 'The disk is full.')`)()
    expect((await all()).backup).toMatchObject({ state: 'warn', text: expect.stringMatching(/The disk is full\.$/) })
    await set(`UPDATE backups SET taken_at = now() - interval '49 hours' WHERE id = 'one'`)()
    expect((await all()).backup).toMatchObject({ state: 'bad', since: expect.any(Date) })
  })
})
