import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { appCode, cookiesOf, type JoinedStaff, joinStaff, staffPassword } from '../../../../test/builders/join-staff.ts'
import { openStream } from '../../../../test/live.ts'
import { callOffice } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { openedByPin } from '../../../shared/office/permissions.ts'

let shop: TestShop
let owner: JoinedStaff

beforeAll(async () => {
  shop = await openShop()
  owner = await joinStaff(shop, ['owner'], 'Amina Beevi')
})
afterAll(() => shop.close())

const minuteMs = 60_000
const pin = '483920'
const me = (cookies: string) => callOffice(shop.url, calls.me, {}, cookies)
const withPassword = ({ email }: JoinedStaff, code: string, password = staffPassword) =>
  callOffice(shop.url, calls.signInByPassword, { body: { email, password, code } })

describe('what is dangerous', () => {
  test('wants a factor of the last five minutes; one that is shown anew opens it, with a new token', async () => {
    const person = await joinStaff(shop, ['manager'])
    shop.advance(6 * minuteMs)
    const command = '6f2c1f3e-1b1a-4a63-9f5c-1d2f3a4b5c6d'
    const ask = { body: { password: 'Chaliyar-Ferry-Bell3' }, command }
    const refused = await person.call(calls.setPassword, ask)
    expect(refused.status).toBe(403)
    expect(refused.body.code).toBe('step_up')
    const ways = await person.call(calls.stepUpWays)
    expect(ways.body.data).toEqual({ passkey: false, totp: true, password: false })
    const shown = await person.call(calls.stepUp, { body: { code: person.code() } })
    expect(shown.status).toBe(200)
    const cookies = cookiesOf(shown, person.cookies)
    expect((await me(person.cookies)).body.data).toBeNull()
    expect((await callOffice(shop.url, calls.setPassword, ask, cookies)).status).toBe(200)
    shop.advance(minuteMs)
    expect((await withPassword(person, person.code())).status).toBe(401)
    expect((await withPassword(person, person.code(), 'Chaliyar-Ferry-Bell3')).status).toBe(200)
  })

  test('a code is not shown twice, a wrong one opens nothing, ten wrong ones close it', async () => {
    const person = await joinStaff(shop, ['manager'])
    const code = person.code()
    const first = await person.call(calls.stepUp, { body: { code } })
    expect(first.status).toBe(200)
    const cookies = cookiesOf(first, person.cookies)
    const stepUp = (body: object) => callOffice(shop.url, calls.stepUp, { body }, cookies)
    expect((await stepUp({ code })).status).toBe(400)
    expect((await stepUp({})).status).toBe(400)
    // the password is no way where there is a stronger one
    expect((await stepUp({ password: staffPassword })).body.message).toBe(officeSignIn.wrongFactor)
    const tries = []
    for (let n = 0; n < 8; n += 1) tries.push((await stepUp({ code: String(200000 + n) })).status)
    expect(tries.slice(-1)).toEqual([429])
    shop.advance(16 * minuteMs)
  })
})

