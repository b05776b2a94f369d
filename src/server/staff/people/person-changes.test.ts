import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { cookiesOf, type JoinedStaff, joinStaff, staffPassword } from '../../../../test/builders/join-staff.ts'
import { callOffice } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let owner: JoinedStaff

beforeAll(async () => {
  shop = await openShop()
  owner = await joinStaff(shop, ['owner'], 'Amina Beevi')
})
afterAll(() => shop.close())

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
  const cookies = cookiesOf(await callOffice(shop.url, calls.signInByPassword, { body }, owner.cookies), owner.cookies)
  owner = { ...owner, cookies, call: (endpoint, call) => callOffice(shop.url, endpoint, call, cookies) }
}

describe('changes of a person', () => {
  test('can be taken back, and so can a removal', async () => {
    const person = await joinStaff(shop, ['packer'], 'Taken Back')
    await freshOwner()
    const first = await find(person.staffId)
    await change(owner, person.staffId, { roles: ['counter'], pieces: 12 })
    await owner.call(calls.removePerson, { params: { id: person.staffId } })
    for (const _ of ['removed', 'changed']) {
      const { rows } = await shop.pool.query(
        `select c.id from commands c where subject_id = $1 and undoes is null and name in ('staff.change', 'staff.off')
         and not exists (select from commands u where u.undoes = c.id) order by at desc limit 1`,
        [person.staffId],
      )
      expect((await owner.call(calls.undo, { params: { id: rows[0].id }, body: {} })).status).toBe(200)
    }
    expect(await find(person.staffId)).toMatchObject({ state: 'active', roles: first?.roles, ownLimits: {} })
  })

  test('that somebody else changed meanwhile are not overwritten', async () => {
    const person = await joinStaff(shop, ['packer'])
    await freshOwner()
    const seen = await find(person.staffId)
    await change(owner, person.staffId, { roles: ['counter'], refund: 250 })
    const late = { roles: ['accountant'], name: 'Raheem' }
    const send = (wanted: Wanted) =>
      owner.call(calls.changePerson, { params: { id: person.staffId }, body: editOf(seen, wanted) })
    const answer = await send(late)
    expect(answer.body).toMatchObject({
      code: 'edit_conflict',
      conflict: {
        fields: [
          { field: 'roles', was: ['packer'], theirs: ['counter'], yours: ['accountant'], by: expect.any(String) },
        ],
      },
    })
    expect(await find(person.staffId)).toMatchObject({ roles: ['counter'], name: seen?.name })
    // another field goes in beside theirs
    expect((await send({ name: 'Raheem' })).status).toBe(200)
    expect(await find(person.staffId)).toMatchObject({ roles: ['counter'], name: 'Raheem', ownLimits: { refund: 250 } })
  })
})
