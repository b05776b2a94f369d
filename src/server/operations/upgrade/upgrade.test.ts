import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { callOffice } from '../../../../test/office.ts'
import { startChild } from '../../../../test/processes/child.ts'
import { send } from '../../../../test/processes/many-workers.ts'
import { listReleases, type Release, unpackRelease } from '../../../../test/releases/releases.ts'
import { emptyDatabase, emptyFolder } from '../../../../test/restored-shop.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { upgradeCopy as copy } from '../../../shared/copy/upgrade.ts'
import { readConfig } from '../../platform/config.ts'
import { connect } from '../../platform/db/connect.ts'
import { type Migration, readMigrations } from '../../platform/db/read-migrations.ts'
import { programVersion } from '../../platform/version.ts'
import { askFirstPages } from '../../start/first-pages.ts'
import { makeShop } from '../../start/make-shop.ts'
import { auditMoney } from '../audit/audit-money.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { bringUpToDate, checkUpgrade, type Upgrade } from './bring-up-to-date.ts'

const [first] = listReleases() as [Release]
const folder = emptyFolder()
let here: TestShop
beforeAll(async () => {
  here = await openShop()
})
afterAll(async () => {
  await here.close()
  rmSync(folder, { recursive: true, force: true })
})

let number = 0
/** The shop of a released version in a database of its own, and what a newer version does to it. */
async function olderShop(release = first) {
  number += 1
  const database = await emptyDatabase(`upgrade_${number}`)
  const dataDir = path.join(folder, `shop-${number}`)
  mkdirSync(dataDir)
  await restoreBackup({ file: unpackRelease(release, folder), key: null, dataDir, databaseUrl: database.url })
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  const connections = connect(database.url, { max: 4 })
  const said: string[] = []
  const upgrade: Upgrade = {
    shop: makeShop(config, connections),
    owner: database.url,
    askFirstPages: (theCopy) => askFirstPages(config, theCopy),
    say: (line) => void said.push(line),
    isTried: true,
  }
  /** Every table with its rows, and every migration: two that are the same are the same database. */
  const fingerprint = async () => {
    const rows = `SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS sum FROM %I t`
    const { rows: tables } = await connections.pool.query(
      `SELECT relname, query_to_xml(format($1, relname), false, false, '')::text AS content FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'backups' ORDER BY 1`,
      [rows],
    )
    return createHash('sha256').update(JSON.stringify(tables)).digest('hex')
  }
  const backups = () => (existsSync(config.backupDir) ? readdirSync(config.backupDir) : [])
  const drop = async () => {
    await connections.disconnect()
    await database.drop()
  }
  return { upgrade, database, dataDir, said, fingerprint, backups, connections, drop }
}

/** The migrations of this version, and one that comes after them. */
function andThen(sql: string, own = readMigrations()): Migration[] {
  const last = (own.at(-1)?.number ?? 0) + 1
  return [...own, { number: last, name: `${String(last).padStart(4, '0')}_next.sql`, checksum: 'x', sql }]
}
const tomorrow = andThen('CREATE TABLE of_tomorrow (n int)')

const since = ({ lastMigration }: Release, all = readMigrations()) => all.filter(({ name }) => name > lastMigration)

