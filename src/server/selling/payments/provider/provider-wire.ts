import * as z from 'zod/mini'
import { traced } from '../../../platform/tracing/spans.ts'
import { type AwayReason, ProviderAway, ProviderRefused } from './provider-failure.ts'
import { ErrorAnswer } from './razorpay-entities.ts'

/** Address of the provider, and the shop's account there. */
export interface ProviderAccount {
  /** Without a slash at its end; `/v1/orders` and so on follow. */
  apiUrl: string
  keyId: string
  keySecret: string
  /** The present secret first, then those that old webhooks may still be signed with. */
  webhookSecrets: readonly string[]
}

/** No money moves with such keys. */
export function isTestKey(keyId: string): boolean {
  return keyId.startsWith('rzp_test_')
}

/** One request to the provider. */
export interface ProviderRequest {
  method: 'GET' | 'POST'
  /** From `/v1/` on. */
  path: string
  body?: object
  headers?: Record<string, string>
}

/** Options of a request. */
export interface WireOptions {
  /** Time-out of one try, in milliseconds; left out: ten seconds. */
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** Reasons that a second try would not mend: the shopper has waited long enough, or the keys are wrong. */
const FINAL: readonly AwayReason[] = ['timeout', 'keys']
/** Answers that say nothing about the request itself. */
const BUSY = [409, 429]
const REFUSED_KEYS = [401, 403]

/**
 * One call of the provider; reads are tried twice where it answered badly, not where it gave no answer in time. Throws
 * ProviderRefused or ProviderAway, which name the path and never hold a key, a header or a body.
 */
export async function callProvider<S extends z.ZodMiniType>(
  account: ProviderAccount,
  request: ProviderRequest,
  answer: S,
  { timeoutMs = TIMEOUT_MS }: WireOptions = {},
): Promise<z.output<S>> {
  const once = () => tryOnce(account, request, answer, timeoutMs)
  if (request.method !== 'GET') return once()
  return once().catch((error) => {
    if (error instanceof ProviderAway && !FINAL.includes(error.why)) return once()
    throw error
  })
}

async function tryOnce<S extends z.ZodMiniType>(
  account: ProviderAccount,
  request: ProviderRequest,
  answer: S,
  timeoutMs: number,
): Promise<z.output<S>> {
  const what = `${request.method} ${request.path}`
  const sent = traced('razorpay', { 'http.request.method': request.method }, () => send(account, request, timeoutMs))
  const { status, body } = await sent.catch((error: Error) => {
    // undici's own error may hold the headers: only its kind is kept
    throw new ProviderAway(what, error.name === 'TimeoutError' ? 'timeout' : 'network')
  })
  if (status >= 500) throw new ProviderAway(what, 'server')
  if (BUSY.includes(status)) throw new ProviderAway(what, 'busy')
  const value = parseJson(body)
  if (status >= 400) throw readRefusal(what, status, value)
  const read = z.safeParse(answer, value)
  if (!read.success || status >= 300) throw new ProviderAway(what, 'unreadable')
  return read.data
}

async function send(account: ProviderAccount, { method, path, body, headers }: ProviderRequest, timeoutMs: number) {
  const basic = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')
  const response = await fetch(account.apiUrl + path, {
    method,
    headers: {
      ...headers,
      authorization: `Basic ${basic}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.text() }
}

function readRefusal(what: string, status: number, value: unknown): Error {
  if (REFUSED_KEYS.includes(status)) return new ProviderAway(what, 'keys')
  const read = z.safeParse(ErrorAnswer, value)
  if (!read.success) return new ProviderAway(what, 'unreadable')
  const { code, description, reason = null, field = null } = read.data.error
  return new ProviderRefused(what, { status, code, description, reason, field })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
