import http from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { WildRequest } from './requests.ts'

/** What came back; `broken` where the connection ended without an answer. */
export type RawAnswer = { status: number; text: string; broken?: string }

const PATIENCE_MS = 15_000

/** Sends requests exactly as they are, over kept connections. */
export function makeSender(url: string): {
  send: (request: WildRequest, token: string) => Promise<RawAnswer>
  close: () => void
} {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
  const { hostname, port } = new URL(url)
  const send = (wild: WildRequest, token: string) =>
    new Promise<RawAnswer>((resolve) => {
      const headers = { ...wild.headers, ...authorization(wild, token), ...lengthOf(wild) }
      const options = { agent, hostname, port, method: wild.method, path: wild.path, headers, timeout: PATIENCE_MS }
      const request = http.request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: decode(response, Buffer.concat(chunks)) }),
        )
        response.on('error', (error) => resolve({ status: 0, text: '', broken: error.message }))
      })
      request.on('timeout', () => request.destroy(new Error('no answer in time')))
      request.on('error', (error) => resolve({ status: 0, text: '', broken: error.message }))
      request.end(wild.body ?? undefined)
    })
  return { send, close: () => agent.destroy() }
}

function decode({ headers }: http.IncomingMessage, bytes: Buffer): string {
  if (headers['content-encoding'] === 'gzip') return gunzipSync(bytes).toString()
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString()
  return bytes.toString()
}

function authorization({ token }: WildRequest, living: string): Record<string, string> {
  if (token === 'none') return {}
  return { authorization: token === 'living' ? `Bearer ${living}` : 'Bearer \u00ff\u00fe garbage' }
}

function lengthOf({ body }: WildRequest): Record<string, string> {
  return body === null ? {} : { 'content-length': String(body.length) }
}
