import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { loadGstRates } from '../src/server/catalogue/gst-rates/load-gst-rates.ts'
import { OFFICE_CHANNEL, openInvalidation } from '../src/server/platform/cache/cache-invalidation.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { connect, type Target } from '../src/server/platform/db/connect.ts'
import { databaseServer } from '../src/server/platform/db/database-address.ts'
import { buildApp } from '../src/server/start/app.ts'
import { hearing } from '../src/server/start/apply-remote-changes.ts'
import { makeShop, type ShopParts, type WholeShop } from '../src/server/start/make-shop.ts'
import { type Call, makeCall } from './call.ts'
import { asShop, cloneDatabase, DEMO_TEMPLATE, NAMED_TEMPLATE, type TestDatabase } from './databases.ts'

type Options = {
  /** With the demo shop's products, coupons and accounts. */
  demo?: boolean
  /** A shop that has not been set up: no name, no company, nothing on sale. */
  nameless?: boolean
  /** The start time of the shop's clock, which runs on from there. Default: now. */
  now?: string
  /** Settings as in the environment, such as `{ DELIVERY_CHARGE: '40' }`. */
  env?: Record<string, string>
  /** Other ids or randomness. */
  parts?: Omit<ShopParts, 'clock'>
  /** A second process on the database of another test shop. */
  beside?: TestShop
}

/** The real shop on a database of its own, listening on a free port. */
export type TestShop = {
  url: string
  call: Call
  /** The dependencies, for use cases that are called directly. */
  shop: WholeShop
  db: WholeShop['db']
  /** Connections as the owner of the database: a test may do what the shop may not. */
  pool: Pool
  /** Moves the shop's clock. */
  advance: (milliseconds: number) => void
  database: TestDatabase
  close: () => Promise<void>
}

/** The part of a shop that builders need, whichever process it runs in. */
export type ReachedShop = Pick<TestShop, 'url' | 'call' | 'shop' | 'db' | 'pool'>

/** Opens a shop for a test file: in `beforeAll`; `close()` it in `afterAll`. */
export async function openShop(options: Options = {}): Promise<TestShop> {
  const database = options.beside?.database ?? (await cloneDatabaseFor(options))
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'beypore-shop-'))
  if (options.beside) shareKey(options.beside.shop.config.dataDir, dataDir)
  const connections = connect(database.shopUrl, { max: 10 })
  const owner = connect(withinCommand(database.url), { max: 10 })
  const clock = movableClock(options.now)
  const environment = {
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    PORT: '0',
    ...options.env,
    DATA_DIR: dataDir,
    DATABASE_URL: database.shopUrl,
  }
  const notices = openInvalidation(database.shopUrl)
  const news = openInvalidation(database.shopUrl, OFFICE_CHANNEL)
  const parts = { clock: clock.read, announce: notices.announce, tell: news.announce, ...options.parts }
  const shop = makeShop(readConfig(environment), connections, parts)
  await notices.listen(hearing(shop))
  await news.listen(shop.news)
  const app = await buildApp(shop)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const close = async () => {
    await app.close()
    await Promise.all([notices.close(), news.close()])
    await Promise.all([connections.disconnect(), owner.disconnect()])
    if (!options.beside) await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const { db, pool } = owner
  return { url, call: makeCall(url), shop, db, pool, advance: clock.advance, database, close }
}

/** Processes on one database seal under one key. */
function shareKey(from: string, to: string): void {
  const key = path.join(from, 'office.key')
  if (existsSync(key)) copyFileSync(key, path.join(to, 'office.key'))
}

/**
 * Returns the address with a setting that makes a test's writes as database owner count as a command: the shop itself is refused.
 */
function withinCommand(address: string): Target {
  // an address carries none
  return { ...databaseServer(address), options: '-c shop.command=test' } as Target
}

function cloneDatabaseFor({ demo = false, nameless = false }: Options): Promise<TestDatabase> {
  if (nameless) return cloneDatabase()
  return demo
    ? cloneDatabase(DEMO_TEMPLATE, (url) => prepare(url, async (shop) => (await loaders()).loadDemo(shop)))
    : cloneDatabase(NAMED_TEMPLATE, (url) => prepare(url, async (shop) => (await loaders()).loadSettings(shop)))
}

async function loaders() {
  const [{ loadDemo }, { loadSettings }] = await Promise.all([
    import('../src/demo/load-demo.ts'),
    import('../src/demo/load-settings.ts'),
  ])
  return { loadDemo, loadSettings }
}

async function prepare(url: string, load: (shop: WholeShop) => Promise<void>): Promise<void> {
  const connections = connect(asShop(url))
  const owner = connect(url)
  const shop = makeShop(readConfig({ LOG_LEVEL: 'error', DATABASE_URL: url }), connections)
  try {
    await loadGstRates(shop)
    await load(shop)
    await owner.pool.query('vacuum analyze')
  } finally {
    await Promise.all([connections.disconnect(), owner.disconnect()])
  }
}

function movableClock(now?: string): { read: () => Date; advance: (milliseconds: number) => void } {
  let offset = now === undefined ? 0 : new Date(now).getTime() - Date.now()
  return {
    read: () => new Date(Date.now() + offset),
    advance: (milliseconds) => {
      offset += milliseconds
    },
  }
}
