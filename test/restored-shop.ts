import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { restoreBackup } from '../src/server/operations/backup/restore-backup.ts'
import { openShop, type TestShop } from './app.ts'
import { databaseAddress } from './databases.ts'

/** A new, empty folder; it does not matter what becomes of it. */
export function emptyFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'beypore-backup-'))
}

/** An empty database whose owner may do nothing else on the server, as the handbook makes one. */
export async function emptyDatabase(name: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const password = 'Nallalam-Raft9'
  await asAdmin(
    `drop database if exists ${name} with (force)`,
    `drop role if exists ${name}`,
    `create role ${name} login password '${password}'`,
    `create database ${name} owner ${name}`,
  )
  const url = new URL(databaseAddress(inject('server'), name))
  url.username = name
  url.password = password
  const drop = () => asAdmin(`drop database if exists ${name} with (force)`, `drop role if exists ${name}`)
  return { url: url.href, drop }
}

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client(inject('server'))
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Restores a backup into a database of its own and opens the shop there. Close it, then `drop`. */
export async function openRestored(
  from: TestShop,
  file: string,
  name: string,
): Promise<{ shop: TestShop; dataDir: string; drop: () => Promise<void> }> {
  const database = await emptyDatabase(name)
  const dataDir = emptyFolder()
  await restoreBackup({ file, key: null, dataDir, databaseUrl: database.url })
  const place = { url: database.url, shopUrl: database.url, drop: async () => undefined }
  const shopThere = { ...from.shop, config: { ...from.shop.config, dataDir } }
  const now = from.shop.clock().toISOString()
  const shop = await openShop({ beside: { ...from, database: place, shop: shopThere }, now })
  return { shop, dataDir, drop: database.drop }
}
