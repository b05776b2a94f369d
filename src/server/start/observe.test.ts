import { readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import path from 'node:path'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { type ManyWorkers, openMany, send } from '../../../test/processes/many-workers.ts'
import { ask as askDatabase } from '../platform/db/ask.ts'
import { figureList } from '../platform/metrics/figure-list.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const PATIENCE = { timeout: 60_000, interval: 50 }
const observe = path.join(import.meta.dirname, '../../../deploy/observe')

let shop: TestShop
let open: ManyWorkers | undefined
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  open?.child.kill('SIGTERM')
  await open?.child.ended
  open = undefined
})
afterAll(() => shop.close())

async function metricsUrl(): Promise<string> {
  return (await open?.child.line(/^Metrics: /))?.split(' ')[1] ?? ''
}

/** Reads the figures as Prometheus would: each series with its value. */
async function scrape(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(url)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

test('two workers are counted as one shop; what one that is replaced or killed has counted stays', async () => {
  open = await openMany(shop, { METRICS_PORT: '0' })
  const url = await metricsUrl()
  const { productId } = await buildProduct(shop.shop, {})
  const route = '/api/v1/product/get-product/:id'
  const asked = `${open.url}/api/v1/product/get-product/${productId}?secret=Kallayi-Teak7`
  const counted = async () => (await scrape(url)).get(`shop_requests_total{route="${route}",method="GET",status="200"}`)
  for (let n = 0; n < 8; n += 1) await send(asked)
  expect(await counted()).toBe(8)
  const figures = await scrape(url)
  expect(figures.get(`shop_request_seconds_count{route="${route}",method="GET"}`)).toBe(8)
  expect(figures.get('shop_kept_answers_total')).toBeGreaterThan(0)
  expect(figures.get('shop_workers{state="ready"}')).toBe(2)
  expect(figures.get('shop_money_balanced')).toBe(1)
  const [victim = 0] = open.pids()
  process.kill(victim, 'SIGKILL')
  await expect.poll(async () => (await scrape(url)).get('shop_workers_died_total'), PATIENCE).toBe(1)
  await expect.poll(async () => (await scrape(url)).get('shop_workers{state="ready"}'), PATIENCE).toBe(2)
  expect(await counted()).toBe(8)
  await send(asked)
  expect(await counted()).toBe(9)
  // neither what was asked for nor by whom
  expect(await (await fetch(url)).text()).not.toMatch(/secret|Kallayi|127\.0\.0\.1/)
  expect((await fetch(`${open.url}/metrics`)).status).toBe(404)
})

test('every figure that a rule or the dashboard names is one that a shop shows, and every one is shown', async () => {
  open = await openMany(shop, { METRICS_PORT: '0', WORKERS: '1' })
  const url = await metricsUrl()
  await send(`${open.url}/healthz`)
  const shown = [...(await scrape(url)).keys()].map((series) => series.replace(/\{.*/, ''))
  const bare = new Set(shown.map((name) => name.replace(/_(bucket|sum|count)$/, '')))
  // there is none as long as nothing is wrong
  bare.add('shop_problem')
  expect([...bare].sort()).toEqual(Object.keys(figureList).sort())
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const named = new Set(readFileSync(path.join(observe, file), 'utf8').match(/shop_\w+/g))
    expect(named.size, file).toBeGreaterThan(8)
    for (const name of named) expect([...shown, ...bare], file).toContain(name)
  }
})

test('a rule about a sum that is nothing also holds where no process has counted any of it yet', () => {
  const rules = readFileSync(path.join(observe, 'alerts.yml'), 'utf8')
  // to Prometheus a sum over no series is no answer, and no answer is no alert
  const ofNothing = rules.split('\n').filter((line) => /sum\b.* == 0\b/.test(line))
  expect(ofNothing.length).toBeGreaterThan(0)
  for (const line of ofNothing) expect(line).toContain('or vector(0)) == 0')
})

test('a new shop misses no backup before its second night: until one is proven its own age counts', async () => {
  open = await openMany(shop, { METRICS_PORT: '0', WORKERS: '1' })
  const figures = await scrape(await metricsUrl())
  expect(figures.get('shop_backup_proven_timestamp_seconds')).toBe(0)
  expect(Math.abs(Date.now() / 1000 - (figures.get('shop_made_timestamp_seconds') ?? 0))).toBeLessThan(86_400)
  const rules = readFileSync(path.join(observe, 'alerts.yml'), 'utf8')
  expect(rules).toContain(
    'time() - (shop_backup_proven_timestamp_seconds > 0 or shop_made_timestamp_seconds) > 2 * 86400',
  )
})

test('the log of requests has the id, the route and the status, and nothing that somebody sent', async () => {
  open = await openMany(shop, { REQUEST_LOG: 'on', LOG_LEVEL: 'info', WORKERS: '1', TRUST_PROXY: '10.0.0.0/8' })
  const url = `${open.url}/api/v1/product/get-product/no-such?phone=9847000001`
  const headers = { authorization: `Bearer ${'Kallayi-Teak7'.padEnd(40, 'x')}`, 'x-request-id': 'of-a-stranger' }
  const id = await new Promise<string>((resolve) => {
    ask(url, { headers }, (answer) => resolve(String(answer.resume().headers['x-request-id']))).end()
  })
  expect(id).toMatch(/^[\w-]{6,}$/)
  expect(id).not.toBe('of-a-stranger')
  const line = JSON.parse(await open.child.line(/"answered"/))
  expect(line).toMatchObject({ reqId: id, route: '/api/v1/product/get-product/:id', method: 'GET', status: 404 })
  expect(open.child.lines.join('\n')).not.toMatch(/9847000001|Kallayi|no-such/)
})

test('a proxy that is trusted names the request', async () => {
  const proxied = await openShop({ beside: shop, env: { TRUST_PROXY: 'loopback' } })
  const name = async (id: string) =>
    (await fetch(`${proxied.url}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await name('edge:4711-a')).toBe('edge:4711-a')
  expect(await name('x'.repeat(65))).not.toContain('xxx')
  expect(await name('{"level":60}')).not.toContain('level')
  await proxied.close()
})

test('a slow statement is in the log by its name, with none of its values', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const { log } = fastify({ logger: { level: 'warn', stream } })
  const slow = await openShop({ beside: shop, env: { SLOW_QUERY_MS: '5' }, parts: { log } })
  const text = `SELECT pg_sleep(0.01), $1::text, 'Kallayi-Teak7' AS secret`
  await askDatabase(slow.shop.db, { name: 'slow-one', text, values: ['9847000001'], quick: true })
  await askDatabase(slow.shop.db, { text, values: ['9847000001'] })
  expect(lines.filter((line) => line.includes('slow-one'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('pg_sleep'))).toHaveLength(1)
  expect(lines.join('\n')).not.toMatch(/9847000001|Kallayi/)
  await slow.close()
})