describe('the own factors', () => {
  test('a new password, a new app, new codes: each is in the history without a secret, and ends the other sessions', async () => {
    const person = await joinStaff(shop, ['manager'], 'Careful')
    const elsewhere = cookiesOf(await withPassword(person, person.code()))
    const offer = (await person.call(calls.ownTotpOffer)).body.data
    const code = appCode(shop, offer?.secret ?? '')
    expect((await person.call(calls.setTotp, { body: { offer: offer?.offer, code } })).status).toBe(200)
    expect((await me(elsewhere)).body.data).toBeNull()
    expect((await me(person.cookies)).body.data).not.toBeNull()
    const made = await person.call(calls.newRecoveryCodes)
    expect(made.body.data?.codes).toHaveLength(10)
    const { rows } = await shop.pool.query(
      `select name, input, (select json_agg(c) from changes c where c.command_id = commands.id) as changes,
        (select answer from command_answers a where a.command_id = commands.id) as answer
       from commands where staff_id = $1 order by at`,
      [person.staffId],
    )
    expect(rows.map(({ name }) => name)).toEqual(['staff.join', 'own.totp', 'own.recovery_codes'])
    const all = JSON.stringify(rows)
    for (const secret of [offer?.secret, offer?.offer, code, ...(made.body.data?.codes ?? [])]) {
      expect(all).not.toContain(secret)
    }
    const mails = `select 1 from outbox where payload->>'news' = 'factors' and payload->>'name' = 'Careful' and payload->>'to' = $1`
    expect((await shop.pool.query(mails, [owner.email])).rowCount).toBe(2)
    expect((await shop.pool.query(mails, [person.email])).rowCount).toBe(2)
  })

  test.each(['Auckland2010', 'ChickenWing101', 'hd764nw5d7e1vb1', 'ChickenWing101-26!'])(
    'are no password that has leaked: %s',
    async (password) => {
      const person = await joinStaff(shop, ['counter'])
      const answer = await person.call(calls.setPassword, { body: { password } })
      expect(answer).toMatchObject({ status: 400, body: { errors: { password: expect.stringContaining('easy to') } } })
    },
  )

  test('recovery codes are given once: the same command again does not show them', async () => {
    const person = await joinStaff(shop, ['manager'])
    const command = '0a2c1f3e-1b1a-4a63-9f5c-1d2f3a4b5c6d'
    expect((await person.call(calls.newRecoveryCodes, { command })).body.data?.codes).toHaveLength(10)
    expect((await person.call(calls.newRecoveryCodes, { command })).body.data?.codes).toBeNull()
    const [old = ''] = person.recoveryCodes
    expect((await withPassword(person, old)).status).toBe(401)
  })

  test('an offer of the app is for one person, and half an hour', async () => {
    const [one, two] = [await joinStaff(shop, ['manager']), await joinStaff(shop, ['manager'])]
    const offer = (await one.call(calls.ownTotpOffer)).body.data
    const body = { offer: offer?.offer, code: appCode(shop, offer?.secret ?? '') }
    const stolen = await two.call(calls.setTotp, { body })
    expect(stolen.body.errors?.code).toBe(officeSignIn.offerGone)
    const wrong = await one.call(calls.setTotp, { body: { ...body, code: '٠١٢٣٤٥' } })
    expect(wrong.body.errors?.code).toBe(officeSignIn.wrongFirstCode)
    expect((await one.call(calls.removeTotp)).body.message).toBe(officeSignIn.lastFactor)
  })

  test('a session somewhere else is listed, and ended by who has shown a factor', async () => {
    const person = await joinStaff(shop, ['manager'])
    const elsewhere = cookiesOf(await withPassword(person, person.code()))
    const sessions = (await person.call(calls.ownSignIn)).body.data?.sessions ?? []
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    const other = sessions.find(({ current }) => !current)
    const foreign = await owner.call(calls.endOwnSession, { params: { id: other?._id ?? '' } })
    expect(foreign.status).not.toBe(200)
    expect((await person.call(calls.endOwnSession, { params: { id: other?._id ?? '' } })).status).toBe(200)
    expect((await me(elsewhere)).body.data).toBeNull()
  })
})

