import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { SHOP_ROLE } from '../src/server/platform/db/embedded/probe.ts'

/** The migrated, empty database that test databases are cloned from. */
export const TEMPLATE = 'shop_template'
/** The same with the demo shop's name, company and address, but without goods: for tests of a shop that can sell. */
export const NAMED_TEMPLATE = 'shop_named_template'
/** The same with the demo shop loaded; made by the first test file that asks for it. */
export const DEMO_TEMPLATE = 'shop_demo_template'

const LOCK = 72_311_205

/** The address of another database of the same server. */
export function databaseAddress(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** The same database as the role of the shop. */
export function asShop(address: string): string {
  const url = new URL(address)
  url.username = SHOP_ROLE
  url.password = inject('shopPassword')
  return url.href
}

/** A database of one's own, cloned in well under a second. */
export type TestDatabase = {
  /** The address as the owner, who may do everything. */
  url: string
  /** The address as the shop, which may read and write rows. */
  shopUrl: string
  drop: () => Promise<void>
}

/** Clones a template (made by `prepare` where it is missing). Drop it when done. */
export async function cloneDatabase(
  template: string = TEMPLATE,
  prepare?: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const server = inject('server')
  const name = `shop_${randomBytes(6).toString('hex')}`
  if (prepare) await makeOnce(server, template, prepare)
  await asAdmin(server, (client) => client.query(`create database ${name} template ${template}`))
  const drop = () => asAdmin(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  const url = databaseAddress(server, name)
  return { url, shopUrl: asShop(url), drop: async () => void (await drop()) }
}

/** Several test files may want it at once: one makes it under a draft's name, the others wait. */
async function makeOnce(server: string, name: string, prepare: (url: string) => Promise<void>): Promise<void> {
  await asAdmin(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount) return
    await client.query(`drop database if exists ${name}_draft with (force)`)
    await client.query(`create database ${name}_draft template ${TEMPLATE}`)
    await prepare(databaseAddress(server, `${name}_draft`))
    await client.query(`alter database ${name}_draft rename to ${name}`)
  })
}

async function asAdmin<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
