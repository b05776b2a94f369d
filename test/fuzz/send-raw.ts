import http from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { officeHost } from '../office.ts'
import type { WildRequest } from './requests.ts'

/** The raw answer; `broken` if the connection ended without one. */
export type RawAnswer = { status: number; text: string; broken?: string }
/** By what the sender is known: to the shop a session's token, to the back office the same in a cookie. */
export type Sender = { send: (request: WildRequest, token: string) => Promise<RawAnswer>; close: () => void }

const PATIENCE_MS = 15_000

/** Sends requests exactly as they are, over so many kept connections. Of a stream only the beginning is waited for. */
export function makeSender(url: string, connections = 8): Sender {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)
  const send = (wild: WildRequest, token: string) =>
    new Promise<RawAnswer>((resolve) => {
      const headers = { ...whoAndWhere(wild, token, port), ...lengthOf(wild) }
      const options = { agent, hostname, port, method: wild.method, path: wild.path, headers, timeout: PATIENCE_MS }
      const request = http.request(options, (response) => {
        const chunks: Buffer[] = []
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          resolve({ status: response.statusCode ?? 0, text: '' })
          request.destroy()
          return
        }
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => resolve(read(response, wild.method, Buffer.concat(chunks))))
        response.on('error', (error) => resolve({ status: 0, text: '', broken: error.message }))
      })
      request.on('timeout', () => request.destroy(new Error('no answer in time')))
      request.on('error', (error) => resolve({ status: 0, text: '', broken: error.message }))
      request.end(wild.body ?? undefined)
    })
  return { send, close: () => agent.destroy() }
}

/** An answer that cannot be unpacked is as broken as one that never came. */
function read(response: http.IncomingMessage, method: string, bytes: Buffer): RawAnswer {
  const status = response.statusCode ?? 0
  // the head of what a GET would have been given
  if (method === 'HEAD') return { status, text: '' }
  try {
    return { status, text: decode(response, bytes) }
  } catch (error) {
    return { status, text: '', broken: `${bytes.length} bytes that cannot be unpacked: ${error}` }
  }
}

function decode({ headers }: http.IncomingMessage, bytes: Buffer): string {
  if (headers['content-encoding'] === 'gzip') return gunzipSync(bytes).toString()
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString()
  return bytes.toString()
}

/** Returns the headers that the sender's browser adds, except those that the request sets itself. */
function whoAndWhere(wild: WildRequest, token: string, port: string): Record<string, string> {
  if (wild.door === 'shop') return { ...wild.headers, ...authorization(wild, token) }
  const host = `${officeHost}:${port}`
  const browser = { host, 'x-office': '1', 'sec-fetch-site': 'same-origin', origin: `http://${host}` }
  const known = { living: token, garbage: 'x'.repeat(43), none: '' }[wild.token]
  return { ...browser, ...(known && { cookie: `__Host-office=${known}` }), ...wild.headers }
}

function authorization({ token }: WildRequest, living: string): Record<string, string> {
  if (token === 'none') return {}
  return { authorization: token === 'living' ? `Bearer ${living}` : 'Bearer \u00ff\u00fe garbage' }
}

function lengthOf({ body }: WildRequest): Record<string, string> {
  return body === null ? {} : { 'content-length': String(body.length) }
}
