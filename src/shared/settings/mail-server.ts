/** A mail server in parts: all that is ever handed to what sends mails. */
export interface MailServer {
  host: string
  port: number
  /** Sign-in at the server; null: nobody signs in there. */
  login: { user: string; password: string } | null
  /** TLS from the first byte (smtps); else STARTTLS. */
  isTlsAtOnce: boolean
}

export const mailServerShape =
  'must be smtp://user:password@host:port or smtps://…, and nothing after it. In user and password write %2F for /, %3F for ?, %23 for #'

/** Ports at which mail servers take mails to send. */
export const mailPorts: readonly number[] = [465, 587, 2525, 25]

/** Mail servers of providers that shops often have. */
export const mailProviders = {
  gmail: { label: 'Gmail', host: 'smtp.gmail.com', port: 465 },
  zoho: { label: 'Zoho Mail (India)', host: 'smtp.zoho.in', port: 465 },
  zohoWorld: { label: 'Zoho Mail (zoho.com)', host: 'smtp.zoho.com', port: 465 },
} as const

/** Returns the address of a mail server: TLS from the first byte at port 465, else STARTTLS. Without a user nobody signs in. */
export function writeMailServer(server: { host: string; port: number; user: string; password: string }): string {
  const { port, user, password } = server
  const host = server.host.includes(':') ? `[${server.host}]` : server.host
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return `${port === 465 ? 'smtps' : 'smtp'}://${login}${host}:${port}`
}

const shape =
  /^(?<scheme>smtps?):\/\/(?:(?<user>[^\s/?#:\\]+):(?<password>[^\s/?#\\]*)@)?(?<host>[a-z\d]([a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::(?<port>\d{1,5}))?\/?$/i
const controlCharacters = /\p{Cc}/u

/**
 * Reads the address of a mail server; undefined where it is none. A path, a query or a fragment is refused: what sends mails makes
 * options of them, such as the program that a mail is fed to.
 */
export function readMailServer(address: string): MailServer | undefined {
  const parts = shape.exec(address)?.groups
  if (!parts) return undefined
  const isTlsAtOnce = parts.scheme?.toLowerCase() === 'smtps'
  const port = Number(parts.port ?? (isTlsAtOnce ? 465 : 587))
  const login = parts.user === undefined ? null : readLogin(parts.user, parts.password ?? '')
  if (login === undefined || port < 1 || port > 65_535) return undefined
  return { host: (parts.host ?? '').replace(/^\[|\]$/g, '').toLowerCase(), port, login, isTlsAtOnce }
}

function readLogin(user: string, password: string): MailServer['login'] | undefined {
  try {
    const login = { user: decodeURIComponent(user), password: decodeURIComponent(password) }
    return controlCharacters.test(login.user + login.password) ? undefined : login
  } catch {
    return undefined
  }
}
