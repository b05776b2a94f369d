import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

/**
 * Tells whether a request came to the back office's own host; every other host is the shop's (CONTRACT §1, OFFICE_URL). It is
 * asked before every answer of the shop.
 */
export function officeDoor({ officeUrl }: Pick<Config, 'officeUrl'>): (request: IncomingMessage) => boolean {
  const { hostname } = new URL(officeUrl)
  return ({ headers: { host = '' } }) =>
    host.slice(0, hostname.length).toLowerCase() === hostname && /^(:\d+)?$/.test(host.slice(hostname.length))
}
