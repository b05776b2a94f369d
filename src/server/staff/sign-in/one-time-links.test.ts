import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { appCode, inviteStaff, joinStaff, linkFor, staffPassword } from '../../../../test/builders/join-staff.ts'
import { callOffice } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openShop()
  await joinStaff(shop, ['owner'], 'Amina Beevi')
})
afterAll(() => shop.close())

const withPassword = (who: { email: string }, code: string, cookies = '', password = staffPassword) =>
  callOffice(shop.url, calls.signInByPassword, { body: { email: who.email, password, code } }, cookies)
const me = (cookies: string) => callOffice(shop.url, calls.me, {}, cookies)

describe('one-time links', () => {
  test('a link is good once, also when it is used twenty times at the same moment', async () => {
    const { staffId } = await inviteStaff(shop, ['manager'])
    const token = await linkFor(shop, staffId)
    const offer = await callOffice(shop.url, calls.joinTotpOffer, { body: { token } })
    const { secret = '' } = offer.body.data ?? {}
    const body = {
      token,
      name: 'Manager',
      password: staffPassword,
      totp: { offer: offer.body.data?.offer, code: appCode(shop, secret) },
    }
    const all = await Promise.all(Array.from({ length: 20 }, () => callOffice(shop.url, calls.join, { body })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 404)).toHaveLength(19)
    expect((await callOffice(shop.url, calls.lookAtLink, { body: { token } })).status).toBe(404)
  })

  test('a link runs out, and a newer one takes its place', async () => {
    const { staffId } = await inviteStaff(shop, ['packer'])
    const first = await linkFor(shop, staffId)
    const second = await linkFor(shop, staffId)
    expect((await callOffice(shop.url, calls.lookAtLink, { body: { token: first } })).status).toBe(404)
    expect((await callOffice(shop.url, calls.lookAtLink, { body: { token: second } })).status).toBe(200)
    shop.advance(3_600_001)
    const late = await callOffice(shop.url, calls.lookAtLink, { body: { token: second } })
    expect(late.status).toBe(404)
    expect(late.body.message).toBe(officeSignIn.linkGone)
  })

  test('the database alone opens no door: no token stands in it', async () => {
    const { staffId } = await inviteStaff(shop, ['packer'])
    const token = await linkFor(shop, staffId)
    const { rows } = await shop.pool.query('select * from staff_links where staff_id = $1', [staffId])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await callOffice(shop.url, calls.lookAtLink, { body: { token: rows[0].id } })).status).toBe(404)
  })

  test('without a second factor, or with an easy password, nobody gets in', async () => {
    const { staffId, email } = await inviteStaff(shop, ['packer'])
    const token = await linkFor(shop, staffId)
    const join = (body: object) => callOffice(shop.url, calls.join, { body: { token, name: 'Basheer', ...body } })
    expect((await join({ password: staffPassword })).body.message).toBe(officeSignIn.secondFactorNeeded)
    for (const password of ['Short-Pass1', 'password12345', 'qwertyuiop123', `${email.split('@')[0]}1`]) {
      expect(
        (await join({ password, totp: { offer: 'x', code: '123456' } })).body.errors?.password,
        password,
      ).toBeTruthy()
    }
    const wrong = await join({ password: staffPassword, totp: { offer: 'forged', code: '123456' } })
    expect(wrong.body.errors?.code).toBe(officeSignIn.offerGone)
  })

  test('a new link of somebody who has a sign-in ends the old one when it is used, not before', async () => {
    const person = await joinStaff(shop, ['counter'])
    const token = await linkFor(shop, person.staffId)
    expect((await me(person.cookies)).body.data).not.toBeNull()
    const offer = await callOffice(shop.url, calls.joinTotpOffer, { body: { token } })
    const totp = { offer: offer.body.data?.offer, code: appCode(shop, offer.body.data?.secret ?? '') }
    const body = { token, name: 'Again', password: 'Feroke-Tile-Kiln4', totp }
    expect((await callOffice(shop.url, calls.join, { body })).status).toBe(200)
    shop.advance(30_000)
    expect((await me(person.cookies)).body.data).toBeNull()
    expect((await withPassword(person, person.code())).status).toBe(401)
    const [code = ''] = person.recoveryCodes
    expect((await withPassword(person, code, '', 'Feroke-Tile-Kiln4')).status).toBe(401)
  })
})
