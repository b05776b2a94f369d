import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { consentWords } from '../../../shared/copy/consents.ts'
import { newsletterCopy as copy } from '../../../shared/copy/office/newsletter.ts'
import { officeLimits } from '../../../shared/office-limits.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-28T06:00:00Z' })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

let made = 0
/** Subscribes somebody at the foot of the shop. */
async function subscribe(name: string): Promise<{ email: string; phone: string }> {
  made += 1
  const person = { email: `reader-${made}@example.com`, phone: String(9_840_000_000 + made) }
  const { status } = await shop.call('POST', '/user/submit-user-details', { body: { name, ...person } })
  expect(status).toBe(201)
  shop.advance(1000)
  return person
}
const find = async (body: object = {}, who = owner) => (await who.call(calls.findSubscribers, { body })).body

describe('the list of subscribers', () => {
  it('has the newest first, with what each agreed to, page after page', async () => {
    expect(await find()).toMatchObject({ data: [], next: null, total: 0 })
    await subscribe('Amina Beevi')
    const { email, phone } = await subscribe('Biju Nair')
    const { data, total } = await find()
    expect(total).toBe(2)
    expect(data.map(({ name }) => name)).toEqual(['Biju Nair', 'Amina Beevi'])
    const { words, version } = consentWords.newsletter
    expect(data[0]).toMatchObject({ email, phone, consent: { words, version, way: 'form' } })
    for (let n = 0; n < officeLimits.officeRows; n += 1) await subscribe(`Reader ${'abcdefgh'[n % 8]}`)
    const first = await find()
    const second = await find({ after: first.next })
    expect([...first.data, ...second.data].map(({ name }) => name).slice(-2)).toEqual(['Biju Nair', 'Amina Beevi'])
    expect(second.next).toBeNull()
  })

  it('is searched by name, email and phone; who sees no phone numbers has them masked, and searches names alone', async () => {
    const { email, phone } = await subscribe('Chandran Menon')
    for (const text of ['chandran', email.toUpperCase(), `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`])
      expect((await find({ text })).data.map(({ name }) => name)).toEqual(['Chandran Menon'])
    expect((await find({ text: '100%_' })).data).toEqual([])
    const accountant = await buildStaff(shop, ['accountant'])
    expect((await find({ text: phone }, accountant)).data).toEqual([])
    const [row] = (await find({ text: 'chandran' }, accountant)).data
    expect(row).toMatchObject({ phone: `••••••${phone.slice(-4)}`, email: 'r•••@example.com' })
  })

  it('is no list of a packer’s to change, and nothing is mailed', async () => {
    const packer = await buildStaff(shop, ['packer'])
    const [row] = (await find()).data
    expect((await packer.call(calls.removeSubscriber, { params: { id: row?._id ?? '' } })).status).toBe(403)
    expect((await shop.pool.query('SELECT count(*)::int AS mails FROM outbox')).rows).toEqual([{ mails: 0 }])
  })
})

describe('removing somebody', () => {
  it('ends the subscription and the consent, names nobody in the history, and is said once', async () => {
    const { email } = await subscribe('Devaki Amma')
    const [row] = (await find({ text: 'devaki' })).data
    const params = { id: row?._id ?? '' }
    const [one, other] = await Promise.all([
      owner.call(calls.removeSubscriber, { params }),
      owner.call(calls.removeSubscriber, { params }),
    ])
    expect([one.status, other.status].toSorted()).toEqual([200, 404])
    expect((await find({ text: 'devaki' })).data).toEqual([])
    const { rows } = await shop.pool.query('SELECT withdrawn_at FROM consents WHERE email = $1', [email])
    expect(rows).toEqual([{ withdrawn_at: expect.any(Date) }])
    const history = await shop.pool.query(
      `SELECT to_jsonb(c)::text AS text FROM commands c WHERE name = 'newsletter.remove'`,
    )
    expect(history.rows).toHaveLength(1)
    expect(history.rows[0].text).not.toMatch(/devaki|reader-/i)
    expect((await owner.call(calls.removeSubscriber, { params })).body.message).toBe(copy.gone)
  })
})

describe('an export', () => {
  it('stands in the history, gives the rows as they were narrowed, and no formula', async () => {
    await subscribe('Elias Formula')
    await shop.pool.query(`UPDATE subscribers SET name = '=HYPERLINK("x")' WHERE name = 'Elias Formula'`)
    const fresh = await buildStaff(shop, ['owner'])
    const body = { text: 'hyperlink' }
    const { exportId } = (await fresh.call(calls.exportSubscribers, { body })).body
    const { csv, next } = (await fresh.call(calls.fetchSubscribers, { params: { exportId }, body })).body
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(next).toBeNull()
    const other = await owner.call(calls.fetchSubscribers, { params: { exportId }, body })
    expect(other.status).toBe(404)
    const { rows } = await shop.pool.query(`SELECT input::text FROM commands WHERE id = $1`, [exportId])
    expect(rows[0].input).not.toContain('hyperlink')
  })

  it('gives each address the signed links that end its own newsletter, for whoever writes the letters', async () => {
    const { email } = await subscribe('Gracy Letters')
    const other = await subscribe('Gracy Stays')
    const fresh = await buildStaff(shop, ['owner'])
    const body = { text: 'gracy' }
    const { exportId } = (await fresh.call(calls.exportSubscribers, { body })).body
    const { csv } = (await fresh.call(calls.fetchSubscribers, { params: { exportId }, body })).body
    expect(csv).toContain('Unsubscribe link,List-Unsubscribe')
    const line = csv.split('\r\n').find((each) => each.includes(email)) ?? ''
    const [page = '', press = ''] = line.match(/https?:[^,"]+/g) ?? []
    const { publicUrl } = shop.shop.config
    const key = page.slice(`${publicUrl}/unsubscribe#`.length)
    expect(press).toBe(`${publicUrl}/api/v1/newsletter/end?key=${encodeURIComponent(key)}`)
    expect((await fetch(press.replace(publicUrl, shop.url), { method: 'POST' })).status).toBe(200)
    const left = (await find({ text: 'gracy' })).data.map((each) => each.email)
    expect(left).toEqual([other.email])
  })
})
