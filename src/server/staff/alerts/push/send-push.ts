import { lookup } from 'node:dns'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, isPushService } from './push-services.ts'

const timeoutMs = 10_000

/** A message as it goes over the wire. */
export interface PushRequest {
  endpoint: string
  headers: Record<string, string>
  body: Buffer
}

/** A push service's answer to a message. */
export interface PushAnswer {
  status: number
  /** Seconds after which it wants to be asked again. */
  retryAfterSeconds: number | null
}

/** Brings a message to its push service. Throws where it gives no answer. */
export type SendPush = (message: PushRequest) => Promise<PushAnswer>

/**
 * Brings a message to its push service: over TLS to a known one at a public address, without following a redirection, and
 * without reading what it answers.
 */
export const sendPush: SendPush = ({ endpoint, headers, body }) => {
  if (!isPushService(endpoint)) return Promise.reject(new Error('this is no push service that is known'))
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      lookup: publicOnly,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    }
    const asked = request(endpoint, options, (answer) => {
      const wait = Number(answer.headers['retry-after'])
      resolve({ status: answer.statusCode ?? 0, retryAfterSeconds: wait > 0 ? wait : null })
      answer.destroy()
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Looks a name up, and refuses what leads into somebody's own network: whoever has the name may say where it is. */
export const publicOnly: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return found(error ?? new Error(`${hostname} has no address`), '', 0)
    const own = addresses.find(({ address }) => !isPublicAddress(address))
    if (own) return found(new Error(`${hostname} is at ${own.address}, which is no public address`), '', 0)
    if (options.all) return (found as unknown as (e: null, all: typeof addresses) => void)(null, addresses)
    return found(null, first.address, first.family)
  })
}
