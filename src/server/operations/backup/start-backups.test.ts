import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import type { Shop } from '../../platform/shop.ts'
import { listBackups, noteEnd, noteStep, noteTaken, wantBackup } from './backup-queries.ts'
import { checkBackup } from './read-backup.ts'
import { runBackup } from './run-backup.ts'
import { planNights, workOnBackups } from './start-backups.ts'

const hourMs = 3_600_000
const backupKey = 'Mavoor rayon mill 1963'
/** Half past nine in the morning in India: far from the hour of the night's backup. */
const now = '2026-11-22T04:00:00Z'
let first: TestShop
let second: TestShop
beforeAll(async () => {
  first = await openShop({ env: { BACKUP_KEY: backupKey }, now })
  second = await openShop({ beside: first, now })
  // the database was made today, whenever that is: for these tests it is older than their nights
  await first.pool.query(`UPDATE schema_migrations SET applied_at = '2026-01-01'`)
})
afterAll(async () => {
  await second.close()
  await first.close()
})
beforeEach(() => first.pool.query('DELETE FROM backups'))

const advance = (milliseconds: number) => {
  first.advance(milliseconds)
  second.advance(milliseconds)
}
const both = (work: (shop: Shop) => Promise<void>) => Promise.all([first.shop, second.shop].map(work))
const list = () => listBackups(first.shop.db, 10)

/** A backup that ends at once, as the process of a real one notes it. */
async function taking({ db, clock }: Shop, id: string, end: 'proven' | 'failed' = 'proven') {
  await noteStep(db, id, copy.steps.rows, 50)
  const counts = { tables: {}, files: 0, fileBytes: 0 }
  if (end === 'proven')
    await noteTaken(db, id, { file: `/${id}`, bytes: 1, encrypted: false, takenAt: clock(), counts })
  await noteEnd(db, id, { state: end, at: clock() })
  return undefined
}

test('each night one process takes one backup, also where the hour was slept through', async () => {
  let taken = 0
  const take = async (shop: Shop, id: string) => {
    taken += 1
    return taking(shop, id)
  }
  const plans = [planNights(first.shop), planNights(second.shop)]
  const round = async () => {
    await Promise.all(plans.map((plan) => plan()))
    await both((shop) => workOnBackups(shop, { take }))
  }
  advance(24 * hourMs)
  await round()
  await round()
  expect(taken).toBe(1)
  advance(24 * hourMs)
  await round()
  advance(3 * 24 * hourMs)
  await round()
  expect(taken).toBe(3)
  expect((await list()).map(({ state, asked_by }) => `${asked_by} ${state}`)).toEqual(Array(3).fill('night proven'))
})

test('one that failed is tried again an hour later, four times at most', async () => {
  let tried = 0
  const take = async (shop: Shop, id: string) => {
    tried += 1
    return taking(shop, id, 'failed')
  }
  const plan = planNights(first.shop)
  advance(24 * hourMs)
  const round = async () => {
    await plan()
    await workOnBackups(first.shop, { take })
  }
  await round()
  await round()
  expect(tried).toBe(1)
  for (let hour = 0; hour < 6; hour += 1) {
    advance(hourMs)
    await round()
  }
  expect(tried).toBe(4)
})

test('one whose process died is not under way for ever', async () => {
  await wantBackup(first.shop.db, { id: 'dies', asked_by: 'office', at: first.shop.clock(), dueAt: first.shop.clock() })
  const take = async ({ db }: Shop, id: string) => {
    await noteStep(db, id, copy.steps.rows, 10)
    return 'killed'
  }
  await workOnBackups(first.shop, { take })
  expect(await list()).toMatchObject([{ id: 'dies', state: 'failed', error: 'killed', due_at: null, percent: null }])
})

test('a try that was not proven leaves no second file behind', async () => {
  const now = first.shop.clock()
  const folder = path.join(first.shop.config.dataDir, 'backups')
  const order = { prove: false, id: 'again' }
  await wantBackup(first.shop.db, { id: 'again', asked_by: 'office', at: now, dueAt: now })
  const before = await runBackup(first.shop, first.database.url, order)
  await noteEnd(first.shop.db, 'again', { state: 'failed', at: now })
  const { file } = await runBackup(first.shop, first.database.url, order)
  expect(file).not.toBe(before.file)
  expect(readdirSync(folder)).toEqual([path.basename(file)])
  rmSync(file)
})

test('what is asked for is taken and proven by a process of its own, and encrypted under BACKUP_KEY', async () => {
  const now = first.shop.clock()
  await wantBackup(first.shop.db, { id: 'asked', asked_by: 'office', at: now, dueAt: now })
  await workOnBackups(first.shop)
  const [row] = await list()
  expect(row).toMatchObject({ id: 'asked', state: 'proven', encrypted: true, error: null })
  const folder = path.join(first.shop.config.dataDir, 'backups')
  expect(readdirSync(folder)).toEqual([path.basename(row?.file ?? '')])
  const { manifest } = await checkBackup(row?.file ?? '', backupKey)
  expect(manifest.tables.find(({ name }) => name === 'settings')?.rows).toBeGreaterThan(0)
}, 180_000)
