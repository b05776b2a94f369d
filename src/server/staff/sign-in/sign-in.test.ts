import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import {
  cookiesOf,
  inviteStaff,
  type JoinedStaff,
  joinStaff,
  linkFor,
  staffPassword,
} from '../../../../test/builders/join-staff.ts'
import { callOffice } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'

let shop: TestShop
let owner: JoinedStaff

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const minuteMs = 60_000
const withPassword = (who: { email: string }, code: string, cookies = '', password = staffPassword) =>
  callOffice(shop.url, calls.signInByPassword, { body: { email: who.email, password, code } }, cookies)
const me = (cookies: string) => callOffice(shop.url, calls.me, {}, cookies)

describe('while the shop has no owner', () => {
  test('the office says so, and nobody but an owner can set up a sign-in', async () => {
    const page = await callOffice(shop.url, calls.signInPage)
    expect(page.body.data).toEqual({ hasOwner: false, counter: null })
    const packer = await inviteStaff(shop, ['packer'])
    const token = await linkFor(shop, packer.staffId)
    const offer = await callOffice(shop.url, calls.joinTotpOffer, { body: { token } })
    const totp = { offer: offer.body.data?.offer, code: '123456' }
    const joined = await callOffice(shop.url, calls.join, {
      body: { token, name: 'Packer', password: staffPassword, totp },
    })
    expect(joined.status).toBe(403)
    expect(joined.body.message).toBe(officeSignIn.noOwnerYet)
  })

  test('the first owner comes by a link, is signed in at once, and gets ten recovery codes', async () => {
    owner = await joinStaff(shop, ['owner'], 'Amina Beevi')
    expect((await me(owner.cookies)).body.data).toMatchObject({ name: 'Amina Beevi', roles: ['owner'], factor: 'full' })
    expect(owner.recoveryCodes).toHaveLength(10)
    expect(new Set(owner.recoveryCodes).size).toBe(10)
    expect((await callOffice(shop.url, calls.signInPage)).body.data?.hasOwner).toBe(true)
    const { rows } = await shop.pool.query(`select name, by_name from commands where subject_id = $1`, [owner.staffId])
    expect(rows).toEqual([{ name: 'staff.join', by_name: 'Amina Beevi' }])
  })
})