describe('the PIN', () => {
  /** A counter computer, and somebody with a PIN. */
  async function counter() {
    const manager = await joinStaff(shop, ['manager'], 'Manager')
    const clerk = await joinStaff(shop, ['counter', 'packer'], 'Clerk')
    expect((await clerk.call(calls.setPin, { body: { pin } })).status).toBe(200)
    const enrolled = await manager.call(calls.enrolCounter, { body: { name: 'Till 1' } })
    expect(enrolled.status).toBe(200)
    return { manager, clerk, browser: cookiesOf(enrolled, manager.cookies) }
  }
  const byPin = (staffId: string, typed: string, cookies = '') =>
    callOffice(shop.url, calls.signInByPin, { body: { staffId, pin: typed } }, cookies)

  test('opens the work of counter and packing on an enrolled computer, and nothing else', async () => {
    const { clerk, browser } = await counter()
    const page = (await callOffice(shop.url, calls.signInPage, {}, browser)).body.data
    expect(page?.counter?.name).toBe('Till 1')
    expect(page?.counter?.people.map(({ name }) => name)).toContain('Clerk')
    const answer = await byPin(clerk.staffId, pin, browser)
    expect(answer.status).toBe(200)
    expect([answer.headers['set-cookie']].flat()[0]).not.toContain('Max-Age')
    const cookies = cookiesOf(answer, browser)
    const person = (await me(cookies)).body.data
    expect(person).toMatchObject({ factor: 'pin', shared: true })
    for (const permission of person?.permissions ?? []) expect(openedByPin).toContain(permission)
    const stepUp = await callOffice(shop.url, calls.stepUp, { body: { code: clerk.code() } }, cookies)
    expect(stepUp.status).toBe(403)
    expect((await callOffice(shop.url, calls.setPin, { body: { pin: '190274' } }, cookies)).body.code).toBe('step_up')
    shop.advance(31 * minuteMs)
    expect((await me(cookies)).body.data).toBeNull()
  })

  test('of the owner opens no more than that', async () => {
    const { browser } = await counter()
    const boss = await joinStaff(shop, ['owner'])
    await boss.call(calls.setPin, { body: { pin } })
    const cookies = cookiesOf(await byPin(boss.staffId, pin, browser), browser)
    expect((await me(cookies)).body.data?.permissions).not.toContain('staff.manage')
    expect((await callOffice(shop.url, calls.listPeople, {}, cookies)).status).toBe(403)
  })

  test('is no way in on any other browser, and nobody is told there who works here', async () => {
    const { clerk } = await counter()
    for (const cookies of ['', clerk.cookies, `__Host-office-browser=${'x'.repeat(43)}`]) {
      const answer = await byPin(clerk.staffId, pin, cookies)
      expect(answer.status).toBe(403)
      expect(answer.body.message).toBe(officeSignIn.notEnrolled)
      expect((await callOffice(shop.url, calls.signInPage, {}, cookies)).body.data?.counter).toBeNull()
    }
  })

  test('is no way in for who copied the browser’s cookies before it was made a counter computer', async () => {
    const manager = await joinStaff(shop, ['manager'])
    const clerk = await joinStaff(shop, ['counter'])
    await clerk.call(calls.setPin, { body: { pin } })
    const copied = manager.cookies
    const enrolled = await manager.call(calls.enrolCounter, { body: { name: 'Till 2' } })
    expect((await callOffice(shop.url, calls.signInPage, {}, copied)).body.data?.counter).toBeNull()
    expect((await byPin(clerk.staffId, pin, copied)).status).toBe(403)
    const browser = cookiesOf(enrolled, manager.cookies)
    expect((await byPin(clerk.staffId, pin, browser)).status).toBe(200)
  })

  test('is locked by five wrong ones, also when fifty come at once, until a full sign-in', async () => {
    const { clerk, browser } = await counter()
    const wrong = await Promise.all(
      Array.from({ length: 50 }, (_, n) => byPin(clerk.staffId, String(500001 + n * 7), browser)),
    )
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]))
    const { rows } = await shop.pool.query('select pin_tries from staff where id = $1', [clerk.staffId])
    expect(rows[0].pin_tries).toBe(5)
    expect((await byPin(clerk.staffId, pin, browser)).status).toBe(401)
    const told = `select 1 from outbox where payload->>'news' = 'pin_locked' and payload->>'to' = $1`
    expect((await shop.pool.query(told, [clerk.email])).rowCount).toBe(1)
    shop.advance(minuteMs)
    expect((await withPassword(clerk, clerk.code())).status).toBe(200)
    expect((await byPin(clerk.staffId, pin, browser)).status).toBe(200)
  })

  test('switching persons ends what the one before had open, at once', async () => {
    const { manager, clerk, browser } = await counter()
    const ofManager = await openStream(shop.url, browser)
    const cookies = cookiesOf(await byPin(clerk.staffId, pin, browser), browser)
    expect((await me(manager.cookies)).body.data).toBeNull()
    expect((await me(cookies)).body.data?.name).toBe('Clerk')
    // with the next beat it would end anyway, 20 seconds later
    await ofManager.ended
    const ofClerk = await openStream(shop.url, cookies)
    shop.advance(minuteMs)
    const full = { email: manager.email, password: staffPassword, code: manager.code() }
    const answer = await callOffice(shop.url, calls.signInByPassword, { body: full }, cookies)
    expect(answer.status).toBe(200)
    await ofClerk.ended
  }, 15_000)

  test('a computer that is withdrawn by the owner opens by PIN no more, and what was open there ends', async () => {
    const { clerk, browser } = await counter()
    const cookies = cookiesOf(await byPin(clerk.staffId, pin, browser), browser)
    const boss = await joinStaff(shop, ['owner'])
    const counters = (await boss.call(calls.listPeople)).body.data?.counters ?? []
    for (const { _id } of counters) {
      expect((await boss.call(calls.withdrawCounter, { params: { id: _id } })).status).toBe(200)
    }
    expect((await me(cookies)).body.data).toBeNull()
    expect((await byPin(clerk.staffId, pin, browser)).status).toBe(403)
  })

  test('is six digits that nobody tries first', async () => {
    const person = await joinStaff(shop, ['counter'])
    for (const typed of ['123456', '000000', '12345', '1234567', 'abcdef']) {
      expect((await person.call(calls.setPin, { body: { pin: typed } })).body.errors?.pin, typed).toBeTruthy()
    }
    const enrol = await person.call(calls.enrolCounter, { body: { name: 'Mine' } })
    expect(enrol.status).toBe(403)
  })
})
