import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, freePort, hosts, runCaddy } from './run-caddy.mjs'

const MB = 2 ** 20
const SOON_MS = 1500

/** Checks the proxy alone, in front of a program that returns what it receives. */
export async function tryProxy(folder, holds) {
  const port = await freePort()
  let behind = await standIn(port)
  const door = await runCaddy(folder, port)
  try {
    await tryCallers(door, holds)
    await tryUploads(door, holds)
    const began = performance.now()
    let firstAfter = Number.POSITIVE_INFINITY
    await ask(door, hosts.office, '/stream', {
      onChunk: () => {
        firstAfter = Math.min(firstAfter, performance.now() - began)
        return true
      },
    })
    holds('the office hears of an order at once: a stream is not held back', firstAfter < SOON_MS)
    await behind.stop()
    const waiting = ask(door, hosts.shop, '/')
    await sleep(SOON_MS)
    behind = await standIn(port)
    holds('who asks while the shop is restarted waits and is answered', (await waiting).status === 200)
  } finally {
    await door.stop()
    await behind.stop()
  }
}

async function tryCallers(door, holds) {
  const claims = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http', forwarded: 'for=203.0.113.9' }
  const { text } = await ask(door, hosts.shop, '/', { headers: claims })
  const { 'x-forwarded-for': caller, 'x-forwarded-proto': how } = JSON.parse(text).headers
  holds('the shop hears who really calls, whatever a stranger claims', caller === '127.0.0.1' && how === 'https')
  const plain = await ask(door, hosts.shop, '/products?q=belt', { isPlain: true })
  const leads = plain.headers.location ?? ''
  const isLed = plain.status === 308 && /^https:\/\/shop\.localhost(:\d+)?\/products\?q=belt$/.test(leads)
  holds('http leads to https, with the same path', isLed)
  const stranger = await ask(door, 'elsewhere.localhost', '/').catch(() => 'refused')
  holds('a name that is not the shop’s gets nothing', stranger === 'refused')
}

async function tryUploads(door, holds) {
  const send = (bytes) =>
    ask(door, hosts.shop, '/upload', {
      method: 'POST',
      body: Buffer.alloc(bytes),
      headers: { 'content-length': bytes },
    })
  const fits = await send(31 * MB)
  holds('a video of 30 MB goes through', fits.status === 200 && JSON.parse(fits.text).bytes === 31 * MB)
  const tooLarge = await send(80 * MB).catch(() => ({ status: 'cut off' }))
  holds('what is larger than any file of the shop is refused', [413, 502, 'cut off'].includes(tooLarge.status))
}

/** Says what arrives; a stream sends one event and then nothing. */
function standIn(port) {
  const server = createServer((request, response) => {
    if (request.url === '/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      return void response.write('data: order\n\n')
    }
    let bytes = 0
    request.on('data', (chunk) => {
      bytes += chunk.length
    })
    request.on('end', () => response.end(JSON.stringify({ headers: request.headers, bytes })))
    request.on('error', () => undefined)
  })
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve({ stop })))
}
