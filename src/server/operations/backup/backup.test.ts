import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { joinStaff, staffPassword } from '../../../../test/builders/join-staff.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { photo, sendReview } from '../../../../test/builders/review-form.ts'
import { set } from '../../../../test/builders/set.ts'
import { callOffice } from '../../../../test/office.ts'
import { emptyDatabase, emptyFolder, openRestored } from '../../../../test/restored-shop.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { readMigrations } from '../../platform/db/read-migrations.ts'
import { auditMoney } from '../audit/audit-money.ts'
import { restoreBackup } from './restore-backup.ts'
import { type BackupOrder, runBackup, runProof } from './run-backup.ts'

let shop: TestShop
const folders: string[] = []
const newFolder = () => {
  const folder = emptyFolder()
  folders.push(folder)
  return folder
}
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await shop.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const backUp = (order: Partial<BackupOrder> = {}) =>
  runBackup(shop.shop, shop.database.url, { folder: newFolder(), prove: false, ...order })
/** Reads the contents of every file that shoppers sent, by its name. */
function uploadsOf(dataDir: string): Map<string, string> {
  const folder = path.join(dataDir, 'uploads')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const places = files.map((entry) => path.join(entry.parentPath, entry.name)).sort()
  return new Map(places.map((place) => [path.relative(folder, place), readFileSync(place, 'base64')]))
}
const entries = async () =>
  (await shop.pool.query('SELECT state, error, file, percent FROM backups ORDER BY wanted_at, id')).rows

describe('a backup of a shop in which orders are placed', () => {
  test('has every order that was acknowledged before it, and the restored shop goes on from there', async () => {
    const owner = await joinStaff(shop, ['owner'], 'Amina Beevi')
    const account = { keyId: 'rzp_live_1', keySecret: 's3cret-key', webhookSecret: 'wh', webhookSecretPrevious: null }
    await set(shop, { 'payment.razorpay': account })
    const product = await buildProduct(shop.shop, { stock: 100_000 })
    const { productId } = product
    const reviewed = await sendReview(shop, { productId, file: await photo(64, 48).jpeg().toBuffer() })
    const acknowledged: string[] = []
    let open = true
    const shopping = Array.from({ length: 4 }, async () => {
      const shopper = await buildShopper(shop.shop)
      while (open) {
        const { order } = await placeOrder(shop, { shopper, product })
        acknowledged.push(order.number)
      }
    })
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5)
    const before = [...acknowledged]
    const taken = await backUp()
    const atEnd = acknowledged.length
    open = false
    await Promise.all(shopping)
    expect(atEnd).toBeGreaterThan(before.length)
    expect((await entries()).at(-1)).toMatchObject({ state: 'taken', file: taken.file, error: null })
    const { signal } = new AbortController()
    expect(await runProof(shop.shop, shop.database.url, { file: taken.file, signal })).toEqual(taken.counts)

    const restored = await openRestored(shop, taken.file, 'restored_under_load')
    const numbers = await restored.shop.db.selectFrom('orders').select('number').execute()
    const there = numbers.map(({ number }) => number)
    expect(there).toEqual(expect.arrayContaining(before))
    // nothing of it is half an order
    const audit = await auditMoney(restored.shop.shop)
    expect(audit.checks.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect(restored.shop.shop.settings.now()['payment.razorpay']).toEqual(account)
    expect(reviewed.status).toBe(201)
    const uploads = uploadsOf(shop.shop.config.dataDir)
    expect(uploads.size).toBeGreaterThan(1)
    expect(uploadsOf(restored.dataDir)).toEqual(uploads)
    const body = { email: owner.email, password: staffPassword, code: owner.code() }
    expect((await callOffice(restored.shop.url, calls.signInByPassword, { body })).status).toBe(200)
    // no number is given twice
    const { order } = await placeOrder(restored.shop)
    expect(there).not.toContain(order.number)
    await restored.shop.close()
    await restored.drop()
  }, 180_000)

  test('is a file of its owner only, and a tar that anybody’s tar lists', async () => {
    const { file } = await backUp()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file).subarray(257, 262).toString()).toBe('ustar')
    expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])
    expect(existsSync(path.join(shop.shop.config.dataDir, 'backup-work'))).toBe(false)
  })
})

