import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { doAs } from '../../../../test/as-staff.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { editOf } from '../../../shared/contract/office/edit.ts'
import { mergeEdit } from './merge-edit.ts'

let shop: TestShop
let owner: BuiltStaff
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'], { name: 'Khadeeja Umma' })
  manager = await buildStaff(shop, ['manager'], { name: 'Rafi Mon' })
})
afterAll(() => shop.close())

type Edit = { version: number; changes: FieldEdits }

/** Changes somebody's record as the office's calls do: locked, merged, written with the next version. */
function edit(who: BuiltStaff, staffId: string, edit: Edit): Promise<string> {
  return doAs(shop, who, 'staff.on', async (work) => {
    const row = await work.tx
      .selectFrom('staff')
      .select(['name', 'email', 'roles', 'limits', 'version'])
      .where('id', '=', staffId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { version, ...fields } = row
    const writes = await mergeEdit(work, { entity: 'staff', id: staffId, version, fields }, edit)
    const set = { ...writes, ...('limits' in writes && { limits: JSON.stringify(writes.limits) }) }
    await work.tx
      .updateTable('staff')
      .set({ ...set, version: version + 1 })
      .where('id', '=', staffId)
      .execute()
    work.about({ kind: 'staff', id: staffId, name: row.name })
    work.changed('staff', staffId, fields, { ...fields, ...writes })
  })
}

async function read(staffId: string) {
  const { rows } = await shop.pool.query('SELECT name, email, roles, limits, version FROM staff WHERE id = $1', [
    staffId,
  ])
  return rows[0]
}

it('every pair of fields of two people: both are there, or the second is told who was first, with was, theirs and yours', async () => {
  const wanted = { name: 'Anju', email: 'anju@office.example', roles: ['counter'], limits: { discount: 5 } }
  for (const [one, first] of Object.entries(wanted)) {
    for (const [two, second] of Object.entries(wanted)) {
      const { staffId } = await buildStaff(shop, ['packer'], { name: 'Asha' })
      const seen = await read(staffId)
      const change = (field: string, now: unknown) => ({
        version: seen.version,
        changes: { [field]: { was: seen[field], now } },
      })
      const other =
        one === two ? { name: 'Usha', email: 'x@office.example', roles: ['owner'], limits: { refund: 1 } } : {}
      await edit(owner, staffId, change(one, first))
      const mine = (other as Record<string, unknown>)[two] ?? (two === 'email' ? `${staffId}@second.example` : second)
      const answer = edit(manager, staffId, change(two, mine))
      if (one === two) {
        const field = { field: two, was: seen[two], theirs: first, yours: mine, by: 'Khadeeja Umma' }
        await expect(answer).rejects.toMatchObject({
          code: 'edit_conflict',
          details: { conflict: { version: seen.version + 1, fields: [field] } },
        })
        expect((await read(staffId))[two]).toEqual(first)
      } else {
        await answer
        expect(await read(staffId)).toMatchObject({ [one]: first, [two]: mine })
      }
      await shop.pool.query('UPDATE staff SET email = id WHERE id = $1', [staffId])
    }
  }
})

it('forty writers on one record lose nothing', async () => {
  const { staffId } = await buildStaff(shop, ['packer'])
  const seen = await read(staffId)
  const fields = ['name', 'email', 'roles', 'limits']
  const wants = (field: string, n: number) =>
    ({ name: `Asha ${n}`, email: `a${n}@office.example`, roles: ['packer', 'counter'], limits: { discount: n } })[field]
  const writers = Array.from({ length: 40 }, (_, n) => ({ field: fields[n % 4] ?? '', n }))
  const done = await Promise.allSettled(
    writers.map(({ field, n }) =>
      edit(n % 2 ? owner : manager, staffId, {
        version: seen.version,
        changes: { [field]: { was: seen[field], now: wants(field, n) } },
      }),
    ),
  )
  const written = writers.filter((_, n) => done[n]?.status === 'fulfilled')
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(['edit_conflict']))
  // one of each field, and all who wanted the same roles
  const last = await read(staffId)
  for (const field of fields) {
    const [first] = written.filter((each) => each.field === field)
    expect(last[field]).toEqual(wants(field, first?.n ?? -1))
  }
  expect(last.version).toBe(seen.version + written.length)
})

it('the contract of an edit takes its fields and no others', () => {
  const rule = editOf({ name: z.string(), discount: z.nullable(z.number()) })
  const changes = { discount: { was: 3, now: null } }
  expect(rule.parse({ version: 1, changes })).toEqual({ version: 1, changes })
  expect(rule.safeParse({ version: 1, changes: { roles: { was: [], now: ['owner'] } } }).success).toBe(false)
  expect(rule.safeParse({ version: 1, changes: { name: { was: 'a', now: 3 } } }).success).toBe(false)
})
