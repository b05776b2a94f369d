import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Child, startChild } from '../../../../../test/processes/child.ts'
import { isAlive } from './postmaster-file.ts'
import { stopPostmaster } from './stop-postmaster.ts'
import { superviseEmbedded } from './supervise.ts'

const PROGRAM = path.join(import.meta.dirname, '../../../../../test/processes/keep-database.ts')

// Real processes, and a disk that is written for real: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let dataDir: string
let started: Child[]
beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'beypore-supervise-')))
  started = []
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  await Promise.all(started.map((child) => child.ended))
  const server = serverPid()
  if (server && server !== process.pid) await stopPostmaster(path.join(dataDir, 'postgres/cluster'), server)
  rmSync(dataDir, { recursive: true, force: true })
})

test('the first start creates the database, SIGTERM stops it cleanly, the next start opens it again', async () => {
  const first = keep()
  expect(await first.line(/^ready/)).toMatch(/created$/)
  expect(statSync(path.join(dataDir, 'postgres')).mode & 0o077).toBe(0)
  const server = serverPid()
  first.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  // its files are at rest; the process itself may take a moment longer
  await vi.waitFor(() => expect(isAlive(server)).toBe(false), { timeout: 10_000 })
  expect(readFileSync(path.join(dataDir, 'postgres/log'), 'utf8')).toMatch(/database system is shut down\n$/)
  expect(await keep().line(/^ready/)).toMatch(/started$/)
})

test('a database that a killed shop left running is found and used again', async () => {
  const first = keep()
  await first.line(/^ready/)
  const server = serverPid()
  first.kill('SIGKILL')
  await first.ended
  expect(isAlive(server)).toBe(true)
  expect(await keep().line(/^ready/)).toBe(`ready ${server} adopted`)
})

test('a second shop on the same folder is refused with a line that names the folder and the process', async () => {
  const first = keep()
  await first.line(/^ready/)
  const second = keep()
  const refusal = await second.line(/^refused/)
  expect(refusal).toContain(dataDir)
  expect(refusal).toContain(`process ${first.process.pid}`)
  expect(await second.ended).toBe(1)
})

test('of several shops that start at once on an empty folder, exactly one opens', async () => {
  const children = [keep(), keep(), keep()]
  const outcomes = await Promise.all(children.map((child) => child.line(/^(ready|refused)/)))
  expect(outcomes.filter((line) => line.startsWith('ready'))).toHaveLength(1)
  expect(outcomes.filter((line) => line.includes(dataDir))).toHaveLength(2)
})

test('nothing that was acknowledged is lost when the shop is killed while it writes', async () => {
  const writer = keep('write')
  await writer.line(/^wrote 150$/)
  writer.kill('SIGKILL')
  await writer.ended
  await expectWritten(lastWritten(writer), keep())
})

test('when the database is killed while the shop writes, it is started again, and nothing acknowledged is lost', async () => {
  const writer = keep('write')
  await writer.line(/^wrote 150$/)
  process.kill(serverPid(), 'SIGKILL')
  await writer.line(/^note The database is back/)
  const before = lastWritten(writer)
  await writer.line(new RegExp(`^wrote ${before + 50}$`))
  writer.kill('SIGKILL')
  await writer.ended
  await expectWritten(lastWritten(writer), keep())
})

test('a tool that comes first while the database is started again does not end the shop: it waits, and has it back', async () => {
  const shop = keep()
  await shop.line(/^ready/)
  const server = serverPid()
  shop.kill('SIGSTOP')
  process.kill(server, 'SIGKILL')
  await vi.waitFor(() => expect(isAlive(server)).toBe(false), { timeout: 10_000 })
  const tool = await superviseEmbedded({ dataDir, role: 'guest', note: () => undefined, onGone: () => undefined })
  shop.kill('SIGCONT')
  await shop.line(/^note .*does not start yet: Another shop/)
  await tool.stop()
  await shop.line(/^note The database is back/)
  expect(isAlive(shop.process.pid ?? 0)).toBe(true)
})

test('lock files of a crash do not keep the shop closed, even where another program has the old process id', async () => {
  const first = keep()
  await first.line(/^ready/)
  const server = serverPid()
  first.kill('SIGKILL')
  await first.ended
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid')
  const written = readFileSync(file, 'utf8')
  process.kill(server, 'SIGKILL')
  writeFileSync(file, written.replace(/^\d+/, String(process.pid)))
  utimesSync(file, 1, 1)
  expect(await keep().line(/^ready/)).toMatch(/started$/)
})

function keep(mode = 'hold'): Child {
  const child = startChild([process.execPath, PROGRAM, dataDir, mode])
  started.push(child)
  return child
}

function serverPid(): number {
  try {
    return Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}

function lastWritten(writer: Child): number {
  return Math.max(...writer.lines.filter((line) => line.startsWith('wrote')).map((line) => Number(line.split(' ')[1])))
}

/** Every number up to the last acknowledged one is there. */
async function expectWritten(last: number, next: Child): Promise<void> {
  await next.line(/^ready/)
  const password = readFileSync(path.join(dataDir, 'postgres/password'), 'utf8')
  const client = new pg.Client({ host: path.join(dataDir, 'postgres/run'), user: 'shop', password, database: 'shop' })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from written where n <= $1', [last])
  await client.end()
  expect(last).toBeGreaterThanOrEqual(150)
  expect(rows[0].count).toBe(last)
}
