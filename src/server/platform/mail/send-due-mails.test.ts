import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { signUp } from '../../../../test/builders/sign-up.ts'
import { mailKinds } from '../../start/mail-writers.ts'
import type { MailTransport } from './mail-transport.ts'
import { queueMail } from './queue-mail.ts'
import { sendDueMails } from './send-due-mails.ts'
import { startMailer } from './start-mailer.ts'

let shop: TestShop
let email: string
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute()
  email = (await signUp(shop)).email
})

const minute = 60_000
const patience = { timeout: 15_000 }
const queue = (eventKey: string) =>
  queueMail(shop.db, shop.shop, { kind: 'password_code', eventKey, payload: { email, requestHash: hashOf(eventKey) } })
/** Of the request that a code belongs to. */
const hashOf = (request: string) => createHash('sha256').update(request).digest('hex')

/** A mail server that refuses the first `failures` mails. */
function postOffice(failures = 0) {
  const sent: string[] = []
  let refused = 0
  const transport: MailTransport = {
    send: async (_mail, eventKey) => {
      if (refused++ < failures) throw new Error('451 try again later')
      sent.push(eventKey)
    },
    close: () => {},
  }
  return { sent, transport }
}

test('an event is mailed once, however often it is queued', async () => {
  const { sent, transport } = postOffice()
  for (let n = 0; n < 3; n++) await queue('event-1')
  await sendDueMails(shop.shop, { kinds: mailKinds, transport })
  await queue('event-1')
  await sendDueMails(shop.shop, { kinds: mailKinds, transport })
  expect(sent).toEqual(['event-1'])
})

test('a mail whose transaction fails is never sent', async () => {
  const { sent, transport } = postOffice()
  const failing = shop.db.transaction().execute(async (tx) => {
    await queueMail(tx, shop.shop, { kind: 'password_code', eventKey: 'event-2', payload: { email } })
    throw new Error('the change did not work out')
  })
  await expect(failing).rejects.toThrow()
  await sendDueMails(shop.shop, { kinds: mailKinds, transport })
  expect(sent).toEqual([])
})

test('processes that send at the same time share the mails', async () => {
  const { sent, transport } = postOffice()
  const keys = Array.from({ length: 30 }, (_, n) => `shared-${n}`)
  for (const key of keys) await queue(key)
  await Promise.all(Array.from({ length: 4 }, () => sendDueMails(shop.shop, { kinds: mailKinds, transport })))
  expect(sent.sort()).toEqual(keys.sort())
})

test('a mail that goes out slowly, and those behind it, go out once, whichever process has time', async () => {
  const other = await openShop({ beside: shop })
  const keys = Array.from({ length: 12 }, (_, n) => `slow-${n}`)
  for (const key of keys) await queue(key)
  const sent: string[] = []
  let goOn = () => {}
  const slow = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const send = async (_mail: unknown, eventKey: string) => {
    sent.push(eventKey)
    if (sent.length === 1) await slow
  }
  const sending = sendDueMails(shop.shop, { kinds: mailKinds, transport: { send, close: () => {} } }, { extendMs: 10 })
  await expect.poll(() => sent.length, patience).toBe(1)
  // longer than a lease
  shop.advance(5 * minute)
  const past = shop.shop.clock()
  const [first = ''] = sent
  const due = () => shop.db.selectFrom('outbox').select('due_at').where('event_key', '=', first).executeTakeFirst()
  await expect.poll(async () => (await due())?.due_at.getTime(), patience).toBeGreaterThan(past.getTime())
  other.advance(shop.shop.clock().getTime() - other.shop.clock().getTime())
  await sendDueMails(other.shop, { kinds: mailKinds, transport: { send, close: () => {} } })
  expect(sent.sort()).toEqual(keys.sort())
  goOn()
  await sending
  expect(sent.sort()).toEqual(keys.sort())
  await other.close()
})

test('a mail that fails is tried again after growing gaps, and does not hold up the next', async () => {
  const { sent, transport } = postOffice(2)
  await queue('stubborn')
  await sendDueMails(shop.shop, { kinds: mailKinds, transport })
  await sendDueMails(shop.shop, { kinds: mailKinds, transport })
  expect(sent).toEqual([])
  shop.advance(1 * minute)
  await sendDueMails(shop.shop, { kinds: mailKinds, transport })
  await queue('easy')
  await sendDueMails(shop.shop, { kinds: mailKinds, transport })
  expect(sent).toEqual(['easy'])
  shop.advance(1 * minute)
  await sendDueMails(shop.shop, { kinds: mailKinds, transport })
  expect(sent).toEqual(['easy'])
  shop.advance(1 * minute)
  await sendDueMails(shop.shop, { kinds: mailKinds, transport })
  expect(sent).toEqual(['easy', 'stubborn'])
})

test('a mail that can never be sent is given up, with its last error', async () => {
  const { transport } = postOffice(1000)
  await queue('hopeless')
  for (let n = 0; n < 30; n++) {
    await sendDueMails(shop.shop, { kinds: mailKinds, transport })
    shop.advance(7 * 60 * minute)
  }
  const row = await shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ tries: 18, sent_at: null, last_error: expect.stringContaining('451') })
})

test('the mailer sends by itself, goes on after a fault of the database, and stops when it is told to', async () => {
  await queue('by-itself')
  const connect = vi.spyOn(pg.Pool.prototype, 'connect').mockImplementationOnce(() => {
    throw new Error('the database is away')
  })
  const mailer = startMailer({ ...shop.shop, log: shop.shop.log.child({}, { level: 'silent' }) }, mailKinds)
  await expect
    .poll(() => shop.db.selectFrom('outbox').select('sent_at').executeTakeFirst(), { timeout: 5000 })
    .toMatchObject({ sent_at: expect.any(Date) })
  await mailer.stop()
  expect(connect.mock.calls.length).toBeGreaterThan(1)
  connect.mockRestore()
})
