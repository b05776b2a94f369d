import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

/** Origin of a call. */
export interface Caller {
  ip: string
  /** User agent that the browser states; '' where it states none. */
  userAgent: string
  /** Its lines carry the request's id. */
  log: FastifyBaseLogger
}

/** Longer ones are no browser's. */
const userAgentMax = 300

/** Returns the origin of this request. */
export function callerOf({ ip, headers, log }: FastifyRequest): Caller {
  return { ip, userAgent: (headers['user-agent'] ?? '').slice(0, userAgentMax), log }
}
