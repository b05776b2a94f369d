import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { signUp } from '../../../../test/builders/sign-up.ts'

let shop: TestShop
let other: TestShop
beforeAll(async () => {
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1', PUBLIC_URL: 'https://mill.example' }
  shop = await openShop({ now: '2026-11-22T09:15:00Z', env })
  other = await openShop({ now: '2026-11-22T09:15:00Z', env, beside: shop })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const complaint = {
  name: 'Amina Beevi',
  phone: '9847012345',
  email: 'Amina@Example.com',
  orderNumber: 'BMS-100123',
  text: 'The coupling that came is for 19 mm.\nI ordered 24 mm.',
}

type Options = { ip?: string; key?: string; token?: string; from?: TestShop }
let networks = 0
const send = (body: unknown, { ip = `203.0.113.${networks++}`, key, token, from = shop }: Options = {}) =>
  from.call('POST', '/support/tickets', {
    token,
    body,
    headers: { 'x-forwarded-for': ip, ...(key && { 'idempotency-key': key }) },
  })
const look = (number: string, key: string) => shop.call('POST', `/support/tickets/${number}`, { body: { key } })
const countTickets = async () => (await shop.db.selectFrom('tickets').select('id').execute()).length

describe('a complaint', () => {
  test('gets a number, a key and its two clocks at once, without signing in', async () => {
    const { status, body, headers } = await send(complaint)
    expect(status).toBe(201)
    expect(headers.get('cache-control')).toBe('no-store')
    const { number, key, answerBy, solveBy } = body.data
    expect(number).toMatch(/^TKT-\d{4}-\d{4}$/)
    expect(key).toMatch(/^[\w-]{22}$/)
    expect(body.message).toContain(number)
    expect(answerBy).toMatch(/^2026-11-24T09:15/)
    expect(solveBy).toMatch(/^2026-12-22T09:15/)
    const seen = await look(number, key)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(seen.body.data).toEqual({
      number,
      state: 'open',
      orderNumber: 'BMS-100123',
      receivedAt: expect.stringMatching(/^2026-11-22T09:15/),
      answerBy,
      answeredAt: null,
      solveBy,
      solvedAt: null,
      messages: [{ author: 'person', text: complaint.text, at: expect.any(String) }],
    })
    expect(JSON.stringify(seen.body)).not.toMatch(/amina|9847012345/i)
  })

  test('is found by its number in any writing, and by nobody without its key', async () => {
    const { number, key } = (await send(complaint)).body.data
    expect((await look(encodeURIComponent(number.toLowerCase().replaceAll('-', ' ')), key)).status).toBe(200)
    const another = (await send(complaint)).body.data
    const answers = await Promise.all([
      look(number, another.key),
      look(number, 'A'.repeat(22)),
      look('TKT-0000-0000', key),
      look('no-number', key),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(404)
      expect(body).toEqual(answers[0].body)
    }
    expect((await shop.call('POST', `/support/tickets/${number}`)).status).toBe(400)
    expect((await look(number, 'A'.repeat(101))).status).toBe(400)
  })

  test('is read with its key in the body; with the key in the address, as CONTRACT §7 has it, nobody keeps the answer', async () => {
    const { number, key } = (await send(complaint)).body.data
    const address = `/support/tickets/${number}?key=${key}`
    expect((await shop.call('GET', address)).body).toEqual((await look(number, key)).body)
    const { headers } = await fetch(`${shop.url}/api/v1${address}`)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('referrer-policy')).toMatch(/no-referrer|same-origin|strict-origin/)
    expect((await shop.call('POST', address)).status).toBe(400)
  })

  test('keeps no key but its hash', async () => {
    const { key } = (await send(complaint)).body.data
    const { rows } = await shop.pool.query('SELECT t::text AS row FROM tickets t')
    expect(rows.map(({ row }) => row).join()).not.toContain(key)
  })

  test.each([
    ['nothing said', { name: '', text: '' }, ['name', 'text']],
    ['no way to answer', { phone: '', email: '' }, ['phone']],
    ['no way to answer at all', { phone: null, email: undefined }, ['phone']],
    ['a wrong name and no way to answer', { name: '<b>', phone: '', email: null }, ['name', 'phone']],
    ['half a phone number', { phone: '12345' }, ['phone']],
    ['half an email address', { email: 'amina@' }, ['email']],
    ['a long order number', { orderNumber: 'x'.repeat(33) }, ['orderNumber']],
    ['a long text', { text: 'x'.repeat(4001) }, ['text']],
    ['a text that hides something', { text: 'a\u202eb' }, ['text']],
    ['no text but an object', { text: { a: 1 } }, ['text']],
  ])('with %s is refused at its fields', async (_, change, fields) => {
    const before = await countTickets()
    const { status, body } = await send({ ...complaint, ...change })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(fields)
    expect(await countTickets()).toBe(before)
  })

  test.each([{ phone: '' }, { email: null }, { orderNumber: '' }])('may leave out %j', async (change) => {
    expect((await send({ ...complaint, ...change })).status).toBe(201)
  })
})

describe('a repeat with the same Idempotency-Key', () => {
  test('of 10 at once over two processes is one complaint, with one number and one key', async () => {
    const before = await countTickets()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(complaint, { key: 'once', from: n % 2 ? shop : other })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    expect(await countTickets()).toBe(before + 1)
    const { number, key } = answers[0]?.body.data ?? { number: '', key: '' }
    expect((await look(number, key)).status).toBe(200)
  })

  test('by somebody who knows that key, but not what was sent, opens nothing of it', async () => {
    const first = (await send(complaint, { key: 'guessed' })).body.data
    const { status, body } = await send({ ...complaint, text: 'Something else' }, { key: 'guessed' })
    expect(status).toBe(201)
    expect(body.data.number).not.toBe(first.number)
    expect((await look(first.number, body.data.key)).status).toBe(404)
    const { token } = await signUp(shop)
    expect((await send(complaint, { key: 'guessed', token })).status).toBe(201)
  })

  test('is not counted, and not refused where the limit is reached', async () => {
    const ip = '198.51.100.9'
    const first = await send(complaint, { key: 'kept', ip })
    for (let n = 0; n < 19; n += 1) expect((await send(complaint, { ip })).status).toBe(201)
    expect((await send(complaint, { ip })).status).toBe(429)
    expect(await send(complaint, { key: 'kept', ip })).toMatchObject({ status: 200, body: { data: first.body.data } })
  })
})

describe('limits', () => {
  test('20 an hour from one network, in a burst over two processes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => send(complaint, { ip: '198.51.100.7', from: n % 2 ? shop : other })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(4)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3000)
  })

  test('5 an hour of one account, from wherever', async () => {
    const { token } = await signUp(shop)
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) statuses.push((await send(complaint, { token })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('mails', () => {
  const mailsTo = async (to: string) => (await readSentMails(shop.shop)).filter((mail) => mail.to === to)

  test('tell the person the number, with a link that opens the complaint and nothing that the person wrote', async () => {
    const email = 'leela@example.com'
    const { number, key } = (await send({ ...complaint, email, name: 'Leela Thomas' })).body.data
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`We have your complaint ${number}`)
    expect(mail?.text).toContain('Tuesday')
    expect(mail?.text).not.toContain('coupling')
    const [, own = ''] =
      /https:\/\/mill\.example\/grievance\/ticket#TKT-\d{4}-\d{4}\.([\w-]+)/.exec(mail?.text ?? '') ?? []
    expect(own).not.toBe(key)
    expect((await look(number, own)).status).toBe(200)
    expect((await look(number, key)).status).toBe(200)
    const { rows } = await shop.pool.query('SELECT payload::text FROM outbox')
    expect(JSON.stringify(rows)).not.toContain(own)
  })

  test('tell the grievance officer all of it, also where the person gave no address', async () => {
    shop.advance(2 * 3_600_000)
    const text = 'Nobody calls back <b>at all</b>.'
    const { number } = (await send({ ...complaint, email: '', text })).body.data
    const notice = (await mailsTo('grievance@beyporemill.example')).find(({ subject }) => subject.includes(number))
    for (const part of ['Amina Beevi', '9847012345', 'BMS-100123', text]) expect(notice?.text).toContain(part)
    expect(notice?.html).toContain('&lt;b&gt;')
  })

  test('do not flood the officer: 30 an hour, and every complaint is kept all the same', async () => {
    shop.advance(2 * 3_600_000)
    const before = await countTickets()
    const noticed = (await mailsTo('grievance@beyporemill.example')).length
    for (let n = 0; n < 34; n += 1) expect((await send({ ...complaint, email: '' })).status).toBe(201)
    expect(await countTickets()).toBe(before + 34)
    expect(await mailsTo('grievance@beyporemill.example')).toHaveLength(noticed + 30)
  })
})
