import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { openStream } from '../../../../test/live.ts'
import { buildStaff } from '../../../../test/office.ts'
import { keepAsking, type ManyWorkers, type Outcome, openMany, send } from '../../../../test/processes/many-workers.ts'
import { expectBooksInOrder } from '../../../../test/races/ledger.ts'
import { changePrice } from '../../catalogue/goods/change-price.ts'
import { reloadCommand } from '../../terminal/reload-command.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })
const PATIENCE = { timeout: 60_000, interval: 50 }

let shop: TestShop
let many: ManyWorkers | undefined
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  many?.child.kill('SIGTERM')
  const status = await many?.child.ended
  many = undefined
  expect([0, undefined]).toContain(status)
})
afterAll(() => shop.close())

const api = (path: string) => `${many?.url}/api/v1${path}`
const statusOf = (outcome: Outcome) => ('status' in outcome ? outcome.status : outcome.error)
/** Returns the number of the process that does the background work of the shop. */
async function runner(): Promise<number> {
  const { rows } = await shop.pool.query(`
    SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.objid = 2 AND a.application_name LIKE 'beypore-runner%'
       AND a.datname = current_database()`)
  expect(rows.length).toBeLessThanOrEqual(1)
  return Number(rows[0]?.name.split(' ')[1] ?? 0)
}

