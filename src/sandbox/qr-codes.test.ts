import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { runCommand } from '../server/terminal/run-command.ts'
import { payQrCode } from './pay-qr-code.ts'
import type { Sandbox } from './sandbox.ts'
import { noFaults } from './sandbox-faults.ts'
import { runSandbox } from './start-sandbox.ts'

let shop: TestShop
let sandbox: Sandbox
beforeAll(async () => {
  shop = await openShop()
  sandbox = shop.shop.sandbox as Sandbox
})
afterEach(() => {
  sandbox.faults = { ...noFaults }
})
afterAll(() => shop.close())

const quarterMs = 15 * 60_000
const wanted = { type: 'upi_qr', usage: 'single_use', fixed_amount: true, payment_amount: 30_000 }

/** A call of the API with the account's keys. */
async function call(method: 'GET' | 'POST', path: string, body?: object) {
  const { keyId, keySecret } = await sandbox.keys()
  const answer = await fetch(`${shop.url}/sandbox/v1/payments/qr_codes${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

const create = (more: object = {}) => call('POST', '', { ...wanted, ...more })
const inSeconds = (milliseconds: number) => Math.ceil((shop.shop.clock().getTime() + milliseconds) / 1000)

async function eventsOf(id: string): Promise<string[]> {
  const rows = await shop.db.selectFrom('sandbox_webhooks').select(['event', 'body']).orderBy('id').execute()
  return rows.filter(({ body }) => body.includes(id)).map(({ event }) => event)
}

test('a QR code is made, found and listed as the provider documents it', async () => {
  const close_by = inSeconds(quarterMs)
  const { status, body } = await create({ close_by, description: 'For Store 1', notes: { order: 'BMS-1' } })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ id: expect.stringMatching(/^qr_\w{14}$/), entity: 'qr_code', usage: 'single_use', type: 'upi_qr' },
    ...{ payment_amount: 30_000, status: 'active', fixed_amount: true, payments_amount_received: 0 },
    ...{ payments_count_received: 0, notes: { order: 'BMS-1' }, close_by, closed_at: null, close_reason: null },
    image_content: expect.stringContaining('am=300.00'),
  })
  expect((await call('GET', `/${body.id}`)).body).toEqual(body)
  expect((await call('GET', '?count=1')).body).toEqual({ entity: 'collection', count: 1, items: [body] })
  expect((await call('GET', `/${body.id}/payments`)).body).toMatchObject({ count: 0, items: [] })
})

test('one of a single use is paid once, told by webhooks, and closed by it', async () => {
  const { id } = (await create()).body
  const payment = await payQrCode(shop.shop, id, { vpa: 'amina@okaxis' })
  expect((await call('GET', `/${id}`)).body).toMatchObject({
    ...{ status: 'closed', close_reason: 'paid', payments_amount_received: 30_000, payments_count_received: 1 },
  })
  expect((await call('GET', `/${id}/payments`)).body.items).toMatchObject([
    { id: payment.id, order_id: null, status: 'captured', method: 'upi', vpa: 'amina@okaxis', amount: 30_000 },
  ])
  expect(await eventsOf(id)).toEqual(['qr_code.credited', 'qr_code.closed'])
  expect(await eventsOf(payment.id)).toEqual(['payment.authorized', 'payment.captured', 'qr_code.credited'])
  await expect(payQrCode(shop.shop, id, {})).rejects.toThrow('This QR code is closed.')
  await runSandbox(shop.shop)
})

test('it is closed when that is asked, once, and when its time is over; then it takes no payment', async () => {
  const asked = (await create()).body
  expect((await call('POST', `/${asked.id}/close`)).body).toMatchObject({ status: 'closed', close_reason: 'on_demand' })
  expect(await call('POST', `/${asked.id}/close`)).toMatchObject({ status: 400 })
  const timed = (await create({ close_by: inSeconds(quarterMs) })).body
  shop.advance(quarterMs + 1000)
  await expect(payQrCode(shop.shop, timed.id, {})).rejects.toThrow('closed')
  await runSandbox(shop.shop)
  expect((await call('GET', `/${timed.id}`)).body).toMatchObject({ status: 'closed', close_reason: 'expired' })
  expect(await eventsOf(timed.id)).toEqual(['qr_code.closed'])
})

test.each([
  [{ type: 'bharat_qr' }, 'type'],
  [{ usage: 'twice' }, 'usage'],
  [{ payment_amount: 99 }, 'payment_amount'],
  [{ payment_amount: 10_000_001 }, 'payment_amount'],
  [{ payment_amount: undefined }, 'payment_amount'],
  [{ close_by: 1 }, 'close_by'],
  [{ notes: { long: 'x'.repeat(257) } }, 'notes.long'],
])('%o is refused at its field', async (more, field) => {
  expect(await create(more)).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', field } } })
})

test('an id that it never gave out, another account’s keys, and an account without the feature are refused', async () => {
  expect((await call('GET', '/qr_00000000000000')).body.error.description).toContain('does not exist')
  expect((await fetch(`${shop.url}/sandbox/v1/payments/qr_codes`)).status).toBe(401)
  sandbox.faults.hasQrCodes = () => false
  expect(await create()).toMatchObject({ status: 400, body: { error: { reason: 'NA' } } })
  expect(await shop.shop.provider.offersQrCodes()).toBe(false)
})

test('what a QR code took is settled as every payment is', async () => {
  const { id } = (await create()).body
  const payment = await payQrCode(shop.shop, id, {})
  const days = 6
  shop.advance(days * 24 * 60 * 60_000)
  const found: string[] = []
  for (let back = 0; back < days; back++) {
    const day = new Date(shop.shop.clock().getTime() - back * 24 * 60 * 60_000).toISOString().slice(0, 10)
    const rows = (await shop.shop.provider.settledOn(day)) as { entity_id: string; order_id: string | null }[]
    found.push(...rows.filter(({ order_id }) => order_id === null).map(({ entity_id }) => entity_id))
  }
  expect(found).toContain(payment.id)
  expect(await runCommand(shop.shop, ['audit'])).toContain('in order')
})
