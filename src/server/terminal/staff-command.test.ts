import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { joinStaff } from '../../../test/builders/join-staff.ts'
import { callOffice } from '../../../test/office.ts'
import { officeEndpoints as calls } from '../../shared/contract/office/endpoints.ts'
import { officePeople } from '../../shared/copy/office/people.ts'
import { runCommand } from './run-command.ts'
import { UsageFailure } from './usage.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ env: { OFFICE_URL: 'http://office.localhost:3000' } })
})
afterAll(() => shop.close())

const run = (...argv: string[]) => runCommand(shop.shop, argv)
const tokenOf = (printed: string) => (printed.split('\n')[0] ?? '').split('#')[1] ?? ''
const look = (token: string) => callOffice(shop.url, calls.lookAtLink, { body: { token } })

test('the first line of add is a one-time link, good for 15 minutes', async () => {
  expect(await run('staff', 'list')).toContain('staff add owner')
  const printed = await run('staff', 'add', 'owner', 'Amina@Example.com')
  expect(printed.split('\n')[0]).toMatch(/^http:\/\/office\.localhost:3000\/join#[\w-]{43}$/)
  // the shop may have been opened with another PORT than this terminal knows
  expect(printed).toMatch(/\nThe address has port 3000 from PORT .* If the shop runs on another port, change it\.$/)
  expect((await look(tokenOf(printed))).body.data).toMatchObject({ email: 'amina@example.com', roles: ['owner'] })
  shop.advance(15 * 60_000 - 1000)
  expect((await look(tokenOf(printed))).status).toBe(200)
  shop.advance(1000)
  expect((await look(tokenOf(printed))).status).toBe(404)
  expect(await run('staff', 'list')).toMatch(/^amina@example\.com +amina +owner +invited$/)
  const { rows } = await shop.pool.query(`select name, actor, by_name from commands where actor <> 'system'`)
  expect(rows).toEqual([{ name: 'staff.add', actor: 'terminal', by_name: expect.stringMatching(/./) }])
})

test('for who is known already it is the way back in: a new link, also after a removal', async () => {
  const owner = await joinStaff(shop, ['owner'], 'Owner')
  const person = await joinStaff(shop, ['packer'], 'Packer')
  expect(await run('staff', 'off', person.email)).toContain('is removed')
  expect((await callOffice(shop.url, calls.me, {}, person.cookies)).body.data).toBeNull()
  const printed = await run('staff', 'add', 'manager', person.email)
  expect((await look(tokenOf(printed))).body.data).toMatchObject({ again: true, roles: ['packer', 'manager'] })
  expect(printed).toContain('replaces their password')
  expect(await run('staff', 'list')).toContain(owner.email)
})

test('says nothing of ports where the office has an address of its own', async () => {
  const { config } = shop.shop
  const away = { ...shop.shop, config: { ...config, officeUrl: 'https://office.shop.example' } }
  const printed = await runCommand(away, ['staff', 'add', 'packer', 'salim@example.com'])
  expect(printed).toMatch(/^https:\/\/office\.shop\.example\/join#/)
  expect(printed).not.toMatch(/PORT/)
})

test('refuses the last owner, unknown roles and addresses', async () => {
  const { rows } = await shop.pool.query(`select email from staff where 'owner' = any(roles) and joined_at is not null`)
  expect(rows).toHaveLength(1)
  await expect(run('staff', 'off', rows[0].email)).rejects.toThrow(officePeople.lastOwner)
  await expect(run('staff', 'off', 'nobody@example.com')).rejects.toThrow(officePeople.notFound)
  for (const wrong of [
    ['add', 'king', 'a@example.com'],
    ['add', 'owner', 'no address'],
    ['add', 'owner'],
    ['off'],
    ['list', 'all'],
    [],
  ]) {
    await expect(run('staff', ...wrong), wrong.join(' ')).rejects.toThrow(UsageFailure)
  }
})
