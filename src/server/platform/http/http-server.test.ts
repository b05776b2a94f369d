import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { makeHttpServer } from './http-server.ts'

/** A closing shop with one call under way, on a connection that the caller keeps. */
async function closeDuringCall() {
  const closing = await openShop()
  const body = { username: 'Amina Beevi', phonenumber: '9847012345', password: 'Kallayi-Teak7' }
  const { token, user } = (await closing.call('POST', '/user/register', { body })).body
  const holder = await closing.pool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user._id])
  const ask = connectTo(closing, token)
  ask.send('PATCH', '/user/update-user', '{"username":"Amina Rahman"}')
  const waiting = () =>
    holder.query("SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0)
  const closed = closing.close()
  const letGo = async () => {
    await holder.query('COMMIT')
    holder.release()
  }
  return { ...ask, closed, letGo }
}

function connectTo(shop: TestShop, token: string) {
  const socket = net.connect({ port: Number(new URL(shop.url).port), host: '127.0.0.1', allowHalfOpen: true })
  const send = (method: string, path: string, body = '') =>
    socket.write(
      `${method} /api/v1${path} HTTP/1.1\r\nhost: shop\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
  const answers = text(socket).finally(() => socket.destroy())
  return { send, answers }
}

test('what comes on an open connection while the shop closes is still answered', async () => {
  const { send, letGo, answers, closed } = await closeDuringCall()
  send('GET', '/user/check-user')
  await letGo()
  const said = await answers
  await closed
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(said).toContain('"username":"Amina Rahman"')
})

test('a connection that is kept open does not keep the shop from closing', async () => {
  const { letGo, answers, closed } = await closeDuringCall()
  await letGo()
  expect(await answers).toMatch(/^HTTP\/1\.1 200/)
  await closed
})

/** A server of its own on a free port. */
async function serve(answer: Parameters<typeof makeHttpServer>[0], bounds: Parameters<typeof makeHttpServer>[1]) {
  const server = makeHttpServer(answer, bounds)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  return { dial: () => net.connect({ port, host: '127.0.0.1' }), close: () => server.close() }
}

test('who takes nothing of an answer is hung up on', async () => {
  const over = Promise.withResolvers<boolean>()
  const large = Buffer.alloc(64 * 1024 * 1024)
  const { dial, close } = await serve(
    (_request, response) => {
      response.on('close', () => over.resolve(response.writableFinished))
      response.end(large)
    },
    { stallMs: 100 },
  )
  const reader = dial().pause()
  reader.on('error', () => undefined)
  reader.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n')
  expect(await over.promise, 'all of it was taken').toBe(false)
  reader.destroy()
  close()
})

test('of too many who have asked nothing yet the first is hung up on; who asks is answered', async () => {
  const { dial, close } = await serve((_request, response) => response.end('here'), { silentMost: 2 })
  const first = dial().resume()
  first.on('error', () => undefined)
  await once(first, 'connect')
  const second = dial().resume()
  await once(second, 'connect')
  const third = dial()
  await once(first, 'close')
  third.write('GET / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n')
  expect(await text(third)).toContain('here')
  expect(second.destroyed).toBe(false)
  second.destroy()
  close()
})

test('idle connections are kept for longer than clients keep them', async () => {
  const shop = await openShop()
  const { headers } = await fetch(`${shop.url}/healthz`)
  expect(headers.get('keep-alive')).toBe('timeout=72')
  await shop.close()
})

test('a connection on which nothing was asked does not keep the shop from closing', async () => {
  const shop = await openShop()
  const socket = net.connect({ port: Number(new URL(shop.url).port), host: '127.0.0.1' })
  await new Promise((resolve) => socket.once('connect', resolve))
  await fetch(`${shop.url}/healthz`)
  const ended = new Promise((resolve) => socket.once('close', resolve).resume())
  await shop.close()
  await ended
  expect(socket.readableEnded || socket.destroyed).toBe(true)
})
