import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { appCode, joinStaff, staffPassword } from '../../../../test/builders/join-staff.ts'
import { callOffice } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { rates } from '../../../shared/rates.ts'
import { atTerminal } from '../commands/at-terminal.ts'
import { invitePerson } from '../people/invite-person.ts'
import { setUpPath } from './set-up-link.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ nameless: true, env: { RATE_LIMITS: 'on' } })
})
afterAll(() => shop.close())

/** A shop that nobody owns, and whose calls nobody has counted. */
beforeEach(async () => {
  await shop.pool.query('DELETE FROM rate_limits')
  await shop.pool.query('DELETE FROM staff_links')
  // the history names them: nobody is taken out
  await shop.pool.query(`UPDATE staff SET joined_at = NULL, roles = '{packer}', email = id || '@gone.example'`)
})

const link = async () => ((await setUpPath(shop.shop)) ?? '').replace('/first-owner#', '')
const begin = async (email: string, token?: string) =>
  callOffice(shop.url, calls.beginSetUp, { body: { token: token ?? (await link()), email } })
const look = (token: string) => callOffice(shop.url, calls.lookAtLink, { body: { token } })
/** Returns the input of somebody who has chosen a password and a code app. */
async function choices(token: string, name = 'Amina Beevi') {
  const { data } = (await callOffice(shop.url, calls.joinTotpOffer, { body: { token } })).body
  const totp = { offer: data?.offer, code: appCode(shop, data?.secret ?? '') }
  return { token, name, password: staffPassword, totp }
}
const join = (body: object) => callOffice(shop.url, calls.join, { body })
const people = async () => {
  const { rowCount } = await shop.pool.query(`SELECT FROM staff WHERE email NOT LIKE '%@gone.example'`)
  return rowCount
}
/** Everybody of this test with their roles, by name. */
const written = async () => {
  const { rows } = await shop.pool.query(
    `SELECT name, roles, active FROM staff WHERE email NOT LIKE '%@gone.example' ORDER BY name`,
  )
  return rows.map(({ name, roles, active }) => `${name}: ${[...roles, ...(active ? [] : ['removed'])].join(', ')}`)
}
const owners = async () => {
  const { rows } = await shop.pool.query('SELECT email FROM staff WHERE joined_at IS NOT NULL ORDER BY email')
  return rows.map(({ email }) => email)
}

