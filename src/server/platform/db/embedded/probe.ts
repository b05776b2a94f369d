import pg from 'pg'
import type { ServerPlace } from './server-place.ts'

/** Address and account with which `pg` reaches the embedded database. */
export type Connection = { host: string; port: number; user: string; password: string; database: string }

/** Owns the cluster and all in it: migrates, and minds the server. */
export const OWNER = 'shop'
/** The role that the open shop works with: see secure-cluster.ts. */
export const SHOP_ROLE = 'shop_app'

/** `port` is the running server's own where it listens on loopback. */
export function ownerConnection(place: ServerPlace, database: string, port = place.port): Connection {
  const host = place.socketFolder ?? '127.0.0.1'
  return { host, port: place.socketFolder ? place.port : port, user: OWNER, password: place.password, database }
}

/** 'ready', 'busy' (starting, stopping, recovering, or full), 'refused' (another password) or 'silent' (nobody listens). */
export async function probe(connection: Connection): Promise<'ready' | 'busy' | 'refused' | 'silent'> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (['28P01', '28000'].includes(code)) return 'refused'
    return ['57P03', '53300', '57P01', '57P02'].includes(code) ? 'busy' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Makes the database of this name where it is missing. */
export async function ensureDatabase(admin: Connection, name: string): Promise<void> {
  const client = new pg.Client(admin)
  // a server that dies meanwhile fails the question; unheard, it would end the process
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // 42P04, 23505: another start made it in the meantime.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}
