import type { Endpoint } from '../../shared/contract/endpoint.ts'
import type { Failure, FailureCode } from '../../shared/errors/failure.ts'
import type { Caller } from './http/caller.ts'
import { callerNetwork } from './sessions/caller-network.ts'

// What an attack looks like afterwards: one line for each event, with who, from where and in which request. Never a
// password, a token or a code; identifiers are masked.

const refused: Partial<Record<FailureCode, string>> = {
  wrong_credentials: 'login_failed',
  wrong_code: 'code_refused',
  account_exists: 'identifier_taken',
  too_many_requests: 'limited',
  payment_not_verified: 'signature_refused',
  not_allowed: 'not_allowed',
}

/** Call that is logged, as far as the log may know it. */
export interface Noted {
  endpoint: Endpoint
  caller: Caller
  userId: string | undefined
  /** Body as it came: read only for its `email` and `phonenumber`. */
  body: unknown
}

/** Notes a call that was done, where its endpoint names an event. */
export function noteDone(noted: Noted, answer: object): void {
  const { event } = noted.endpoint
  if (event !== undefined) note(noted, 'info', event, { userId: noted.userId ?? idOf(answer) })
}

/** Notes a call that was refused, where that may be an attack. */
export function noteRefused(noted: Noted, { code, details }: Failure): void {
  const event = refused[code] ?? eventOfPlace(noted.endpoint, code, details.errors)
  if (event !== undefined) note(noted, 'warn', event, { userId: noted.userId, call: noted.endpoint.path })
}

/** A shopper has another phone number or email address from now on: `input` has it. */
export function noteIdentifierChange(caller: Caller, userId: string, input: object): void {
  note({ caller, body: input }, 'info', 'identifier_changed', { userId })
}

/** A webhook that the provider did not sign. */
export function noteWebhookRefused(caller: Caller): void {
  caller.log.warn({ event: 'webhook_refused', ...origin(caller) }, 'security')
}

/**
 * Returns the event of a code whose meaning depends on the call: another's id, a file, the password asked again; else undefined.
 */
function eventOfPlace(endpoint: Endpoint, code: FailureCode, errors: Record<string, string> = {}): string | undefined {
  if (code === 'not_found' && endpoint.access === 'shopper' && endpoint.path.includes('{')) return 'unknown_id'
  if (endpoint.multipart && ['wrong_type', 'too_large', 'bad_input'].includes(code)) return 'upload_refused'
  // calls in which somebody who is signed in gives the password again
  const asksPassword = endpoint.rate?.within?.includes('guessSignedIn')
  return asksPassword && 'password' in errors ? 'password_refused' : undefined
}

function note(
  { caller, body }: Pick<Noted, 'caller' | 'body'>,
  level: 'info' | 'warn',
  event: string,
  about: object,
): void {
  const identifier = identifierOf(body)
  caller.log[level]({ event, ...about, ...(identifier && { identifier }), ...origin(caller) }, 'security')
}

function origin({ ip, userAgent }: Caller) {
  return { network: callerNetwork(ip), userAgent }
}

function idOf(answer: object): string | undefined {
  return (answer as { user?: { _id?: string } }).user?._id
}

function identifierOf(body: unknown): string | undefined {
  const written = fieldOf(body, 'email') ?? fieldOf(body, 'phonenumber')
  return written === undefined ? undefined : masked(written)
}

function fieldOf(body: unknown, name: string): string | undefined {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** "a…@example.com", "…345": enough to know one's own again. */
function masked(written: string): string {
  const short = written.trim().slice(0, 254)
  const at = short.lastIndexOf('@')
  return at > 0 ? `${short.slice(0, 1)}…${short.slice(at)}` : `…${short.slice(-3)}`
}
