import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { type JoinedStaff, joinStaff, staffPassword } from '../../../test/builders/join-staff.ts'
import { set } from '../../../test/builders/set.ts'
import { callOffice } from '../../../test/office.ts'
import { officeEndpoints as calls } from '../../shared/contract/office/endpoints.ts'
import { inTransaction } from '../platform/db/ask.ts'
import { beginNewKey, unseal } from '../platform/office-key.ts'
import { atTerminal } from '../staff/commands/at-terminal.ts'
import { runCommand } from './run-command.ts'
import { sealSecretsAnew } from './seal-secrets-anew.ts'

const smtp = 'smtps://mailer:theFirstPassword@mail.example:465'
let shop: TestShop
let person: JoinedStaff
const stolen = { dataDir: mkdtempSync(path.join(os.tmpdir(), 'beypore-stolen-')) }
beforeAll(async () => {
  shop = await openShop()
  await set(shop, { 'mail.smtp': smtp })
  person = await joinStaff(shop, ['owner'])
})
afterAll(async () => {
  await shop.close()
  rmSync(stolen.dataDir, { recursive: true })
})

const file = () => path.join(shop.shop.config.dataDir, 'office.key')
const linesOf = () => readFileSync(file(), 'utf8').trim().split('\n')
const run = (...words: string[]) => runCommand(shop.shop, ['office-key', ...words])
/** Tells whether the open shop still knows each secret: the mail server, and the app of a person. */
async function expectOpen(mails: string) {
  shop.advance(60_000)
  await shop.shop.settings.refresh()
  expect(shop.shop.settings.now()['mail.smtp']).toBe(mails)
  const body = { email: person.email, password: staffPassword, code: person.code() }
  expect((await callOffice(shop.url, calls.signInByPassword, { body })).status).toBe(200)
}
/** Tries what a key that was copied opens of what is in the database. */
async function openedBy(key: { dataDir: string }) {
  const settings = await shop.db
    .selectFrom('settings')
    .select(['key', 'sealed'])
    .where('sealed', 'is not', null)
    .execute()
  const staff = await shop.db.selectFrom('staff').select(['id', 'totp_secret']).execute()
  const opened = [
    ...settings.map(({ key: name, sealed }) => sealed && unseal(key, `settings:${name}`, sealed)),
    ...staff.map(({ id, totp_secret }) => totp_secret && unseal(key, `staff-totp:${id}`, totp_secret)),
  ]
  return opened.filter((text) => typeof text === 'string').length
}

test('a key that somebody has copied opens nothing any more; the open shop goes on with the new one', async () => {
  copyFileSync(file(), path.join(stolen.dataDir, 'office.key'))
  expect(await openedBy(stolen)).toBe(2)
  const [former] = linesOf()
  expect(await run('renew')).toContain('2 secrets are encrypted with a new key')
  expect(await openedBy(stolen)).toBe(0)
  expect(linesOf()).toHaveLength(1)
  expect(linesOf()).not.toContain(former)
  await expectOpen(smtp)
  const { rows } = await shop.pool.query(`SELECT subject_name FROM commands WHERE name = 'key.renew'`)
  expect(rows).toEqual([{ subject_name: 'office.key' }])
})

test('what breaks off anywhere loses nothing, and goes on with the same command', async () => {
  const broken = new Error('the power is gone')
  // with both keys in the file and nothing sealed anew
  expect(await run('renew', '--begin')).toContain('copy it to every machine')
  const both = linesOf()
  expect(both).toHaveLength(2)
  await expectOpen(smtp)
  const begun = await shop.pool.query(`SELECT subject_name, actor FROM commands WHERE name = 'key.begin'`)
  expect(begun.rows).toEqual([{ subject_name: 'office.key', actor: 'terminal' }])
  // in the middle of sealing
  const torn = atTerminal(shop.shop, 'key.renew', {}, async ({ tx }) => {
    beginNewKey(shop.shop.config)
    expect(await sealSecretsAnew(tx, shop.shop)).toBe(2)
    throw broken
  })
  await expect(torn).rejects.toThrow(broken)
  expect(linesOf()).toEqual(both)
  await expectOpen(smtp)
  // what is set meanwhile is sealed by the new one
  await set(shop, { 'mail.smtp': smtp.replace('First', 'Second') })
  expect(await run('renew')).toContain('2 secrets')
  expect(linesOf()).toEqual([both[0]])
  await expectOpen(smtp.replace('First', 'Second'))
  expect(await inTransaction(shop.db, (tx) => sealSecretsAnew(tx, shop.shop))).toBe(0)
})

test('two who renew at once lose nothing', async () => {
  await Promise.all([run('renew'), run('renew')])
  expect(linesOf()).toHaveLength(1)
  await expectOpen(smtp.replace('First', 'Second'))
})

test('a stored setting changes in nothing but how it is sealed', async () => {
  const change = (what: string) => shop.pool.query(`UPDATE settings SET ${what} WHERE key = 'mail.smtp'`)
  await expect(change(`set_at = now()`)).rejects.toThrow()
  await expect(change(`sealed = NULL`)).rejects.toThrow()
  await expect(change(`sealed = sealed || '\\x00', value = '{}'`)).rejects.toThrow()
})