describe('the set-up link of a shop without an owner', () => {
  test('makes the first owner, with the rules of every sign-in, and is over then', async () => {
    const token = await link()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const begun = await begin(' Amina@Mill.example ', token)
    expect(begun.body.data).toMatchObject({ email: 'amina@mill.example', name: 'amina' })
    const chosen = await choices(begun.body.data.token)
    expect((await join({ ...chosen, password: 'password12345' })).body.errors?.password).toBeTruthy()
    expect((await join({ ...chosen, totp: undefined })).body.message).toBe(officeSignIn.secondFactorNeeded)
    const joined = await join(chosen)
    expect(joined.status).toBe(200)
    expect([joined.headers['set-cookie']].flat().join()).toContain('__Host-office=')
    expect(await owners()).toEqual(['amina@mill.example'])
    expect(await setUpPath(shop.shop)).toBeNull()
    expect(await begin('thief@example.com', token)).toMatchObject({
      status: 404,
      body: { message: officeSignIn.setUpOver },
    })
    const { rows } = await shop.pool.query(
      `SELECT name, actor FROM commands WHERE subject_kind = 'staff' ORDER BY at DESC, name LIMIT 2`,
    )
    expect(rows.map(({ name, actor }) => `${name} by ${actor}`).sort()).toEqual([
      'staff.add by system',
      'staff.join by staff',
    ])
  })

  test('stays over when its owner is no owner any more', async () => {
    const token = await link()
    const owner = await joinStaff(shop, ['owner'])
    await shop.pool.query(`UPDATE staff SET active = false, roles = '{owner}' WHERE id = $1`, [owner.staffId])
    expect((await begin('thief@example.com', token)).status).toBe(404)
  })

  test('is not guessed: another token opens nothing, and few are tried', async () => {
    const token = await link()
    for (const wrong of ['', 'x', token.slice(0, -1), `${token}x`, token.toLowerCase(), 'A'.repeat(43)]) {
      expect((await begin('thief@example.com', wrong)).status, wrong).toBe(404)
    }
    for (let tries = 6; tries < rates.setUpLink.most; tries++) await begin('thief@example.com', 'A'.repeat(43))
    expect((await begin('thief@example.com', 'A'.repeat(43))).status).toBe(429)
    expect(await people()).toBe(0)
  })

  test('opened in two browsers lets one in: the later address takes the place of the earlier one', async () => {
    const first = await begin('first@mill.example')
    const early = await choices(first.body.data.token)
    const second = await begin('second@mill.example')
    expect((await look(first.body.data.token)).status).toBe(404)
    expect((await join(early)).status).toBe(404)
    expect((await join(await choices(second.body.data.token))).status).toBe(200)
    expect(await owners()).toEqual(['second@mill.example'])
    expect(await people()).toBe(1)
  })

  test('used by ten at the same moment makes one owner', async () => {
    const token = await link()
    const begun = await Promise.all(Array.from({ length: 10 }, (_, at) => begin(`p${at}@mill.example`, token)))
    expect(begun.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const held = (await Promise.all(begun.map(({ body }) => look(body.data.token)))).filter(
      ({ status }) => status === 200,
    )
    expect(held).toHaveLength(1)
    const good = begun.find(({ body }) => body.data.email === held[0]?.body.data.email)?.body.data.token ?? ''
    const chosen = await choices(good)
    const all = await Promise.all(Array.from({ length: 10 }, () => join(chosen)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await owners()).toHaveLength(1)
  })

  test('and an owner from the terminal: who came first is the owner, the other link is good no more', async () => {
    const begun = await begin('thief@example.com')
    const chosen = await choices(begun.body.data.token)
    const person = { email: 'amina@mill.example', name: 'Amina', roles: ['owner'] as const, lifeMs: 60_000 }
    const invited = await atTerminal(shop.shop, 'staff.add', {}, (work) => invitePerson(shop.shop, work, person))
    expect((await join(await choices(invited.link.token))).status).toBe(200)
    expect((await join(chosen)).status).toBe(404)
    expect(await owners()).toEqual(['amina@mill.example'])
  })

  test('takes an address that the terminal wrote down before', async () => {
    const person = { email: 'amina@mill.example', name: 'Amina', roles: ['packer'] as const, lifeMs: 60_000 }
    await atTerminal(shop.shop, 'staff.add', {}, (work) => invitePerson(shop.shop, work, person))
    await begin('other@mill.example')
    const begun = await begin('amina@mill.example')
    expect((await join(await choices(begun.body.data.token))).status).toBe(200)
    expect(await owners()).toEqual(['amina@mill.example'])
  })

  test('leaves somebody whom the terminal wrote down who they are, when another address follows', async () => {
    const person = { email: 'packer@mill.example', name: 'Sajan', roles: ['packer'] as const, lifeMs: 60_000 }
    await atTerminal(shop.shop, 'staff.add', {}, (work) => invitePerson(shop.shop, work, person))
    const mistaken = await begin('packer@mill.example')
    const begun = await begin('amina@mill.example')
    expect((await look(mistaken.body.data.token)).status).toBe(404)
    expect((await join(await choices(begun.body.data.token))).status).toBe(200)
    expect(await written()).toEqual(['Amina Beevi: owner', 'Sajan: packer'])
  })

  test('leaves no owner behind whose address was typed by mistake', async () => {
    const person = { email: 'amina@mill.example', name: 'Amina', roles: ['packer'] as const, lifeMs: 60_000 }
    await atTerminal(shop.shop, 'staff.add', {}, (work) => invitePerson(shop.shop, work, person))
    await begin('mistaken@mill.example')
    const begun = await begin('amina@mill.example')
    expect((await join(await choices(begun.body.data.token))).status).toBe(200)
    expect(await written()).toEqual(['Amina Beevi: packer, owner', 'mistaken: owner, removed'])
  })

  test('is no link of another host: neither the shop’s own nor a foreign one answers it', async () => {
    const token = await link()
    const port = new URL(shop.url).port
    const ask = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const body = JSON.stringify({ token, email: 'thief@example.com' })
        const sent = { 'x-office': '1', 'content-type': 'application/json', ...headers }
        const asked = request(`${shop.url}/api/office/v1/set-up`, { method: 'POST', headers: sent }, ({ statusCode }) =>
          resolve(statusCode ?? 0),
        )
        asked.on('error', reject)
        asked.end(body)
      })
    const own = `office.localhost:${port}`
    for (const headers of [
      { host: `127.0.0.1:${port}`, origin: shop.url },
      { host: 'office.evil.example', origin: 'http://office.evil.example' },
      { host: own, origin: 'http://office.evil.example', 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(await ask(headers), headers.host).toBeGreaterThanOrEqual(400)
    }
    expect(await owners()).toEqual([])
    expect(await people()).toBe(0)
  })

  test('is kept by no browser and no proxy, and stands in no row', async () => {
    const token = await link()
    const begun = await begin('amina@mill.example', token)
    expect(begun.headers['cache-control']).toBe('no-store')
    expect(begun.headers['content-security-policy']).toContain("default-src 'none'")
    const { rows } = await shop.pool.query(`SELECT query_to_xml('SELECT * FROM staff_links', true, false, '')::text
      || query_to_xml('SELECT * FROM commands', true, false, '')::text AS written`)
    expect(rows[0].written).not.toContain(token)
    expect(rows[0].written).not.toContain(begun.body.data.token)
  })
})
