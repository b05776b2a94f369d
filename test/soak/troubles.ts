import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadJob, LoadResult } from '../../bench/load-generator.ts'
import { type OpenShop, readDatabasePid } from '../../bench/open-shop.ts'
import { startWorker } from '../../bench/worker.ts'
import { apiBase } from '../../src/shared/contract/endpoint.ts'
import { silentCallers, slowReaders, slowSenders } from './crowds.ts'
import type { ToShop } from './inside-shop.ts'
import type { SmallDisk } from './small-disk.ts'

/** The shop and the tools that a trouble works on. */
export interface Scene {
  shop: OpenShop
  url: string
  dataDir: string
  /** null: this user may mount none. */
  disk: SmallDisk | null
  /** The file that the shop's clock is moved by; null: there is no libfaketime. */
  clockFile: string | null
  /** The length of a trouble, in ms. */
  lastMs: number
}

/** Something that happens to a shop. */
export interface Trouble {
  name: string
  /** Returns the reason why it cannot be played here; null: it can. */
  missing: (scene: Scene) => string | null
  /** Lets it happen, and gives what was wrong about how the shop took it. */
  play: (scene: Scene) => Promise<string[]>
}

const always = () => null
const SLOW = 400
const READERS = 300
const SILENT = 5000
const FLOODING = 64

/** In turn, as often as there is time. */
export const troubles: Trouble[] = [
  { name: 'nothing happens', missing: always, play: lasting(async () => () => undefined) },
  {
    name: `${SLOW} who send a byte a second`,
    missing: always,
    play: lasting(async ({ shop }) => (await slowSenders(shop.port, SLOW)).leave),
  },
  {
    name: `${READERS} who read nothing of large answers`,
    missing: always,
    play: lasting(
      async ({ shop }) => (await slowReaders(shop.port, READERS, `${apiBase}/product/get-products?limit=100`)).leave,
    ),
  },
  {
    name: `${SILENT} connections that say nothing`,
    missing: always,
    play: lasting(async ({ shop }) => (await silentCallers(shop.port, SILENT)).leave),
  },
  { name: 'a flood of searches', missing: always, play: floodOfSearches },
  { name: 'a flood of wrong passwords', missing: always, play: floodOfPasswords },
  { name: 'the database is killed, twice', missing: always, play: killDatabase },
  {
    name: 'the database stands still',
    missing: always,
    play: lasting(async ({ dataDir }) => {
      const all = databaseFamily(dataDir)
      signal(all, 'SIGSTOP')
      return () => signal(all, 'SIGCONT')
    }),
  },
  {
    name: 'the provider hangs',
    missing: always,
    play: lasting(async ({ shop }) => {
      tell(shop, { soak: 'provider', hangs: true })
      return () => tell(shop, { soak: 'provider', hangs: false })
    }),
  },
  {
    name: 'the disk is full',
    missing: ({ disk }) => (disk ? null : 'this user may mount no disk'),
    play: fillDisk,
  },
  {
    name: 'the clock jumps: +2 h, -1 h, back',
    missing: ({ clockFile }) => (clockFile ? null : 'apt-get install faketime'),
    play: jumpClock,
  },
]

/** Begins something, waits, and ends it. */
function lasting(begin: (scene: Scene) => Promise<() => void>): Trouble['play'] {
  return async (scene) => {
    const end = await begin(scene)
    await sleep(scene.lastMs)
    end()
    return []
  }
}

/** Returns the path of Debian's library that moves a process's clock; null: it is not installed. */
export function findFaketime(): string | null {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const files = folders.map((folder) => `/usr/lib/${folder}/faketime/libfaketime.so.1`)
  return files.find((file) => existsSync(file)) ?? null
}

/** Writes how far the shop's clock is ahead, in seconds; it is read again once a second. */
function moveClock(file: string, seconds: number): void {
  writeFileSync(file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`)
}

function tell({ process: child }: OpenShop, told: ToShop): void {
  child.send(told)
}

/** Each search is another one: none is answered from memory. */
async function floodOfSearches({ shop, lastMs }: Scene): Promise<string[]> {
  const load = startWorker<LoadJob, LoadResult>('load-generator.ts')
  const requests = Array.from({ length: 20_000 }, (_, index) => ({
    method: 'GET' as const,
    path: `${apiBase}/product/get-products?q=bearing+${index}`,
  }))
  try {
    const result = await load.ask({ port: shop.port, connections: FLOODING, requests, seconds: lastMs / 1000 })
    const bad = Object.entries(result.statuses).filter(([status]) => Number(status) >= 400 && status !== '429')
    return bad.map(([status, count]) => `${count} searches of a flood were answered ${status}: ${result.failure}`)
  } finally {
    load.stop()
  }
}

async function floodOfPasswords({ url, lastMs }: Scene): Promise<string[]> {
  const wrong: string[] = []
  const until = performance.now() + lastMs
  const counts = new Map<number, number>()
  const one = async (guesser: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const body = JSON.stringify({
        email: String(7_100_000_000 + (guesser % 3)),
        password: `wrong-${turn}-${guesser}`,
      })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}${apiBase}/user/login`, { method: 'POST', headers, body })
      const said = (await answer.json()) as { message?: string }
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
      if (answer.status === 429 && !(Number(answer.headers.get('retry-after')) > 0 && said.message))
        wrong.push(`a guesser is refused without a word of when to come back: ${JSON.stringify(said)}`)
    }
  }
  await Promise.all(Array.from({ length: FLOODING / 2 }, (_, guesser) => one(guesser)))
  if (!counts.has(429)) wrong.push(`guessing is not stopped: ${JSON.stringify([...counts])}`)
  const odd = [...counts.keys()].filter((status) => ![401, 429].includes(status))
  return [...wrong.slice(0, 3), ...odd.map((status) => `wrong passwords were answered ${status}`)]
}

async function killDatabase({ dataDir, lastMs }: Scene): Promise<string[]> {
  for (let time = 0; time < 2; time += 1) {
    signal(databaseFamily(dataDir), 'SIGKILL')
    await sleep(lastMs / 2)
  }
  return []
}

async function fillDisk({ disk, lastMs }: Scene): Promise<string[]> {
  if (!disk) return []
  const until = performance.now() + lastMs
  // what the database gives back meanwhile is taken too
  while (performance.now() < until) {
    disk.fill()
    await sleep(500)
  }
  disk.clear()
  return []
}

async function jumpClock({ clockFile, lastMs }: Scene): Promise<string[]> {
  if (!clockFile) return []
  for (const seconds of [7200, -3600, 0]) {
    moveClock(clockFile, seconds)
    await sleep(lastMs / 3)
  }
  return []
}

/** The postmaster and all that it has started. */
function databaseFamily(dataDir: string): number[] {
  const pid = readDatabasePid(dataDir)
  if (pid === 0) return []
  try {
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    return [pid, ...children.split('\n').map(Number)].filter((each) => each > 0)
  } catch {
    return [pid]
  }
}

/** Ends a shop with its database at once, also where one of them stands still: nothing of it is worth keeping. */
export function killShop({ pid }: Pick<OpenShop, 'pid'>, dataDir: string): void {
  signal([pid, ...databaseFamily(dataDir)], 'SIGKILL')
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // gone already
    }
  }
}

/** The file by which the clock is moved, within a folder. */
export function clockFileIn(folder: string): string {
  const file = path.join(folder, 'clock')
  moveClock(file, 0)
  return file
}
