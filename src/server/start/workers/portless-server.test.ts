import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { type AddressInfo, connect, createServer as listen, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { feedServer } from './portless-server.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that gets its connections from another one, as a worker does. */
async function openFed(most: number) {
  const server = createServer((_request, response) => response.end('here'))
  server.maxConnections = most
  const fed = feedServer(server)
  const door = listen((socket) => fed.take(socket)).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port } = door.address() as AddressInfo
  closing.push(
    () => door.close(),
    () => server.closeAllConnections(),
  )
  return { port }
}

async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .resume()
  closing.push(() => socket.destroy())
  await once(socket, 'connect')
  return socket
}

test('takes as many connections as it may have, and hangs up on more; one that ends makes room', async () => {
  const { port } = await openFed(3)
  const kept = await Promise.all([openConnection(port), openConnection(port), openConnection(port)])
  const more = await openConnection(port)
  await once(more, 'close')
  expect(kept.map(({ destroyed }) => destroyed)).toEqual([false, false, false])
  kept[0]?.end()
  await once(kept[0] as Socket, 'close')
  const [answer] = await once(get({ host: '127.0.0.1', port, agent: false }), 'response')
  expect(answer.statusCode).toBe(200)
})
