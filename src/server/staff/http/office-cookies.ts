import type { IncomingMessage } from 'node:http'
import type { Config } from '../../platform/config.ts'

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
const officeCookie = '__Host-office'
/** Cookie that identifies a browser in which somebody of the shop has signed in: a counter computer, and no new device. */
export const browserCookie = '__Host-office-browser'

/** The value of the session's cookie, or another of the office's, in a request, where it has the form of one. */
export function readOfficeCookie(header: string | undefined, wanted: string = officeCookie): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === wanted && value && /^[\w-]{20,100}$/.test(value)) return value
  }
  return undefined
}

/** Sets a cookie of the office, the session's unless another is named; without a token it is taken away. */
export function officeCookieHeader(
  token: string | null,
  { name = officeCookie, lifeMs }: { name?: string; lifeMs?: number | undefined } = {},
): string {
  const rules = 'Path=/; Secure; HttpOnly; SameSite=Strict'
  if (token === null) return `${name}=; Max-Age=0; ${rules}`
  return `${name}=${token}; ${lifeMs === undefined ? '' : `Max-Age=${Math.floor(lifeMs / 1000)}; `}${rules}`
}
