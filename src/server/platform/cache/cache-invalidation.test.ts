import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/databases.ts'
import { connect, type OpenConnections } from '../db/connect.ts'
import { openInvalidation } from './cache-invalidation.ts'

let database: TestDatabase
let connections: OpenConnections
beforeAll(async () => {
  database = await cloneDatabase()
  connections = connect(database.url, { max: 4 })
})
afterAll(async () => {
  await connections.disconnect()
  await database.drop()
})

/** Another process on this database: what it hears, and ways to wait for it. */
async function openListener() {
  const heard: (readonly string[] | 'missed')[] = []
  let wake = () => {}
  const note = (news: readonly string[] | 'missed') => {
    heard.push(news)
    wake()
  }
  const notices = openInvalidation(database.shopUrl)
  await notices.listen({ heard: note, missed: () => note('missed') })
  const until = async (isThere: () => boolean) => {
    while (!isThere()) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return { heard, until, announce: notices.announce, close: notices.close }
}

test('what one process announces, the others hear, and itself not', async () => {
  const other = await openListener()
  const one = await openListener()
  one.announce(['product:a', 'listing'])
  await other.until(() => other.heard.length > 0)
  expect(other.heard).toEqual([['product:a', 'listing']])
  other.announce(['answer'])
  await one.until(() => one.heard.length > 0)
  expect(one.heard).toEqual([['answer']])
  await one.close()
  await other.close()
})

test('a thousand changes at once are a few notices, and none is lost', async () => {
  const other = await openListener()
  const notices = openInvalidation(database.shopUrl)
  const tags = Array.from({ length: 200 }, (_, number) => `product:${number}`)
  for (let round = 0; round < 5; round += 1) for (const tag of tags) notices.announce([tag])
  await other.until(() => new Set(other.heard.flat()).size === tags.length)
  expect(other.heard.length).toBeLessThanOrEqual(3)
  await notices.close()
  await other.close()
})

test('too many tags for one notice mean that everything may be stale', async () => {
  const other = await openListener()
  const notices = openInvalidation(database.shopUrl)
  notices.announce(Array.from({ length: 1000 }, (_, number) => `product:number-${number}`))
  await other.until(() => other.heard.length > 0)
  expect(other.heard).toEqual(['missed'])
  await notices.close()
  await other.close()
})

test('what was announced just before the end is still said', async () => {
  const other = await openListener()
  const notices = openInvalidation(database.shopUrl)
  notices.announce(['first'])
  notices.announce(['last'])
  await notices.close()
  await other.until(() => other.heard.flat().includes('last'))
  expect(other.heard).toEqual([['first'], ['last']])
  await other.close()
})

test('a listener that lost its connection says that it may have missed something, and hears again', async () => {
  const other = await openListener()
  await connections.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'beypore-notices' and datname = current_database()",
  )
  await other.until(() => other.heard.includes('missed'))
  const notices = openInvalidation(database.shopUrl)
  notices.announce(['again'])
  await other.until(() => other.heard.flat().includes('again'))
  expect(other.heard).toEqual(['missed', ['again']])
  await notices.close()
  await other.close()
})

test('what could not be said is kept, and said again until it is', async () => {
  const other = await openListener()
  const { url, isOpen, close } = await openDoor(new URL(database.shopUrl))
  const notices = openInvalidation(url)
  notices.announce(['price'])
  await isOpen
  notices.announce(['stock'])
  await other.until(() => other.heard.flat().length > 1)
  expect(other.heard.flat().sort()).toEqual(['price', 'stock'])
  await notices.close()
  await other.close()
  close()
})

/** A way to the database that turns the first three connections away; `isOpen` when it has. */
async function openDoor(address: URL) {
  const folder = address.searchParams.get('host')
  const sockets: Socket[] = []
  const open = Promise.withResolvers<void>()
  const server = createServer((near) => {
    sockets.push(near)
    if (sockets.length === 3) open.resolve()
    if (sockets.length <= 3) return near.destroy()
    const far = dial(folder ? { path: path.join(folder, `.s.PGSQL.${address.port}`) } : { port: Number(address.port) })
    for (const end of [near, far]) end.on('error', () => undefined)
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(address)
  through.port = String((server.address() as { port: number }).port)
  through.hostname = '127.0.0.1'
  through.search = ''
  return { url: through.href, isOpen: open.promise, close: () => server.close() }
}
