import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { restoreBackup } from '../../src/server/operations/backup/restore-backup.ts'
import { connect } from '../../src/server/platform/db/connect.ts'
import { readMigrations } from '../../src/server/platform/db/read-migrations.ts'
import { kozhikode } from '../builders/addresses.ts'
import { password } from '../builders/sign-up.ts'
import { type Child, startChild } from '../processes/child.ts'
import { emptyDatabase, emptyFolder } from '../restored-shop.ts'
import { listReleases, type Release, unpackRelease } from './releases.ts'

// Run by scripts/test-former.mjs: it needs the program of the former version, from the history of this project.

const root = path.join(import.meta.dirname, '../..')
const folder = emptyFolder()
const started: Child[] = []
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
})

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, maxBuffer: 2 ** 30, stdio: 'pipe' })

/** The released program in a folder of its own, with the packages of its own list. */
function unpackProgram({ version, commit }: Release): string {
  const place = path.join(folder, 'program')
  mkdirSync(place, { recursive: true })
  try {
    git('cat-file', '-e', `${commit}^{commit}`)
  } catch {
    // a shallow clone, as a build machine makes one, has the newest commit only
    try {
      git('fetch', '--depth=1', 'origin', commit)
    } catch {
      throw new Error(`The program of version ${version} (${commit}) is neither in this clone nor can it be fetched.`)
    }
  }
  execFileSync('tar', ['x', '-C', place], { input: git('archive', commit) })
  const packages = (at: string): Record<string, { version?: string; dev?: boolean }> =>
    JSON.parse(readFileSync(path.join(at, 'package-lock.json'), 'utf8')).packages
  const present = packages(root)
  const needed = Object.entries(packages(place)).filter(([name, { dev }]) => name !== '' && !dev)
  // those of today where they have all of them, each in the same version
  if (needed.every(([name, { version }]) => present[name]?.version === version))
    symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'))
  else execFileSync('npm', ['ci', '--omit=dev', '--include=optional'], { cwd: place, stdio: 'pipe' })
  return place
}

async function openProgram(place: string, env: Record<string, string>): Promise<{ child: Child; url: string }> {
  const child = startChild([process.execPath, path.join(place, 'test/processes/open-shop.ts')], env, place)
  started.push(child)
  const isOpen = /^Kallayi Mill Store is open: (\S+)$/
  return { child, url: isOpen.exec(await child.line(isOpen))?.[1] ?? '' }
}

/** Calls the API without the present contract: a former version answers by its own. */
function caller(url: string) {
  return async (method: string, target: string, { token, body }: { token?: string; body?: unknown } = {}) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`${url}/api/v1${target}`, { method, headers, ...sent })
    // biome-ignore lint/suspicious/noExplicitAny: of whatever version
    return { status: answer.status, body: (await answer.json()) as any }
  }
}

interface Shopping {
  productId: string
  isOver: () => boolean
  /** Those that were acknowledged. */
  orders: string[]
}

/** Somebody who orders one thing after the other at one process; gives the orders, and stops the first time it is refused. */
async function shopAt(url: string, phonenumber: string, { productId, isOver, orders }: Shopping): Promise<unknown> {
  const call = caller(url)
  const person = { username: 'Ramla Beegum', phonenumber, email: `${phonenumber}@example.com`, password }
  const { body } = await call('POST', '/user/register', { body: person })
  const { token } = body
  while (!isOver()) {
    const added = await call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    const placed = await call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
    if (placed.status !== 201) return { added: added.body, placed: placed.body }
    orders.push(placed.body.data.number)
    const list = await call('GET', '/order/get-user-orders', { token })
    if (list.status !== 200) return list.body
  }
  return null
}

test('a process of the former version sells on while the new one takes the shop over, and beside it', async () => {
  const release = listReleases().at(-1) as Release
  const program = unpackProgram(release)
  const database = await emptyDatabase('former_beside_new')
  const dataDir = path.join(folder, 'data')
  await restoreBackup({ file: unpackRelease(release, folder), key: null, dataDir, databaseUrl: database.url })
  const connections = connect(database.url, { max: 2 })
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    DATABASE_CONNECTIONS: '10',
    RAZORPAY_API_URL: 'http://127.0.0.1:9',
    NODE_NO_WARNINGS: '1',
  }
  // it is given its own data, which need no trying
  const former = await openProgram(program, { ...env, UPGRADE_CHECK: 'off' })
  const { products } = (await caller(former.url)('GET', '/product/get-products?limit=20')).body.data
  const productId = products.find(({ name }: { name: string }) => name === 'V-Belt B52')?._id ?? ''
  const terminal = [process.execPath, path.join(program, 'scripts/shop.mjs'), 'stock', productId, '+100000']
  expect(await startChild(terminal, env, program).ended).toBe(0)
  const sold: { former: string[]; newer: string[] } = { former: [], newer: [] }
  let over = false
  const isOver = () => over
  const atFormer = shopAt(former.url, '9400000011', { productId, isOver, orders: sold.former })
  await expect.poll(() => sold.former.length, { timeout: 60_000 }).toBeGreaterThan(2)

  const newer = await openProgram(root, env)
  const before = sold.former.length
  const atNewer = shopAt(newer.url, '9400000012', { productId, isOver, orders: sold.newer })
  const refused = Promise.race([atFormer, atNewer]).then((why) =>
    expect({ why, lines: former.child.lines.slice(-5) }).toBeNull(),
  )
  await Promise.race([
    expect.poll(() => Math.min(sold.former.length - before, sold.newer.length), { timeout: 60_000 }).toBeGreaterThan(4),
    refused,
  ])
  over = true
  expect(await Promise.all([atFormer, atNewer])).toEqual([null, null])
  const { rows } = await connections.pool.query('SELECT name FROM schema_migrations ORDER BY number')
  expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name))
  for (const { child } of [former, newer]) child.kill('SIGTERM')
  expect(await Promise.all([former.child.ended, newer.child.ended])).toEqual([0, 0])
  // nothing that went wrong behind the answers
  expect(former.child.lines.filter((line) => line.includes('"level":50'))).toEqual([])

  const numbers = (await connections.pool.query('SELECT number FROM orders')).rows.map(({ number }) => number)
  expect(numbers.sort()).toEqual([...release.orders, ...sold.former, ...sold.newer].sort())
  const audit = await auditMoney({ db: connections.db, clock: () => new Date() })
  expect(audit.checks.filter(({ faults }) => faults.length > 0)).toEqual([])
  await connections.disconnect()
  await database.drop()
}, 400_000)
