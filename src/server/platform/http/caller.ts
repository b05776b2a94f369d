import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

/** Where a call comes from. */
export interface Caller {
  ip: string
  /** As the browser calls itself; '' where it does not say. */
  userAgent: string
  /** Its lines carry the request's id. */
  log: FastifyBaseLogger
}

/** Longer ones are no browser's. */
const userAgentMax = 300

/** Where this request comes from. */
export function callerOf({ ip, headers, log }: FastifyRequest): Caller {
  return { ip, userAgent: (headers['user-agent'] ?? '').slice(0, userAgentMax), log }
}
