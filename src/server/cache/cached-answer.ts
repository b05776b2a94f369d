import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A public answer as the bytes that go over the wire. */
export interface CachedAnswer {
  status: number
  contentType: string
  etag: string
  identity: Buffer
  gzip?: Buffer
  brotli?: Buffer
  tags: readonly string[]
}

/** Below this size compression costs more than it saves: one TCP segment. */
const compressFrom = 1000

/** Makes the bytes of an answer; compressed forms are made when first asked for. */
export function makeAnswer(status: number, contentType: string, body: string, tags: readonly string[]): CachedAnswer {
  const identity = Buffer.from(body)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, contentType, etag, identity, tags }
}

/** How many bytes an answer keeps in memory. */
export function sizeOf(answer: CachedAnswer): number {
  return answer.identity.length + (answer.gzip?.length ?? 0) + (answer.brotli?.length ?? 0) + 512
}

/**
 * Writes an answer to a request: 304 where the caller has it already, else the smallest form that the caller takes.
 * `headers` are sent with every answer, as a flat list of names and values.
 */
export function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
  headers: readonly string[],
): void {
  const fixed = [...headers, 'etag', answer.etag, 'vary', 'accept-encoding', 'cache-control', 'no-cache']
  if (answer.status === 200 && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, fixed).end()
    return
  }
  const { body, encoding } = bodyFor(request.headers['accept-encoding'], answer)
  fixed.push('content-type', answer.contentType, 'content-length', String(body.length))
  if (encoding) fixed.push('content-encoding', encoding)
  response.writeHead(answer.status, fixed)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function bodyFor(accepted: string | string[] | undefined, answer: CachedAnswer): { body: Buffer; encoding?: string } {
  if (!accepted || answer.identity.length < compressFrom) return { body: answer.identity }
  if (accepted.includes('br')) {
    answer.brotli ??= brotliCompressSync(answer.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    return { body: answer.brotli, encoding: 'br' }
  }
  if (accepted.includes('gzip')) {
    answer.gzip ??= gzipSync(answer.identity)
    return { body: answer.gzip, encoding: 'gzip' }
  }
  return { body: answer.identity }
}