test('of two that begin at once one is taken, and the other is told', async () => {
  const folder = newFolder()
  const both = await Promise.allSettled([backUp({ folder }), backUp({ folder })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(refused.reason.message).toBe(copy.busy)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('one of a shop whose books are wrong is kept, and not called proven', async () => {
  const { productId } = await buildProduct(shop.shop, { stock: 5 })
  const setStock = (pieces: number) =>
    shop.pool.query('UPDATE stock_items SET on_hand = $2 WHERE product_id = $1', [productId, pieces])
  await setStock(6)
  const folder = newFolder()
  await expect(backUp({ folder, prove: true })).rejects.toThrow(
    /^The backup is not proven: the audit of the restored shop/,
  )
  await setStock(5)
  const [name] = readdirSync(folder)
  expect((await entries()).at(-1)).toMatchObject({ state: 'failed', file: path.join(folder, name ?? '') })
}, 180_000)

test('one that is broken off leaves nothing, and the list says so', async () => {
  const folder = newFolder()
  const stopping = new AbortController()
  stopping.abort()
  await expect(backUp({ folder, signal: stopping.signal })).rejects.toThrow(copy.stopped)
  expect(readdirSync(folder)).toEqual([])
  expect((await entries()).at(-1)).toMatchObject({ state: 'failed', error: copy.stopped, percent: null })
})

describe('a shop of another version', () => {
  test('that was older is restored as it was, and proven after it was brought up to date', async () => {
    const older = await emptyDatabase('older_shop')
    const migrations = readMigrations().slice(0, 20)
    await migrate(older.url, migrations)
    const { file } = await runBackup(shop.shop, older.url, { folder: newFolder(), prove: true })
    const there = await emptyDatabase('older_restored')
    const dataDir = newFolder()
    const { about } = await restoreBackup({ file, key: null, dataDir, databaseUrl: there.url })
    expect(about.migrations.map(({ number }) => number)).toEqual(migrations.map(({ number }) => number))
    expect(await migrate(there.url)).toEqual(
      readMigrations()
        .slice(20)
        .map(({ name }) => name),
    )
    await older.drop()
    await there.drop()
  }, 180_000)

  test('that was newer is refused by name, before anything is made', async () => {
    await shop.pool.query(`INSERT INTO schema_migrations VALUES (9999, '9999_of_tomorrow.sql', 'x')`)
    const { file } = await backUp()
    await shop.pool.query('DELETE FROM schema_migrations WHERE number = 9999')
    const dataDir = newFolder()
    const refused = restoreBackup({ file, key: null, dataDir, databaseUrl: null })
    await expect(refused).rejects.toThrow(copy.newerShop('9999_of_tomorrow.sql'))
    expect(readdirSync(dataDir)).toEqual([])
  })
})

test('an old one that lies under a new name is not taken for the newest', async () => {
  const { file } = await backUp()
  const order = { file, key: null, dataDir: newFolder(), databaseUrl: null }
  const named = 'shop-20991231-203000.sealed'
  await expect(restoreBackup({ ...order, named })).rejects.toThrow(/was taken at another time than its name says/)
  expect(readdirSync(order.dataDir)).toEqual([])
  const there = await emptyDatabase('rightly_named')
  await restoreBackup({ ...order, databaseUrl: there.url, named: path.basename(file) })
  await there.drop()
})

describe('a place that is not empty', () => {
  test('keeps what it has: a folder', async () => {
    const { file } = await backUp()
    const dataDir = newFolder()
    writeFileSync(path.join(dataDir, 'mine.txt'), 'mine')
    await expect(restoreBackup({ file, key: null, dataDir, databaseUrl: null })).rejects.toThrow(copy.notEmpty(dataDir))
    expect(readFileSync(path.join(dataDir, 'mine.txt'), 'utf8')).toBe('mine')
  })

  test('keeps what it has: a database', async () => {
    const { file } = await backUp()
    const dataDir = newFolder()
    const refused = restoreBackup({ file, key: null, dataDir, databaseUrl: shop.database.url })
    await expect(refused).rejects.toThrow(copy.databaseNotEmpty)
    expect(readdirSync(dataDir)).toEqual([])
  })
})