/** Hundredths of a second that a process has worked. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11])
}

test('a worker that is killed under load breaks its own connections only; no order is lost or there twice; another takes over', async () => {
  many = await openMany(shop)
  await expect.poll(runner, PATIENCE).toBeGreaterThan(0)
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => buildShopper(shop.shop)))
  const { productId } = await buildProduct(shop.shop, { stock: 100_000, price: 20 })
  const said: string[] = []
  const load = keepAsking(shoppers.length, async (kept, caller) => {
    const { token } = shoppers[caller] as BuiltShopper
    const options = { method: 'POST', token, ...(kept && { kept }) }
    await send(api('/cart/add-to-cart'), { ...options, body: { productId, quantity: 1 } })
    const placed = await send(api('/order/placeorder'), { ...options, body: { address: kozhikode } })
    if ('status' in placed && placed.status === 201) said.push(JSON.parse(placed.body).data._id)
    return placed
  })
  await load.more(20)
  const victim = await runner()
  expect(many.pids()).toContain(victim)
  const before = load.outcomes.length
  process.kill(victim, 'SIGKILL')
  await load.more(40)
  // those who had nothing under way just then go on
  await expect.poll(() => many?.pids().filter((pid) => pid !== victim).length, PATIENCE).toBe(2)
  await expect.poll(runner, PATIENCE).not.toBe(0)
  await load.stop()
  const failed = load.outcomes.slice(before).filter((each) => 'error' in each)
  expect(failed.length).toBeLessThanOrEqual(shoppers.length)
  for (const each of failed) expect(['ECONNRESET', 'EPIPE', 'socket hang up']).toContain(statusOf(each))
  expect(
    load.outcomes
      .slice(0, before)
      .map(statusOf)
      .filter((each) => each !== 201),
  ).toEqual([])
  const { rows } = await shop.pool.query('SELECT id FROM orders')
  const ids = rows.map(({ id }) => id)
  expect(new Set(said).size).toBe(said.length)
  expect(said.filter((id) => !ids.includes(id))).toEqual([])
  // at most what was under way is there without having been answered
  expect(ids.length - said.length).toBeLessThanOrEqual(failed.length)
  await expectBooksInOrder(shop.shop)
})

test('while workers are replaced one by one nobody is refused or cut off, and the streams of open back offices end as answers do', async () => {
  many = await openMany(shop)
  const { productId } = await buildProduct(shop.shop, { name: 'Renewal Bearing', price: 50 })
  const former = many.pids()
  const staff = await buildStaff(shop, ['manager'])
  const stream = await openStream(many.url, staff.cookie)
  expect(stream.status).toBe(200)
  const load = keepAsking(12, (kept, caller) => {
    const paths = [`/product/get-product/${productId}`, '/category/allcategories', '/cart/get-cart']
    return send(api(paths[caller % paths.length] ?? ''), kept && { kept })
  })
  await load.more(50)
  expect(await reloadCommand(shop.shop, shop.database.url, [])).toMatch(/process \d+: 2 workers renewed$/)
  await load.more(50)
  await load.stop()
  await stream.ended
  const statuses = new Set(load.outcomes.map(statusOf))
  // nobody is signed in: a cart is refused, and answered
  expect([...statuses].sort()).toEqual([200, 401])
  expect(many.pids()).toHaveLength(2)
  expect(many.pids().filter((pid) => former.includes(pid))).toEqual([])
})

test('a worker of a program that is ahead of the database does not take another one’s place; one that is behind it does', async () => {
  many = await openMany(shop)
  const { child, url } = many
  const { rows } = await shop.pool.query(
    'DELETE FROM schema_migrations WHERE number = (SELECT max(number) FROM schema_migrations) RETURNING *',
  )
  const [{ number, name, checksum }] = rows
  const put = (nth: number, called: string) =>
    shop.pool.query('INSERT INTO schema_migrations (number, name, checksum) VALUES ($1, $2, $3)', [
      nth,
      called,
      checksum,
    ])
  const [victim = 0, other = 0] = many.pids()
  const answers = async () => statusOf(await send(`${url}/readyz`))
  process.kill(victim, 'SIGKILL')
  await child.line(/the database is of a former one \(1 change to be made\): it does not open.*reload/)
  expect(await answers()).toBe(200)
  // made by now: whoever answers from here on has opened since
  await put(number, name)
  process.kill(other, 'SIGKILL')
  await expect.poll(answers, PATIENCE).toBe(200)
  await put(9999, '9999_of_a_newer_shop.sql')
  try {
    for (const pid of many.pids()) process.kill(pid, 'SIGKILL')
    await child.line(/9999_of_a_newer_shop.* opens all the same/)
    await expect.poll(answers, PATIENCE).toBe(200)
  } finally {
    await shop.pool.query('DELETE FROM schema_migrations WHERE number = 9999')
  }
})

test('what another process changes every worker shows, and what each worker shows is told by any', async () => {
  many = await openMany(shop)
  const { productId } = await buildProduct(shop.shop, { price: 70 })
  const prices = async () => {
    // connections in turn: each worker has some of them
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(api(`/product/get-product/${productId}`))))
    return new Set(answers.map((each) => ('body' in each ? JSON.parse(each.body).data.price : each.error)))
  }
  expect(await prices()).toEqual(new Set([70]))
  await changePrice(shop.shop, { productId, variantId: null }, { price: 9000, offerPrice: 9000 })
  await expect.poll(prices, PATIENCE).toEqual(new Set([90]))
})

test('a worker whose event loop stands is ended; meanwhile the other answers, and nobody who came to the first is lost', async () => {
  many = await openMany(shop)
  const [victim = 0] = many.pids()
  const before = ticksOf(victim)
  process.kill(victim, 'SIGUSR2')
  // it works itself to death from now on: a third of a second of a core, without a turn of its loop
  await expect.poll(() => ticksOf(victim) - before, PATIENCE).toBeGreaterThan(30)
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(`${many?.url}/healthz`)))
  expect(new Set(answers.map(statusOf))).toEqual(new Set([200]))
  await many.child.line(/^The event loop has stood for/)
  await expect.poll(() => many?.pids().filter((pid) => pid !== victim).length, PATIENCE).toBe(2)
})

test('told to stop, the door closes, and requests that are under way are answered by each worker', async () => {
  many = await openMany(shop)
  const { hostname, port } = new URL(many.url)
  const body = '{"email":"nobody@example.in","password":"not the password"}'
  const begun = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const socket = connect(Number(port), hostname)
      const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
      socket.write('POST /api/v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n')
      socket.write(`Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`)
      // in turn: both workers have some of them when this is answered
      await send(`${many?.url}/healthz`)
      return { socket, answer }
    }),
  )
  many.child.kill('SIGTERM')
  await expect.poll(async () => statusOf(await send(`${many?.url}/healthz`)), PATIENCE).toBe('ECONNREFUSED')
  for (const { socket } of begun) socket.write(body.slice(10))
  const answers = await Promise.all(begun.map(({ answer }) => answer))
  expect(answers.map((text) => text.split('\r\n')[0])).toEqual(Array(4).fill('HTTP/1.1 401 Unauthorized'))
})

test('a leader that is killed takes its workers with it: the port is free for the next', async () => {
  many = await openMany(shop)
  const pids = many.pids()
  many.child.kill('SIGKILL')
  await many.child.ended
  const alive = () =>
    pids.filter((pid) => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    })
  await expect.poll(alive, PATIENCE).toEqual([])
  const port = new URL(many.url).port
  many = await openMany(shop, { PORT: port })
  expect(statusOf(await send(`${many.url}/readyz`))).toBe(200)
})
