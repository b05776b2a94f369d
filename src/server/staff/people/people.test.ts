import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { type JoinedStaff, joinStaff, staffPassword } from '../../../../test/builders/join-staff.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { callOffice } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { officePeople } from '../../../shared/copy/office/people.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import type { Role } from '../../../shared/office/permissions.ts'
import { mailKinds } from '../../start/mail-writers.ts'

let shop: TestShop
let owner: JoinedStaff

beforeAll(async () => {
  shop = await openShop()
  owner = await joinStaff(shop, ['owner'], 'Amina Beevi')
})
afterAll(() => shop.close())

const dayMs = 24 * 3_600_000
const me = (cookies: string) => callOffice(shop.url, calls.me, {}, cookies)
const find = async (id: string) => (await owner.call(calls.showPerson, { params: { id } })).body.data
type Wanted = { roles?: unknown; name?: string; refund?: unknown; discount?: unknown; pieces?: unknown }
/** Returns the body that changes a person who was seen like this. */
const editOf = (seen: Awaited<ReturnType<typeof find>>, wanted: Wanted) => {
  const fields: Record<string, unknown> = { name: seen?.name, roles: seen?.roles }
  for (const limit of ['refund', 'discount', 'pieces'] as const) fields[limit] = seen?.ownLimits[limit] ?? 'by_roles'
  const changes = Object.entries(wanted).map(([field, now]) => [field, { was: fields[field], now }])
  return { version: seen?.version ?? 0, changes: Object.fromEntries(changes) }
}
const change = async (by: JoinedStaff, id: string, wanted: Wanted) =>
  by.call(calls.changePerson, { params: { id }, body: editOf(await find(id), wanted) })
/** A factor of the owner's, shown anew. */
async function freshOwner(): Promise<void> {
  const { email } = owner
  shop.advance(60_000)
  const body = { email, password: staffPassword, code: owner.code() }
  const { cookiesOf } = await import('../../../../test/builders/join-staff.ts')
  const cookies = cookiesOf(await callOffice(shop.url, calls.signInByPassword, { body }, owner.cookies), owner.cookies)
  owner = { ...owner, cookies, call: (endpoint, call) => callOffice(shop.url, endpoint, call, cookies) }
}

