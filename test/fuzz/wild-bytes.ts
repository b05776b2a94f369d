import net from 'node:net'
import fc from 'fast-check'
import type { RawAnswer } from './send-raw.ts'

const PATIENCE_MS = 15_000

const lines = fc.constantFrom(
  'GET / HTTP/1.1',
  'GET /products HTTP/1.0',
  'POST /api/v1/user/login HTTP/1.1',
  'GET / HTTP/9.9',
  'BREW /pot HTTP/1.1',
  'CONNECT example.com:443 HTTP/1.1',
  'PRI * HTTP/2.0',
  'OPTIONS * HTTP/1.1',
  'GET http://example.com/ HTTP/1.1',
  'GET  /  HTTP/1.1',
  'get / http/1.1',
  `GET /${'a'.repeat(20_000)} HTTP/1.1`,
)
const heads = fc.constantFrom(
  'host: shop',
  'host: a\r\nhost: b',
  'content-length: 5',
  'content-length: -1',
  'content-length: 99999999999999999999',
  'content-length: 5\r\ncontent-length: 6',
  'transfer-encoding: chunked',
  'transfer-encoding: chunked, identity',
  'transfer-encoding: chunked\r\ncontent-length: 3',
  'expect: 100-continue',
  'expect: tea',
  'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x',
  'connection: close',
  'connection: keep-alive, te',
  'range: bytes=0-0,1-1,2-2',
  'accept-encoding: br;q=9, *;q=0',
  'cookie: =; ; a=b; __Host-office=',
  'if-none-match: W/"x", *',
  'content-encoding: gzip',
  'content-type: application/json',
  ' folded: line',
  'no colon at all',
  `long: ${'h'.repeat(20_000)}`,
  'nul: a\u0000b',
)
const rest = fc.constantFrom(
  '',
  '{}',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\nx\r\n',
  'ffffffffffffffff\r\n',
  'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n',
)

/** Bytes that are not proper HTTP: requests put together wrongly, then with some bytes exchanged. */
export const wildBytes: fc.Arbitrary<Buffer> = fc
  .record({
    line: lines,
    heads: fc.array(heads, { maxLength: 6 }),
    rest,
    spoilt: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }),
  })
  .map(({ line, heads: all, rest: body, spoilt }) => {
    const bytes = Buffer.from(`${[line, ...all].join('\r\n')}\r\n\r\n${body}`, 'latin1')
    for (const [at, byte] of spoilt) bytes[at % bytes.length] = byte
    return bytes
  })

/** Sends bytes and hangs up on its own side; gives the status of the worst answer, 0 where there is none. */
export function sendBytes(port: number, bytes: Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy()
      resolve({ status: 0, text: '', broken: 'no answer in time' })
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      const statuses = [...text.matchAll(/(?:^|\r\n)HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
      resolve({ status: Math.max(0, ...statuses), text: text.slice(0, 2000) })
    })
    socket.end(bytes)
  })
}
