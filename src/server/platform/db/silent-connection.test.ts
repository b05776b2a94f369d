import { once } from 'node:events'
import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/databases.ts'
import { ask, inTransaction } from './ask.ts'
import { connect, connectionsFor, type OpenConnections } from './connect.ts'
import { isDatabaseAway } from './is-database-away.ts'

/** A network between the shop and its database in which a connection can fall silent without breaking. */
async function openNetwork(address: URL) {
  const pairs: Socket[][] = []
  const server: Server = createServer((near) => {
    const folder = address.searchParams.get('host')
    const far = dial(folder ? { path: path.join(folder, `.s.PGSQL.${address.port}`) } : { port: Number(address.port) })
    pairs.push([near, far])
    for (const end of [near, far]) end.on('error', () => undefined)
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const through = new URL(address)
  through.port = String(port)
  through.hostname = '127.0.0.1'
  through.search = ''
  return {
    url: through.href,
    /** Makes open connections accept bytes and pass none on. */
    silence: () => {
      for (const [near, far] of pairs) {
        near?.unpipe()
        far?.unpipe()
        near?.resume()
      }
    },
    close: () => {
      for (const end of pairs.flat()) end.destroy()
      server.close()
    },
  }
}

let database: TestDatabase
let network: Awaited<ReturnType<typeof openNetwork>>
let connections: OpenConnections
beforeAll(async () => {
  database = await cloneDatabase()
  network = await openNetwork(new URL(database.shopUrl))
  connections = connect(network.url, { max: 2, silenceMs: 500 })
})
afterAll(async () => {
  await connections.disconnect()
  network.close()
  await database.drop()
})

const waysToAsk: [string, () => Promise<unknown>][] = [
  ['a read', () => ask(connections.db, { name: 'one', text: 'SELECT 1 AS one', quick: true })],
  ['a query', () => ask(connections.db, { text: 'SELECT 1' })],
  ['a query by kysely', () => sql`SELECT 1`.execute(connections.db)],
  ['a transaction', () => inTransaction(connections.db, (tx) => sql`SELECT 1`.execute(tx))],
]

test.each(waysToAsk)(
  'over connections that fell silent %s fails, and the next goes over new ones',
  async (_, askOnce) => {
    await Promise.all([askOnce(), askOnce()])
    network.silence()
    const asked = await Promise.allSettled([askOnce(), askOnce()])
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    // whoever asked is told to try again, not that something is broken
    for (const each of asked)
      if (each.status === 'rejected') expect(isDatabaseAway(each.reason), each.reason).toBe(true)
    await Promise.all([askOnce(), askOnce(), askOnce()])
  },
)

test('three processes find room on one server, whatever it has, and none takes more than it needs', () => {
  expect(connectionsFor(150, 3)).toBe(40)
  expect(connectionsFor(100, 3)).toBe(26)
  expect(connectionsFor(25, 3)).toBe(4)
  for (const max of [30, 60, 100, 200]) expect(3 * (connectionsFor(max, 3) + 6)).toBeLessThanOrEqual(max)
})