describe('an invitation', () => {
  test('is mailed with a link that is good for a day, and makes a person of these roles', async () => {
    const invited = await owner.call(calls.invitePerson, {
      body: { email: ' Basheer@Example.com ', name: 'Basheer', roles: ['packer', 'counter'] },
    })
    expect(invited.status).toBe(201)
    const { link = '', _id = '' } = invited.body.data ?? {}
    expect(link).toMatch(/^http:\/\/office\.localhost:\d+\/join#[\w-]{43}$/)
    expect(await find(_id)).toMatchObject({
      email: 'basheer@example.com',
      state: 'invited',
      roles: ['packer', 'counter'],
    })
    const token = link?.split('#')[1] ?? ''
    const looked = await callOffice(shop.url, calls.lookAtLink, { body: { token } })
    expect(looked.body.data).toMatchObject({ name: 'Basheer', email: 'basheer@example.com', again: false })
    const mail = await mailKinds.staff_invitation?.write(
      shop.shop,
      (await shop.pool.query(`select payload from outbox where kind = 'staff_invitation'`)).rows[0].payload as never,
    )
    expect(mail?.to).toBe('basheer@example.com')
    expect(mail?.text).toContain(link)
    shop.advance(dayMs + 1)
    expect((await callOffice(shop.url, calls.lookAtLink, { body: { token } })).status).toBe(404)
    await freshOwner()
  })

  test('keeps no token: neither the outbox, the history nor the kept answer has it', async () => {
    const command = '1b2c1f3e-1b1a-4a63-9f5c-1d2f3a4b5c6d'
    const body = { email: 'safiya@example.com', name: 'Safiya', roles: ['accountant'] }
    const first = await owner.call(calls.invitePerson, { body, command })
    const token = first.body.data?.link?.split('#')[1] ?? 'none'
    expect((await owner.call(calls.invitePerson, { body, command })).body.data).toEqual({
      _id: first.body.data?._id,
      link: null,
    })
    for (const table of ['outbox', 'commands', 'changes', 'command_answers', 'staff_links']) {
      const { rows } = await shop.pool.query(`select t::text as text from ${table} t`)
      expect(rows.map(({ text }) => text).join('\n'), table).not.toContain(token)
    }
  })

  test('of an address that is taken says so at the field', async () => {
    const body = { email: owner.email.toUpperCase(), name: 'Twice', roles: ['packer'] }
    const twice = await owner.call(calls.invitePerson, { body })
    expect(twice.status).toBe(409)
    expect(twice.body.errors?.email).toBe(officePeople.emailTaken)
  })

  test('a newer link ends the first one, and who was removed gets none', async () => {
    const { _id = '', link } =
      (await owner.call(calls.invitePerson, { body: { email: 'late@example.com', name: 'Late', roles: ['packer'] } }))
        .body.data ?? {}
    const second = await owner.call(calls.newLink, { params: { id: _id } })
    expect(second.status).toBe(200)
    const look = (address: string | null | undefined) =>
      callOffice(shop.url, calls.lookAtLink, { body: { token: address?.split('#')[1] ?? '' } })
    expect((await look(link)).status).toBe(404)
    expect((await look(second.body.data?.link)).status).toBe(200)
    expect((await owner.call(calls.removePerson, { params: { id: _id } })).status).toBe(200)
    expect((await look(second.body.data?.link)).status).toBe(404)
    expect((await owner.call(calls.newLink, { params: { id: _id } })).body.message).toBe(officePeople.wasRemoved)
  })
})

describe('roles and limits', () => {
  test('hold from the next call on, and stand in the history', async () => {
    const person = await joinStaff(shop, ['packer'], 'Rising')
    await freshOwner()
    expect((await me(person.cookies)).body.data?.permissions).not.toContain('orders.cancel')
    const changed = await change(owner, person.staffId, { roles: ['manager'], refund: 750, discount: null })
    expect(changed.status).toBe(200)
    expect(changed.body.data).toMatchObject({
      ownLimits: { refund: 750, discount: null },
      limits: { refund: 750, pieces: 500 },
    })
    const now = (await me(person.cookies)).body.data
    expect(now?.permissions).toContain('orders.cancel')
    expect(now?.limits).toEqual({ refund: 750, discount: null, pieces: 500 })
    const { rows } = await shop.pool.query(
      `select before, after from changes where entity = 'staff' and entity_id = $1 order by id desc limit 1`,
      [person.staffId],
    )
    expect(rows[0]).toEqual({
      before: { roles: ['packer'], refund: 'by_roles', discount: 'by_roles' },
      after: { roles: ['manager'], refund: 750, discount: null },
    })
  })

  test('of oneself nobody changes, not even an owner; the own name one may', async () => {
    expect((await change(owner, owner.staffId, { roles: ['owner', 'manager'] })).body.message).toBe(
      officePeople.notOneself,
    )
    expect((await change(owner, owner.staffId, { refund: 1 })).body.message).toBe(officePeople.notOneself)
    expect((await change(owner, owner.staffId, { name: 'Amina B' })).status).toBe(200)
  })

  test('nobody but an owner gives any, whatever they send', async () => {
    for (const roles of [['manager'], ['counter'], ['packer'], ['accountant']] satisfies Role[][]) {
      const person = await joinStaff(shop, roles)
      await freshOwner()
      expect((await change(person, person.staffId, { roles: ['owner'] })).status).toBe(403)
      const invite = { email: 'x@example.com', name: 'Mine', roles: ['owner'] }
      expect((await person.call(calls.invitePerson, { body: invite })).status).toBe(403)
      expect((await person.call(calls.listPeople)).status).toBe(403)
      // what no form has is not taken
      const body = { password: 'Chaliyar-Ferry-Bell3', roles: ['owner'] }
      await person.call(calls.setPassword, { body })
      expect((await find(person.staffId))?.roles).toEqual(roles)
    }
  })

  test('that do not exist, or none, are refused at the field', async () => {
    const person = await joinStaff(shop, ['packer'])
    await freshOwner()
    for (const roles of [[], ['king'], ['packer', 'packer'], 'owner', null]) {
      expect((await change(owner, person.staffId, { roles })).status).toBe(400)
    }
  })
})

describe('the last owner', () => {
  test('can neither be removed nor made something else; two that remove each other leave one', async () => {
    const second = await joinStaff(shop, ['owner'], 'Second Owner')
    await freshOwner()
    const fresh = await owner.call(calls.listPeople)
    const others = (fresh.body.data?.people ?? []).filter(
      ({ roles, state, _id }) =>
        roles.includes('owner') && state === 'active' && ![owner.staffId, second.staffId].includes(_id),
    )
    for (const { _id } of others) await owner.call(calls.removePerson, { params: { id: _id } })
    const [one, two] = await Promise.all([
      owner.call(calls.removePerson, { params: { id: second.staffId } }),
      second.call(calls.removePerson, { params: { id: owner.staffId } }),
    ])
    // the one that came second is refused: removed meanwhile, or the last
    expect([one.status, two.status].sort()).toEqual([
      200,
      expect.toSatisfy((status) => status === 401 || status === 409),
    ])
    const { rows } = await shop.pool.query(
      `select id from staff where active and 'owner' = any(roles) and joined_at is not null`,
    )
    expect(rows).toHaveLength(1)
    const last = one.status === 200 ? owner : second
    expect((await last.call(calls.removePerson, { params: { id: last.staffId } })).body.message).toBe(
      officePeople.notRemoveOneself,
    )
    owner = last
  })
})

describe('who is removed', () => {
  test('is dead on the next call, by session, password and link, and comes back as they were', async () => {
    const person = await joinStaff(shop, ['manager'], 'Leaving')
    await freshOwner()
    expect((await me(person.cookies)).body.data?.name).toBe('Leaving')
    expect((await owner.call(calls.removePerson, { params: { id: person.staffId } })).status).toBe(200)
    expect((await me(person.cookies)).body.data).toBeNull()
    expect((await person.call(calls.ownSignIn)).status).toBe(401)
    const again = () =>
      callOffice(shop.url, calls.signInByPassword, {
        body: { email: person.email, password: staffPassword, code: person.code() },
      })
    expect((await again()).body.message).toBe(officeSignIn.wrong)
    expect((await owner.call(calls.restorePerson, { params: { id: person.staffId } })).status).toBe(200)
    shop.advance(60_000)
    expect((await again()).status).toBe(200)
  })

  test('is signed out by the owner without being removed', async () => {
    const person = await joinStaff(shop, ['manager'])
    await freshOwner()
    const session = (await find(person.staffId))?.sessions[0]
    const params = { id: person.staffId, sessionId: session?._id ?? '' }
    expect((await owner.call(calls.endPersonSession, { params })).status).toBe(200)
    expect((await me(person.cookies)).body.data).toBeNull()
    expect((await owner.call(calls.endPersonSession, { params })).status).toBe(404)
  })
})

test('every mail about people can be written', async () => {
  const subjects = new Set((await readSentMails(shop.shop)).map(({ subject }) => subject))
  expect(subjects).toContain('Admin: access removed')
  expect(subjects).toContain('Admin: sign-in set up')
  const { rows } = await shop.pool.query(
    `select kind, last_error from outbox where sent_at is null and last_error is not null`,
  )
  expect(rows).toEqual([])
})
