import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { askHost, type BuiltStaff, buildStaff, callOffice, officeHost } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'], { name: 'Khadeeja Umma' })
})
afterAll(() => shop.close())

const { me, signOut, listPeople } = officeEndpoints

describe('the back office has a host of its own', () => {
  it('answers there to who is signed in, and says nothing to who is not', async () => {
    expect((await owner.call(me)).body.data).toMatchObject({ name: 'Khadeeja Umma', roles: ['owner'] })
    expect((await callOffice(shop.url, me)).body.data).toBeNull()
  })

  it('serves nothing of the shop there, and nothing of itself on any other host', async () => {
    const port = new URL(shop.url).port
    const office = { host: `${officeHost}:${port}`, 'x-office': '1' }
    for (const path of ['/api/v1/banner', '/api/v1/product/get-products', '/api/docs', '/sitemap.xml', '/healthz']) {
      const { headers, text } = await askHost(shop.url, { path, headers: office })
      expect(headers['content-security-policy'], path).toContain("default-src 'none'")
      expect(text).not.toContain('"products"')
    }
    const { cookie } = owner
    for (const host of ['127.0.0.1', 'localhost', 'evil.example', `evil.${officeHost}`, `${officeHost}.evil.example`]) {
      const headers = { host: `${host}:${port}`, 'x-office': '1', cookie }
      expect((await askHost(shop.url, { path: '/api/office/v1/me', headers })).status, host).toBe(404)
    }
  })

  it.each([
    ['a page on another port of the same host', { origin: `http://${officeHost}:9` }],
    ['a page of the shop', { origin: 'http://localhost:3000' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page on a host beside', { 'sec-fetch-site': 'same-site' }],
    ['a form', { 'x-office': '', 'content-type': 'application/x-www-form-urlencoded' }],
    ['a browser that names no origin', { origin: '' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('does nothing for %s that carries the cookie along', async (_, headers) => {
    const answer = await owner.call(signOut, { headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_request' } })
    expect((await owner.call(me)).body.data).not.toBeNull()
  })

  it.each([
    ['a picture', { 'x-office': '', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['a picture of an old browser', { 'x-office': '', 'sec-fetch-site': '' }],
    ['a script of another port', { origin: `http://${officeHost}:9`, 'sec-fetch-site': '' }],
  ])('tells nothing to %s', async (_, headers) => {
    expect(await owner.call(me, { headers })).toMatchObject({ status: 403, body: { code: 'foreign_request' } })
  })

  it('refuses the screen of one person to the session of another in the same browser', async () => {
    const next = await buildStaff(shop, ['owner'])
    const ask = (staffId: string) => next.call(listPeople, { headers: { 'x-staff': staffId } })
    expect(await ask(owner.staffId)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect(await ask(next.staffId)).toMatchObject({ status: 200 })
    // who it is now is told to either
    expect(await next.call(me, { headers: { 'x-staff': owner.staffId } })).toMatchObject({ status: 200 })
  })

  it('ends a session for good, and takes its cookie away', async () => {
    const leaving = await buildStaff(shop, ['counter'])
    const { headers } = await leaving.call(signOut)
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-office=; Max-Age=0; Path=\/; Secure; HttpOnly; SameSite=Strict/,
    )
    expect((await leaving.call(me)).body.data).toBeNull()
  })

  it('ends a session that rested, and one of who was removed', async () => {
    const resting = await buildStaff(shop, ['packer'])
    const removed = await buildStaff(shop, ['packer'])
    await shop.db.transaction().execute(async (tx) => {
      const { sql } = await import('kysely')
      await sql`SELECT set_config('shop.command', 'test', true)`.execute(tx)
      await tx.updateTable('staff').set({ active: false }).where('id', '=', removed.staffId).execute()
    })
    expect((await removed.call(me)).body.data).toBeNull()
    expect((await resting.call(me)).body.data).not.toBeNull()
    shop.advance(12 * 3_600_000 + 60_001)
    expect((await resting.call(me)).body.data).toBeNull()
  })
})