describe.each(listReleases())('the data of version $version', (release) => {
  test('is taken over: tried on a copy first, nothing is lost, people get in, and it sells on', async () => {
    const older = await olderShop(release)
    // without a change of the database there would be nothing to try
    const migrations = since(release).length > 0 ? readMigrations() : tomorrow
    const made = await bringUpToDate({ ...older.upgrade, migrations })
    expect(made).toEqual(since(release, migrations).map(({ name }) => name))
    expect(older.said).toEqual([
      copy.begins(programVersion, made.length),
      expect.stringMatching(/^Upgrade: the copy was brought up to date in \d+ seconds?, its first \d+ pages answer/),
      copy.backup(path.join(older.dataDir, 'backups', older.backups()[0] ?? '')),
    ])
    expect(existsSync(path.join(older.dataDir, 'backup-work'))).toBe(false)

    const place = { url: older.database.url, shopUrl: older.database.url, drop: async () => undefined }
    const beside = { ...here, database: place, shop: { ...here.shop, config: older.upgrade.shop.config } }
    const shop = await openShop({ beside })
    const orders = await shop.db.selectFrom('orders').select('number').execute()
    expect(orders.map((order) => order.number).sort()).toEqual([...release.orders].sort())
    expect((await auditMoney(shop.shop)).checks.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect((await shop.call('POST', '/user/login', { body: release.shopper })).status).toBe(200)
    const { email, password, recoveryCodes } = release.owner
    const body = { email, password, code: recoveryCodes[0] ?? '' }
    expect((await callOffice(shop.url, calls.signInByPassword, { body })).status).toBe(200)
    expect(shop.shop.settings.now()['shop.name']).toBe(release.shopName)
    const { order } = await placeOrder(shop)
    expect(release.orders).not.toContain(order.number)
    await shop.close()
    await older.drop()
  }, 180_000)
})

describe('a shop of the first version', () => {
  let older: Awaited<ReturnType<typeof olderShop>>
  let before: string
  beforeAll(async () => {
    older = await olderShop()
    before = await older.fingerprint()
  }, 120_000)
  afterAll(() => older.drop())
  beforeEach(() => {
    older.said.length = 0
  })

  test.each<[string, string, RegExp]>([
    [
      'a migration fails on its rows',
      'ALTER TABLE orders ADD CHECK (payable < 0)',
      /does not take it over: The migration \d+_next\.sql failed and changed nothing: .*violated by some row/,
    ],
    [
      'its books would be wrong',
      'UPDATE stock_items SET on_hand = on_hand + 1',
      /does not take it over: the audit of the restored shop found fault: /,
    ],
    [
      'a page would not answer',
      'ALTER TABLE reviews RENAME TO opinions',
      /does not take it over: the page \/\S+ answered 50\d instead of 200\./,
    ],
  ])(
    'is left as it was, and it is said why, where %s',
    async (_, sql, reason) => {
      const kept = older.backups().length
      const trying = bringUpToDate({ ...older.upgrade, migrations: andThen(sql) })
      await expect(trying).rejects.toThrow(reason)
      await expect(trying).rejects.toMatchObject({ exitStatus: 78 })
      await expect(trying).rejects.toThrow(/Nothing was changed: the former version opens the shop as before\./)
      expect(await older.fingerprint()).toBe(before)
      // what it was is a good backup all the same
      expect(older.backups()).toHaveLength(kept + 1)
      const { rows } = await older.connections.pool.query('SELECT state, error FROM backups ORDER BY wanted_at DESC')
      expect(rows[0]).toEqual({ state: 'taken', error: null })
    },
    180_000,
  )

  test('is left as it was where there is no backup of it', async () => {
    const { config } = older.upgrade.shop
    const shop = { ...older.upgrade.shop, config: { ...config, backupDir: '/proc/backups' } }
    const trying = bringUpToDate({ ...older.upgrade, shop, migrations: tomorrow })
    await expect(trying).rejects.toThrow(/^Version \S+ was not begun, because there is no backup of the shop: /)
    expect(await older.fingerprint()).toBe(before)
  })

  test('is left as it was by a check, which tries all of it', async () => {
    expect(await checkUpgrade({ ...older.upgrade, migrations: tomorrow })).toBe(since(first, tomorrow).length)
    expect(older.said).toHaveLength(3)
    expect(await older.fingerprint()).toBe(before)
  }, 180_000)

  test('is taken over once by processes that start together; where nothing is to be tried, at once', async () => {
    const kept = older.backups().length
    const all = await Promise.all([1, 2, 3].map(() => bringUpToDate({ ...older.upgrade, migrations: tomorrow })))
    expect(all.map(({ length }) => length).sort()).toEqual([0, 0, since(first, tomorrow).length])
    expect(older.said.filter((line) => line === copy.waits)).toHaveLength(2)
    expect(older.backups()).toHaveLength(kept + 1)
    const migrations = andThen('DROP TABLE of_tomorrow', tomorrow)
    expect(await bringUpToDate({ ...older.upgrade, migrations, isTried: false })).toHaveLength(1)
    expect(older.backups()).toHaveLength(kept + 1)
  }, 180_000)
})

test('an npm start takes the embedded shop of the first version over, and the terminal says where it is', async () => {
  const dataDir = path.join(folder, 'embedded')
  await restoreBackup({ file: unpackRelease(first, folder), key: null, dataDir, databaseUrl: null })
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: '0',
    LOG_LEVEL: 'silent',
    RAZORPAY_API_URL: 'http://127.0.0.1:9',
  }
  const terminal = async (...words: string[]) => {
    const child = startChild([process.execPath, path.resolve('scripts/shop.mjs'), ...words], env)
    return { status: await child.ended, lines: child.lines }
  }
  const steps = since(first).length
  expect(await terminal('version')).toEqual({
    status: 0,
    lines: [copy.program(programVersion), copy.database(steps)],
  })
  const shop = startChild([process.execPath, path.resolve('test/processes/open-shop.ts')], env)
  await shop.line(/^Kallayi Mill Store is open: /)
  if (steps > 0) expect(shop.lines).toContain(copy.begins(programVersion, steps))
  shop.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect((await terminal('orders')).lines.join('\n')).toContain(first.orders[0])
  expect((await terminal('audit')).lines.at(-1)).toBe('The books are in order.')
}, 180_000)

