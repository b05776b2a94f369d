import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { RouteCount } from '../metrics/open-metrics.ts'

/** A public answer as the bytes that go over the wire. */
export interface CachedAnswer {
  status: number
  contentType: string
  etag: string
  identity: Buffer
  gzip?: Buffer
  brotli?: Buffer
  tags: readonly string[]
  /** The moment (ms) at which it ceases to hold by itself. */
  until?: number
  /** Counter of the route, raised each time the answer is sent from memory. */
  count?: RouteCount
  /** The headers of each form as they go to `writeHead`, made with the first answer in that form. */
  heads: Map<Form, string[]>
}

type Form = 'identity' | 'gzip' | 'br' | 'not-modified'

/** Below this size compression costs more than it saves: one TCP segment. */
const compressFrom = 1000

/** Makes the bytes of an answer; compressed forms are made when first asked for. `until` (ms): it holds no longer. */
export function makeAnswer(
  status: number,
  contentType: string,
  body: string,
  { tags, until = Number.POSITIVE_INFINITY }: { tags: readonly string[]; until?: number },
): CachedAnswer {
  const identity = Buffer.from(body)
  // weak: the same for every form of the bytes (RFC 9110 §8.8.3)
  const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`
  const holds = until === Number.POSITIVE_INFINITY ? {} : { until }
  return { status, contentType, etag, identity, tags, ...holds, heads: new Map() }
}

/** About how many bytes an answer keeps in memory: both compressed forms, made later, are counted at once. */
export function sizeOf({ identity, tags }: CachedAnswer): number {
  return Math.round(identity.length * 1.5) + 1500 + tags.length * 300
}

/**
 * Writes an answer to a request: 304 where the caller has it already, else the smallest form that the caller takes.
 * `headers` are sent with every answer, as a flat list of names and values: always the same ones.
 */
export function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
  headers: readonly string[],
): void {
  if (answer.status === 200 && hasAlready(request.headers['if-none-match'], answer)) {
    response.writeHead(304, headOf(answer, 'not-modified', headers)).end()
    return
  }
  const form = answer.identity.length < compressFrom ? 'identity' : formFor(request.headers['accept-encoding'])
  response.writeHead(answer.status, headOf(answer, form, headers))
  response.end(request.method === 'HEAD' ? undefined : bodyOf(answer, form))
}

/** The header may name several validators, with or without the mark of weakness; `*` is whatever there is. */
function hasAlready(validators: string | undefined, { etag }: CachedAnswer): boolean {
  return validators !== undefined && (validators.includes(etag.slice(2)) || validators.trim() === '*')
}

function headOf(answer: CachedAnswer, form: Form, headers: readonly string[]): string[] {
  const made = answer.heads.get(form)
  if (made) return made
  const head = [...headers, 'etag', answer.etag, 'vary', 'accept-encoding', 'cache-control', 'no-cache']
  // what could not be read now may be there in a moment
  if (answer.status === 503) head.push('retry-after', '1')
  if (form !== 'not-modified') {
    head.push('content-type', answer.contentType, 'content-length', String(bodyOf(answer, form).length))
    if (form !== 'identity') head.push('content-encoding', form)
  }
  answer.heads.set(form, head)
  return head
}

function bodyOf(answer: CachedAnswer, form: Form): Buffer {
  if (form === 'br') {
    answer.brotli ??= brotliCompressSync(answer.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    return answer.brotli
  }
  if (form === 'gzip') {
    answer.gzip ??= gzipSync(answer.identity)
    return answer.gzip
  }
  return answer.identity
}

/** Brotli, else gzip, else neither: what the caller names, unless with a weight of 0. */
function formFor(accepted: string | string[] | undefined): Form {
  if (typeof accepted !== 'string') return 'identity'
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

const refusals = { br: /\bbr *; *q=0(\.0*)? *(,|$)/, gzip: /\bgzip *; *q=0(\.0*)? *(,|$)/ }

function takes(accepted: string, coding: 'br' | 'gzip'): boolean {
  if (!accepted.includes(coding)) return false
  return !accepted.includes(';') || !refusals[coding].test(accepted)
}
