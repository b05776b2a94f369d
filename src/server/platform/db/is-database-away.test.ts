import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

test('a database that takes a connection and says nothing is away', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 })
  client.on('error', () => undefined)
  const failure = await client.connect().then(
    () => undefined,
    (error: Error) => error,
  )
  silent.close()
  expect(failure && isDatabaseAway(failure), failure?.message).toBe(true)
})