test('two workers take it over once: the first tries it and brings it up to date, then both open, and sell', async () => {
  const dataDir = path.join(folder, 'of-workers')
  await restoreBackup({ file: unpackRelease(first, folder), key: null, dataDir, databaseUrl: null })
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    WORKERS: '2',
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    NODE_NO_WARNINGS: '1',
    RAZORPAY_API_URL: 'http://127.0.0.1:9',
  }
  const shop = startChild([process.execPath, path.resolve('test/processes/open-shop.ts')], env)
  const isOpen = /^Kallayi Mill Store is open: (\S+)$/
  const url = isOpen.exec(await shop.line(isOpen))?.[1] ?? ''
  expect(shop.lines.filter((line) => line === copy.begins(programVersion, since(first).length))).toHaveLength(1)
  const { email, password } = first.shopper
  const call = async (target: string, asked: Parameters<typeof send>[1]) => {
    const answer = await send(`${url}/api/v1${target}`, asked)
    return 'body' in answer ? JSON.parse(answer.body) : expect.unreachable(answer.error)
  }
  const { token } = await call('/user/login', { method: 'POST', body: { email, password } })
  // connections in turn: each worker has some of them
  const lists = await Promise.all(Array.from({ length: 6 }, () => call('/order/get-user-orders', { token })))
  for (const { data } of lists) {
    expect(data.map(({ number: each }: { number: string }) => each)).toContain(first.orders[0])
  }
  const [add, place] = ['/cart/add-to-cart', '/order/placeorder']
  const { data } = await call('/product/get-products?limit=20', {})
  const productId = data.products.find(({ name }: { name: string }) => name === 'V-Belt B52')?._id
  for (let n = 0; n < 4; n += 1) {
    await call(add, { method: 'POST', token, body: { productId, quantity: 1 } })
    expect((await call(place, { method: 'POST', token, body: { address: kozhikode } })).success).toBe(true)
  }
  shop.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(shop.lines.filter((line) => line.includes('"level":50') || line.startsWith('Worker '))).toEqual([])
}, 180_000)
