import type { IncomingMessage } from 'node:http'
import type { Config } from '../platform/config.ts'

/**
 * Tells whether a request came to the back office's own host; every other host is the shop's (CONTRACT §1, OFFICE_URL). It is
 * asked before every answer of the shop.
 */
export function officeDoor({ officeUrl }: Pick<Config, 'officeUrl'>): (request: IncomingMessage) => boolean {
  const { hostname } = new URL(officeUrl)
  return ({ headers: { host = '' } }) =>
    host.slice(0, hostname.length).toLowerCase() === hostname && /^(:\d+)?$/.test(host.slice(hostname.length))
}

/**
 * The back office's origin as this request's browser sees it. Its Host has been checked, so that only the port is taken from
 * it: a shop that listens on any free port does not know it beforehand.
 */
export function officeOrigin(
  { officeUrl }: Pick<Config, 'officeUrl'>,
  { headers }: Pick<IncomingMessage, 'headers'>,
): string {
  return `${new URL(officeUrl).protocol}//${headers.host?.toLowerCase()}`
}

/** The name of the session's cookie: bound to this very host, over TLS or on this machine only. */
export const officeCookie = '__Host-office'

/** The value of the session's cookie in a request, where it has the form of one. */
export function readOfficeCookie(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === officeCookie && value && /^[\w-]{20,100}$/.test(value)) return value
  }
  return undefined
}

/** Sets the session's cookie; without a token it is taken away. */
export function officeCookieHeader(token: string | null): string {
  const rules = 'Path=/; Secure; HttpOnly; SameSite=Strict'
  return token === null ? `${officeCookie}=; Max-Age=0; ${rules}` : `${officeCookie}=${token}; ${rules}`
}
