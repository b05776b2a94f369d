import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { isAlive, readPostmasterFile } from '../src/server/platform/db/embedded/postmaster-file.ts'
import { makeShopRole } from '../src/server/platform/db/embedded/secure-cluster.ts'
import { stopPostmaster } from '../src/server/platform/db/embedded/stop-postmaster.ts'
import { superviseEmbedded } from '../src/server/platform/db/embedded/supervise.ts'
import { migrate } from '../src/server/platform/db/migrate.ts'
import { DEMO_TEMPLATE, databaseAddress, TEMPLATE } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's `postgres` database; every test file makes databases of its own beside it. */
    server: string
    /** Of the role as which the shop works; the address above is its owner's. */
    shopPassword: string
  }
}

/** One PostgreSQL for the whole run: TEST_DATABASE_URL, or an embedded one that is thrown away afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const { server, stop } = given ? { server: given, stop: async () => undefined } : await startThrowAway()
  const shopPassword = randomBytes(12).toString('hex')
  await makeTemplate(server, shopPassword)
  project.provide('server', server)
  project.provide('shopPassword', shopPassword)
  return async () => {
    await dropTemplates(server)
    await stop()
  }
}

async function startThrowAway(): Promise<{ server: string; stop: () => Promise<void> }> {
  await sweepAbandoned()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `beypore-test-${process.pid}-`))
  const fail = (failure: Error) => {
    throw failure
  }
  const embedded = await superviseEmbedded({ dataDir, role: 'shop', durable: false, note: console.error, onGone: fail })
  const { host, port, user, password } = embedded.owner
  const server = `postgres://${user}:${password}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
  const stop = async () => {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { server, stop }
}

/** A run that was killed could not stop its database: the next run does. */
async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(os.tmpdir())) {
    const pid = Number(/^beypore-test-(\d+)-/.exec(name)?.[1])
    const folder = path.join(os.tmpdir(), name)
    if (!pid || isAlive(pid) || statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue
    const cluster = path.join(folder, 'postgres/cluster')
    const server = readPostmasterFile(cluster)
    if (server && folderOf(server.pid) === cluster) await stopPostmaster(cluster, server.pid)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the working folder of a process: a process id in an old file may have become another program's. */
function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** The template gives the shop's role its rights as secure-cluster.ts does; databases cloned from it bring them along. */
async function makeTemplate(server: string, shopPassword: string): Promise<void> {
  await dropTemplates(server)
  const template = databaseAddress(server, TEMPLATE)
  await query(server, (client) => client.query(`create database ${TEMPLATE}`))
  await query(template, (client) => makeShopRole(client, shopPassword))
  await migrate(template)
}

async function query(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await work(client)
  await client.end()
}

async function dropTemplates(server: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  for (const name of [TEMPLATE, DEMO_TEMPLATE]) await client.query(`drop database if exists ${name} with (force)`)
  await client.end()
}
