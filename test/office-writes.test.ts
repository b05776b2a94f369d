import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { officeEndpoints } from '../src/shared/contract/office/endpoints.ts'
import type { StaffEndpoint } from '../src/shared/contract/office/staff-endpoint.ts'
import { openShop, type TestShop } from './app.ts'
import { type BuiltStaff, buildStaff, callOffice } from './office.ts'
import { type ExampleWrite, exampleWrites, notCalled } from './office-writes.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const writes = Object.entries<StaffEndpoint>(officeEndpoints).filter(([, { command }]) => command)
const examples: Record<string, ((shop: TestShop, who: BuiltStaff) => Promise<ExampleWrite>) | undefined> = exampleWrites

async function count(): Promise<number> {
  return (await shop.pool.query('SELECT count(*)::int AS n FROM commands')).rows[0].n
}

const walked = writes.filter(([name]) => examples[name])

it('every command of the contract is made by a test: by an example, or in its own room', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  )
  const ownTests = files.map((file) => readFileSync(path.join('src/server', file), 'utf8')).join('\n')
  const builders = readdirSync('test/builders').filter((file) => ownTests.includes(`builders/${file}`))
  const built = builders.map((file) => readFileSync(path.join('test/builders', file), 'utf8'))
  const tests = [ownTests, ...built].join('\n')
  const unmade = writes
    .map(([name]) => name)
    .filter(
      (name) =>
        !examples[name] && !notCalled[name] && !new RegExp(`(call|callOffice)\\([^)]*\\b${name}\\b`).test(tests),
    )
  expect(unmade, `add an example to test/office-writes.ts: ${unmade.join(', ')}`).toEqual([])
})

it.each(walked)(
  '%s leaves exactly one command, with what it changed; sent again it is done once',
  async (name, endpoint) => {
    const example = examples[name] as NonNullable<(typeof examples)[string]>
    const { params, body, subject, changes, name: done = endpoint.command } = await example(shop, owner)
    const before = await count()
    const command = randomUUID()
    const send = () => callOffice(shop.url, endpoint, { ...(params && { params }), body, command }, owner.cookie)
    const first = await send()
    expect(first.status, JSON.stringify(first.body)).toBe(endpoint.status)
    expect((await send()).body).toEqual(first.body)
    expect(await count()).toBe(before + 1)
    const { rows } = await shop.pool.query(
      `SELECT name, actor, staff_id, subject_kind AS kind, subject_id AS id FROM commands WHERE id = $1`,
      [command],
    )
    expect(rows).toEqual([{ name: done, actor: 'staff', staff_id: owner.staffId, ...subject }])
    const changed = await shop.pool.query(
      'SELECT entity, before, after FROM changes WHERE command_id = $1 ORDER BY changes.id',
      [command],
    )
    expect(changed.rows).toEqual(changes)
  },
)

it('what is no command of the contract has no example', () => {
  const names = writes.map(([name]) => name)
  expect(Object.keys(examples).filter((name) => !names.includes(name))).toEqual([])
})
