import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { rates } from '../../../shared/rates.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

let count = 0
let email = ''
beforeEach(async () => {
  count += 1
  email = `subscriber${count}@example.com`
  const body = { name: 'Anna Paul', email, phone: `98333333${String(count).padStart(2, '0')}` }
  expect((await shop.call('POST', '/user/submit-user-details', { body })).status).toBe(201)
})

const ask = (address: string) => shop.call('POST', '/user/unsubscribe', { body: { email: address } })
const end = (key: string) => shop.call('POST', '/newsletter/end', { body: { key } })
const mailsTo = async (to: string) => (await readSentMails(shop.shop)).filter((mail) => mail.to === to)
const isSubscribed = async (address: string) =>
  (await shop.db.selectFrom('subscribers').select('id').where('email', '=', address).execute()).length === 1

/** Asks, and reads the key in the mail that came. */
async function keyOf(address: string): Promise<string> {
  await ask(address)
  const mail = (await mailsTo(address)).at(-1)
  return /\/unsubscribe#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('an address that anybody typed', () => {
  test('stays subscribed, and is mailed a link; the answer is the same where it is not', async () => {
    const known = await ask(` ${email.toUpperCase()}`)
    const stranger = await ask('nobody@example.com')
    expect(known).toMatchObject({ status: 200, body: { success: true, message: expect.stringContaining('mailed') } })
    expect([stranger.status, stranger.body]).toEqual([known.status, known.body])
    expect(await isSubscribed(email)).toBe(true)
    expect(await mailsTo(email)).toMatchObject([
      {
        subject: 'Unsubscribe from our newsletter',
        text: expect.stringContaining(`${shop.shop.config.publicUrl}/unsubscribe#`),
      },
    ])
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })

  test('is needed: an empty one is refused with what to do, and so is what is none', async () => {
    const message = 'Please enter the email address that gets our newsletter, then press Unsubscribe'
    expect(await ask(' ')).toMatchObject({ status: 400, body: { code: 'bad_input', message } })
    expect((await ask('anna@')).status).toBe(400)
  })

  test('is mailed and asked for so many times a day, and from one network an hour, whether or not it is subscribed', async () => {
    const limited = await openShop({ beside: shop, env: { RATE_LIMITS: 'on' } })
    const send = (address: string) => limited.call('POST', '/user/unsubscribe', { body: { email: address } })
    for (const address of [email, 'another@example.com']) {
      const statuses: number[] = []
      for (let n = 0; n <= rates.unsubscribeOfAddress.most; n += 1) statuses.push((await send(address)).status)
      expect(statuses).toEqual([...Array(rates.unsubscribeOfAddress.most).fill(200), 429])
    }
    const others: number[] = []
    for (let n = 0; n < rates.unsubscribe.most; n += 1) others.push((await send(`other${n}@example.com`)).status)
    expect(others).toContain(429)
    limited.advance(3_600_000)
    expect((await send('later@example.com')).status).toBe(200)
    expect((await send(email)).status).toBe(429)
    await limited.close()
  })
})

describe('the link in the mail', () => {
  test('ends the subscription, and again is the same', async () => {
    const key = await keyOf(email)
    expect(await end(key)).toMatchObject({ status: 200, body: { message: expect.stringContaining('unsubscribed') } })
    expect(await isSubscribed(email)).toBe(false)
    expect((await end(key)).status).toBe(200)
  })

  test('is in the headers of the mail too: one press of a mail program ends the subscription (RFC 8058)', async () => {
    await ask(email)
    const { address = '', post } = (await mailsTo(email)).at(-1)?.listUnsubscribe ?? {}
    expect(post).toBe('List-Unsubscribe=One-Click')
    expect(address).toContain(`${shop.shop.config.publicUrl}/api/v1/newsletter/end?key=`)
    const press = (url: string) =>
      fetch(url.replace(shop.shop.config.publicUrl, shop.url), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await press(address.slice(0, -1))).status).toBe(404)
    expect(await isSubscribed(email)).toBe(true)
    expect((await fetch(address.replace(shop.shop.config.publicUrl, shop.url))).status).toBe(404)
    expect(await isSubscribed(email)).toBe(true)
    expect((await press(address)).status).toBe(200)
    expect(await isSubscribed(email)).toBe(false)
    expect((await press(address)).status).toBe(200)
  })

  test('ends no other subscription, and not a later one of the same address', async () => {
    const key = await keyOf(email)
    const [, signature] = key.split('.')
    const other = { name: 'Jose Mathew', email: `other-${email}`, phone: '9844400000' }
    await shop.call('POST', '/user/submit-user-details', { body: other })
    const { id } = await shop.db
      .selectFrom('subscribers')
      .select('id')
      .where('email', '=', other.email)
      .executeTakeFirstOrThrow()
    expect(await end(`${id}.${signature}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await isSubscribed(other.email)).toBe(true)
    await end(key)
    const again = { name: 'Anna Paul', email, phone: '9844400001' }
    await shop.call('POST', '/user/submit-user-details', { body: again })
    expect((await end(key)).status).toBe(200)
    expect(await isSubscribed(email)).toBe(true)
  })

  test('is opened by nothing but its key', async () => {
    const key = await keyOf(email)
    for (const wrong of [key.slice(0, -1), `${key}x`, key.split('.')[0], 'a.b', '.', '']) {
      expect((await end(wrong ?? '')).status).toBeGreaterThan(399)
    }
    expect(await isSubscribed(email)).toBe(true)
  })
})
