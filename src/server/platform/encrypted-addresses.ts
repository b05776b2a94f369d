import { isLoopback } from './on-this-machine.ts'
import { StartFailure } from './start-failure.ts'

/**
 * A database's address of which the connection is encrypted, and whose server has shown whose it is, unless it is on this
 * machine. `sslmode=no-verify`, written out, leaves the second away. Throws StartFailure where encryption is switched off.
 */
export function encryptedDatabase(address: string): string {
  const url = new URL(address)
  // of a parameter that stands there twice pg takes the last
  const [mode, named] = ['sslmode', 'host'].map((name) => url.searchParams.getAll(name).at(-1))
  const host = named || url.hostname
  // pg would look for the host in the environment
  if (host === '') url.searchParams.set('host', 'localhost')
  if (host === '') return url.href
  if (isLocal(host) || mode === 'no-verify') return address
  if (mode === 'disable' || mode === 'allow') {
    throw new StartFailure(
      'DATABASE_URL must not switch encryption off for a server on another machine: sslmode=verify-full, or no-verify where its certificate cannot be checked.',
    )
  }
  // the weaker modes of libpq check no certificate: pg takes them for this one too, and warns
  url.searchParams.delete('uselibpqcompat')
  url.searchParams.set('sslmode', 'verify-full')
  return url.href
}

/** Whether a mail server has to speak TLS before it hears anything. Throws StartFailure where the address forbids it. */
export function needsTls(smtpUrl: string): boolean {
  const url = new URL(smtpUrl)
  if (isLocal(url.hostname || (url.searchParams.get('host') ?? ''))) return false
  const weakened = ['ignoreTLS', 'requireTLS', 'opportunisticTLS', 'secure'].find((name) => url.searchParams.has(name))
  if (!weakened) return true
  throw new StartFailure(
    `SMTP_URL must not set ${weakened} for a server on another machine: mails go there encrypted (smtp:// with STARTTLS, or smtps://).`,
  )
}

/** An address of a service that the shop sends to. Throws StartFailure where it is neither https nor on this machine. */
export function encryptedService(name: string, address: string): string {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || isLocal(hostname)) return address
  throw new StartFailure(`${name} must begin with https://, unless it is on this machine.`)
}

/** A loopback address, or the folder of a socket; none means localhost. */
function isLocal(host: string): boolean {
  const name = decodeURIComponent(host)
  return name === '' || name.startsWith('/') || isLoopback(name)
}
