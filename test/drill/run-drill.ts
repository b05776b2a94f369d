import type { ChildProcess } from 'node:child_process'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Compared, compareBooks, fillShelves } from './compare-books.ts'
import { startProxy } from './proxy.ts'
import { OwnNetwork, type ShopProcess, shopProcess } from './shop-processes.ts'
import { sendShoppers, type Told } from './shoppers.ts'
import { findPostgres, TwoServers, until } from './two-servers.ts'

const SHOPPERS = 12
/** Between two misfortunes, and after the last one. */
const QUIET_MS = 15_000
const CUT_MS = 15_000
const WHAT_IS_NEEDED = 'The drill needs Debian’s PostgreSQL and HAProxy: apt-get install postgresql haproxy openssl'

const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)

/**
 * Two PostgreSQL servers with synchronous replication, HAProxy in front of them and of two processes of the shop, shoppers who
 * buy by cash and online; then machines fail. Gives 0 where every order and payment that was acknowledged is there once and the
 * audit is clean.
 */
export async function runDrill(): Promise<number> {
  const bin = findPostgres()
  if (!bin || spawnSync('haproxy', ['-v']).status !== 0) {
    console.error(WHAT_IS_NEEDED)
    return 1
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-misfortune-'))
  chmodSync(folder, 0o755)
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const endAll = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void endAll().then(() => process.exit(1)))
  try {
    return await drill(bin, folder, ends)
  } finally {
    await endAll()
  }
}

async function drill(bin: string, folder: string, ends: (() => unknown)[]): Promise<number> {
  const [front, back, first, second, one, two] = (await freePorts(6)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const network = ownNetwork(ends)
  const servers = new TwoServers(bin, path.join(folder, 'databases'), [first, second])
  ends.push(() => servers.end())
  log('Two PostgreSQL servers: what the first acknowledges, the second has on its disk')
  await servers.begin()
  const inside = { host: network?.inside ?? '127.0.0.1', port: two }
  const here = '127.0.0.1'
  const proxy = startProxy(folder, {
    databases: [first, second],
    databaseAt: [here, ...(network ? [network.outside] : [])].map((host) => ({ host, port: back })),
    shops: [{ host: here, port: one }, inside],
    shopAt: { host: here, port: front },
  })
  ends.push(() => endOf(proxy))
  // the proxy takes both for well until it has asked them
  let seen = 0
  await until(() => {
    seen = servers.takesWrites(back) ? seen + 1 : 0
    return seen > 20
  })
  const dataDir = path.join(folder, 'shop')
  mkdirSync(dataDir)
  const settings = { DATA_DIR: dataDir, PUBLIC_URL: `http://127.0.0.1:${front}`, TRUST_PROXY: '1', DEMO: 'on' }
  const common = {
    ...settings,
    RATE_LIMITS: 'off',
    PAYMENT_WINDOW_SECONDS: '60',
    LOG_LEVEL: 'silent',
    DATABASE_CONNECTIONS: '20',
  }
  const database = (host: string) => `postgres://beypore@${host}:${back}/beypore?sslmode=no-verify`
  const shops: [ShopProcess, ShopProcess] = [
    shopProcess({ ...common, PORT: String(one), DATABASE_URL: database(here) }),
    shopProcess(
      { ...common, HOST: inside.host, PORT: String(two), DATABASE_URL: database(network?.outside ?? here) },
      network?.around,
    ),
  ]
  for (const [index, shop] of shops.entries()) {
    ends.push(shop.stop)
    shop.begin()
    log(`Shop process ${index + 1} opens`)
    const at = index === 0 ? `http://127.0.0.1:${one}` : `http://${inside.host}:${two}`
    await until(() => isReady(at), 180_000)
  }
  await until(() => isReady(settings.PUBLIC_URL))
  log(`${SHOPPERS} shoppers buy, by cash and online`)
  const products = await fillShelves({ DATABASE_URL: database(here), DATA_DIR: dataDir }, SHOPPERS)
  const load = await sendShoppers(settings.PUBLIC_URL, products, log)
  const marks = await misfortunes({ servers, shops, first: `http://127.0.0.1:${one}`, network })
  await load.stop()
  const books = await compareBooks({ DATABASE_URL: database(here), DATA_DIR: dataDir }, load.told)
  return report(load.told, marks, books)
}

interface Scene {
  servers: TwoServers
  shops: [ShopProcess, ShopProcess]
  /** The address of the first one. */
  first: string
  network: OwnNetwork | null
}

interface Mark {
  what: string
  from: number
  until: number
}

/** One after the other, with quiet between. */
async function misfortunes({ servers, shops, first, network }: Scene): Promise<Mark[]> {
  const marks: Mark[] = []
  const mark = async (what: string, work: () => Promise<void> | void) => {
    log(what)
    const from = performance.now()
    await work()
    await sleep(QUIET_MS)
    marks.push({ what, from, until: performance.now() })
  }
  await mark('Nothing happens', () => undefined)
  await mark('The first database is killed (-9), the second one takes over', async () => {
    servers.killFirst()
    await servers.promote()
    log('  the second database takes writes')
  })
  await mark('Shop process 1 is killed (-9), and started anew 5 s later', async () => {
    shops[0].kill()
    await sleep(5000)
    shops[0].begin()
    // else the next misfortune finds nobody to take over
    await until(() => isReady(first), 180_000)
  })
  if (network) {
    await mark(`The cable of shop process 2 is cut for ${CUT_MS / 1000} s`, async () => {
      network.cut()
      await sleep(CUT_MS)
      network.mend()
    })
  }
  return marks
}

function report({ cash, online, moments, unknown, refused }: Told, marks: Mark[], books: Compared): number {
  console.log('')
  for (const { what, from, until: to } of marks)
    console.log(`${longestGap(moments, from, to).toFixed(1).padStart(6)} s without an order: ${what}`)
  console.log(`
Acknowledged: ${cash.length} orders by cash, ${online.length} paid online; ${unknown} tries without an answer, of which ${books.untold} became orders; ${refused} refused
In the books: ${books.orders} orders, ${books.payments} payments
Lost or twice: ${books.lost.length === 0 ? 'none' : books.lost.join(', ')}
Audit: ${books.faults.length === 0 ? 'clean' : books.faults.join('\n  ')}`)
  const holds = books.lost.length === 0 && books.faults.length === 0 && books.untold >= 0 && books.untold <= unknown
  console.log(holds ? '\nThe drill holds.' : '\nThe drill does NOT hold.')
  return holds ? 0 : 1
}

/** Seconds between two orders, at most, of those that touch this time. */
export function longestGap(moments: readonly number[], from: number, to: number): number {
  const within = moments.filter((moment) => moment >= from && moment <= to).sort((a, b) => a - b)
  const all = [from, ...within, to]
  return Math.max(...all.slice(1).map((moment, index) => moment - (all[index] ?? 0))) / 1000
}

function ownNetwork(ends: (() => unknown)[]): OwnNetwork | null {
  try {
    const network = new OwnNetwork()
    ends.push(() => network.end())
    return network
  } catch (error) {
    log(`No network is cut: this user may not make one (${(error as Error).message.split('\n')[0]})`)
    return null
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

function endOf(child: ChildProcess): void {
  child.kill('SIGTERM')
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  for (const server of servers) server.close()
  return ports
}
