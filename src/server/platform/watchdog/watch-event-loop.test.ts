import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Child, startChild } from '../../../../test/processes/child.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const processes = path.join(import.meta.dirname, '../../../../test/processes')
const OPEN = / is open: (\S+)$/

let folder: string
let started: Child[]
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-watchdog-'))
  started = []
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  await Promise.all(started.map((child) => child.ended))
  rmSync(folder, { recursive: true, force: true })
})

test('a shop whose event loop stands is ended, started anew, and answers again', async () => {
  const shop = run(['keep-running.mjs', path.join(processes, 'faulty-shop.ts')], settings())
  await shop.line(OPEN)
  process.kill(pidsOf(shop)[0] ?? 0, 'SIGUSR2')
  await shop.line(/^The event loop has stood for \d+ s/)
  await expect.poll(() => urlsOf(shop).length, { timeout: 60_000 }).toBe(2)
  expect((await fetch(`${urlsOf(shop)[1]}/readyz`)).status).toBe(200)
  expect(pidsOf(shop)).toHaveLength(2)
  shop.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
})

test('a fault in the program ends the shop with status 70, which is no refusal, and its database with it', async () => {
  const shop = run(['faulty-shop.ts'], { ...settings(), DEMO: 'off' })
  await shop.line(OPEN)
  shop.kill('SIGUSR1')
  expect(await shop.ended).toBe(70)
  expect(shop.lines.filter((line) => line.includes('a fault in the program'))).not.toEqual([])
  expect(existsSync(path.join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

test('a process that was stopped for longer, as by a laptop that sleeps, goes on', async () => {
  const [stopped, witness] = [run(['watched-loop.ts']), run(['watched-loop.ts'])]
  await Promise.all([stopped.line(/ready/), witness.line(/ready/)])
  stopped.kill('SIGSTOP')
  witness.kill('SIGUSR2')
  // as much time as ends a loop that stands has gone by
  expect(await witness.ended).toBe('SIGKILL')
  stopped.kill('SIGCONT')
  stopped.kill('SIGUSR1')
  await stopped.line(/alive/)
  const second = run(['watched-loop.ts'])
  await second.line(/ready/)
  second.kill('SIGUSR2')
  await second.ended
  stopped.kill('SIGUSR1')
  await expect.poll(() => stopped.lines).toEqual(['ready', 'alive', 'alive'])
})

test('one that dies soon after its start again and again is started anew until it stays, after pauses that grow to a bound', async () => {
  const child = run(['keep-running.mjs', script(diesTimes(8))])
  await child.line(/^up$/)
  const pauses = child.lines.map((line) => /^Ended with status 3\b.*: starting again in ([\d.]+) s/.exec(line)?.[1])
  expect(pauses).toEqual(['0.001', '0.002', ...Array(6).fill('0.004'), undefined])
  expect(child.lines.at(-2)).toMatch(/^Ended with status 3, 8 times soon after its start: .*The lines above say why\.$/)
  child.kill('SIGTERM')
  await child.ended
})

test.each([
  ['an end as it should be', 'process.exit(0)', 0],
  ['a refusal, such as for a wrong setting', 'process.exit(1)', 1],
  ['data that this version does not fit', 'process.exit(78)', 78],
])('%s is passed on, not followed by a start', async (_, code, status) => {
  const child = run(['keep-running.mjs', script(code)])
  expect(await child.ended).toBe(status)
  expect(child.lines).toEqual([])
})

test('a signal is passed on, and what it ends is not started again', async () => {
  const child = run(['keep-running.mjs', script("console.log('up'); setInterval(() => {}, 1000)")])
  await child.line(/up/)
  child.kill('SIGTERM')
  expect(await child.ended).toBe(128 + os.constants.signals.SIGTERM)
  expect(child.lines).toEqual(['up'])
})

function run([program = '', ...words]: string[], env: Record<string, string> = {}): Child {
  const child = startChild([process.execPath, path.join(processes, program), ...words], env)
  started.push(child)
  return child
}

/** Ends with status 3 so many times, then stays. */
function diesTimes(times: number): string {
  const count = JSON.stringify(path.join(folder, 'starts'))
  return `
    import { appendFileSync, readFileSync } from 'node:fs'
    appendFileSync(${count}, '.')
    if (readFileSync(${count}, 'utf8').length <= ${times}) process.exit(3)
    setInterval(() => {}, 1000)
    console.log('up')`
}

function script(code: string): string {
  const file = path.join(folder, 'script.mjs')
  writeFileSync(file, code)
  return file
}

function settings(): Record<string, string> {
  return { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: '', NODE_NO_WARNINGS: '1' }
}

const pidsOf = (shop: Child) => shop.lines.flatMap((line) => /^pid (\d+)$/.exec(line)?.[1] ?? []).map(Number)
const urlsOf = (shop: Child) => shop.lines.flatMap((line) => OPEN.exec(line)?.[1] ?? [])
