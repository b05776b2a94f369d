import { readFileSync } from 'node:fs'
import { isLoopback } from '../on-this-machine.ts'
import { StartFailure } from '../start-failure.ts'

/** A PostgreSQL server in parts: all that is ever handed to the driver of an address. What is left out is the driver's default. */
export interface DatabaseServer {
  /** A name, an IP address, or the folder of a socket. */
  host: string
  port?: number
  user?: string
  password?: string
  database?: string
  /** false: in the clear, to this machine only. */
  ssl: false | { rejectUnauthorized: boolean; ca?: string }
}

const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']
const parameters = ['sslmode', 'sslrootcert', 'host']
const hostShape = /^(\/[^\p{Cc}]*|[\w.-]+|\[[\da-f:.]+\])$/iu
const controlCharacters = /\p{Cc}/u

interface AddressParts extends Omit<DatabaseServer, 'ssl'> {
  mode: string | null
  /** A file with the certificates by which the server is believed. */
  authority: string | null
}

/**
 * Reads the address of a database; undefined where it is none, or has a parameter beside sslmode, sslrootcert, and host with the folder
 * of a socket: the driver makes options of all of them, and reads the files that they name.
 */
export function readDatabaseAddress(address: string): AddressParts | undefined {
  try {
    return partsOf(address)
  } catch {
    return undefined
  }
}

function partsOf(address: string): AddressParts | undefined {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(address)
  const isPlain = /^postgres(ql)?:$/.test(protocol) && !/[\s\\#]|\?$/.test(address)
  const given = [...searchParams.keys()]
  const isKnown = given.every((name, place) => parameters.includes(name) && given.indexOf(name) === place)
  const [mode, authority, folder] = parameters.map((name) => searchParams.get(name))
  if (!isPlain || !isKnown || (mode && !modes.includes(mode))) return undefined
  if ([authority, folder].some((file) => typeof file === 'string' && !file.startsWith('/'))) return undefined
  const host = folder ?? (decodeURIComponent(hostname) || 'localhost')
  const names = { user: username, password, database: pathname.replace(/^\//, '') }
  if (!hostShape.test(host) || names.database.includes('/')) return undefined
  const said = Object.entries(names).flatMap(([name, text]) => (text ? [[name, decodeURIComponent(text)]] : []))
  if (said.some(([, text]) => controlCharacters.test(text ?? ''))) return undefined
  const server = {
    host: host.replace(/^\[|\]$/g, ''),
    ...(port && { port: Number(port) }),
    ...Object.fromEntries(said),
  }
  return { ...server, mode: mode ?? null, authority: authority ?? null }
}

/**
 * A database's server, asked over TLS, and which has shown whose it is, unless it is on this machine; `sslmode=no-verify`, written
 * out, leaves the second away. Throws StartFailure where encryption is switched off.
 */
export function databaseServer(address: string): DatabaseServer {
  const parts = readDatabaseAddress(address)
  if (!parts) throw new StartFailure('DATABASE_URL must be an address like postgres://…')
  const { mode, authority, ...server } = parts
  const isHere = server.host.startsWith('/') || isLoopback(server.host)
  if (isHere && [null, 'disable', 'allow', 'prefer'].includes(mode)) return { ...server, ssl: false }
  if (mode === 'no-verify') return { ...server, ssl: { rejectUnauthorized: false } }
  if (mode === 'disable' || mode === 'allow') {
    throw new StartFailure(
      'DATABASE_URL must not switch encryption off for a server on another machine: sslmode=verify-full, or no-verify where its certificate cannot be checked.',
    )
  }
  // the weaker modes of libpq check no certificate: here they do
  const ca = authority === null ? {} : { ca: readAuthority(authority) }
  return { ...server, ssl: { rejectUnauthorized: true, ...ca } }
}

function readAuthority(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartFailure('DATABASE_URL must name a file that can be read as sslrootcert.')
  }
}