describe('password and code', () => {
  test('both right: in, with a cookie that scripts and other hosts never see', async () => {
    shop.advance(minuteMs)
    const answer = await withPassword(owner, owner.code())
    expect(answer.status).toBe(200)
    const [session = '', browser = ''] = [answer.headers['set-cookie'] ?? []].flat()
    for (const cookie of [session, browser]) {
      expect(cookie).toMatch(
        /^__Host-office(-browser)?=[\w-]{43}; Max-Age=\d+; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
      )
    }
    expect((await me(cookiesOf(answer))).body.data?.name).toBe('Amina Beevi')
    expect(JSON.stringify(answer.body)).not.toContain(session.split(/[=;]/)[1])
  })

  test('whatever was wrong, the answer is the same', async () => {
    shop.advance(minuteMs)
    const wrong = [
      await withPassword(owner, owner.code(), '', 'Wrong-Password-11'),
      await withPassword(owner, '000000'),
      await withPassword({ email: 'nobody@office.example' }, '123456'),
      await withPassword(owner, 'abcd-efgh-jkmn-pqrs-tuvw-xyz2'),
    ]
    for (const { status, body } of wrong) {
      expect(status).toBe(401)
      expect(body).toEqual({ success: false, message: officeSignIn.wrong, code: 'wrong_credentials' })
    }
  })

  test('a code of the app is good once, whoever comes with it: 20 at the same moment let one in', async () => {
    shop.advance(15 * minuteMs)
    const code = owner.code()
    const known = await withPassword(owner, code)
    expect(known.status).toBe(200)
    shop.advance(minuteMs)
    const again = owner.code()
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        withPassword(owner, again, cookiesOf(known).replace(/__Host-office=[^;]*; /, '')),
      ),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 401 || status === 429)).toHaveLength(19)
    shop.advance(20 * minuteMs)
  })

  test('an earlier code is not good any more, even in its own step', async () => {
    shop.advance(minuteMs)
    const code = owner.code()
    expect((await withPassword(owner, code)).status).toBe(200)
    expect((await withPassword(owner, code)).status).toBe(401)
    shop.advance(minuteMs)
    expect((await withPassword(owner, code)).status).toBe(401)
  })

  test('a recovery code is good once, however it is written, and the owner hears of it', async () => {
    const person = await joinStaff(shop, ['manager'], 'Recovering')
    const [code = ''] = person.recoveryCodes
    const first = await withPassword(person, ` ${code.toUpperCase().replaceAll('-', ' ')} `)
    expect(first.status).toBe(200)
    expect(first.body.data).toEqual({ name: 'Recovering', recoveryCodesLeft: 9 })
    expect((await withPassword(person, code)).status).toBe(401)
    const [other = ''] = person.recoveryCodes.slice(1)
    expect((await withPassword(owner, other)).status).toBe(401)
    const { rows } = await shop.pool.query(
      `select payload->>'to' as to from outbox where payload->>'news' = 'recovery_code'`,
    )
    expect(rows.map(({ to }) => to).sort()).toEqual([owner.email, person.email].sort())
  })

  test('ten wrong ones from one network and it is closed to it, also to the right one; the owner is told once', async () => {
    const person = await joinStaff(shop, ['manager'], 'Guessed')
    for (let n = 0; n < 10; n += 1) await withPassword(person, '000000', '', `Wrong-Password-${n}`)
    expect((await withPassword(person, person.code())).status).toBe(429)
    expect((await withPassword(person, person.code())).status).toBe(429)
    const mails = `select payload->>'to' as to from outbox where payload->>'news' = 'failures' and payload->>'name' = 'Guessed'`
    expect((await shop.pool.query(mails)).rows).toHaveLength(2)
    // a browser in which the person signed in before is not kept out by strangers
    expect((await withPassword(person, person.code(), person.cookies)).status).toBe(200)
    shop.advance(16 * minuteMs)
    expect((await withPassword(person, person.code())).status).toBe(200)
  })

  test('a right password does not forgive the tries of its code: a thief of the password cannot go on guessing', async () => {
    const person = await joinStaff(shop, ['manager'], 'Half known')
    const answers = []
    for (let n = 0; n < 12; n += 1) answers.push((await withPassword(person, String(100000 + n))).status)
    expect(answers).toEqual([...Array(10).fill(401), 429, 429])
    shop.advance(16 * minuteMs)
  })

  test('the database holds neither password, secret nor recovery code', async () => {
    const { rows } = await shop.pool.query(
      `select s.*, array(select code_hash::text from staff_recovery_codes c where c.staff_id = s.id) as codes
       from staff s where id = $1`,
      [owner.staffId],
    )
    const all = JSON.stringify(rows)
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
    expect(all).not.toContain(staffPassword)
    for (const code of owner.recoveryCodes) expect(all).not.toContain(code.replaceAll('-', ''))
    expect(rows[0].totp_secret.length).toBeGreaterThan(29)
  })
})

describe('sessions', () => {
  test('a new sign-in in a browser ends the one before it, and each has a new token', async () => {
    const person = await joinStaff(shop, ['manager'])
    const again = await withPassword(person, person.code(), person.cookies)
    const fresh = cookiesOf(again, person.cookies)
    expect((await me(fresh)).body.data).not.toBeNull()
    expect((await me(person.cookies)).body.data).toBeNull()
  })

  test('a sign-in on a device that was not known is told to the person and the owner; a known one is not', async () => {
    const person = await joinStaff(shop, ['manager'], 'Travelling')
    const mails = async () =>
      (
        await shop.pool.query(
          `select 1 from outbox where payload->>'news' = 'new_device' and payload->>'name' = 'Travelling'`,
        )
      ).rowCount
    await withPassword(person, person.code(), person.cookies)
    expect(await mails()).toBe(0)
    shop.advance(minuteMs)
    await withPassword(person, person.code())
    expect(await mails()).toBe(2)
  })

  test('on an own device it rests for 12 hours at most, and ends after 14 days', async () => {
    const person = await joinStaff(shop, ['manager'])
    for (let n = 0; n < 28; n += 1) {
      shop.advance(11.9 * 60 * minuteMs)
      expect((await me(person.cookies)).body.data, `after ${n}`).not.toBeNull()
      await expect
        .poll(async () => {
          const { rows } = await shop.pool.query(`select last_used_at from staff_sessions where staff_id = $1`, [
            person.staffId,
          ])
          return shop.shop.clock().getTime() - rows[0].last_used_at.getTime() < minuteMs
        })
        .toBe(true)
    }
    shop.advance(4 * 60 * minuteMs)
    expect((await me(person.cookies)).body.data).toBeNull()
  })
})
