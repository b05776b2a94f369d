// `npm run drill:recovery`: a server of its own keeps every change, all orders are destroyed, and the server is brought back to the
// moment before, as docs/owner/backup.md says it. Needs Debian's PostgreSQL: apt-get install postgresql.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import { ArchivingServer } from './drill/archiving-server.mjs'
import { openShop, terminal } from './drill/drilled-shop.mjs'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { giveUp, root, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'
import { findBinaries } from './setup/start-debian-postgres.mjs'

if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say, { tools: false })
await runOnNode24(fileURLToPath(import.meta.url))
if (!findBinaries()) giveUp('No PostgreSQL server found: apt-get install postgresql')
await buildStorefront(say)

const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-drill-'))
// the server's user has to get in
chmodSync(folder, 0o711)
const server = await ArchivingServer.create(path.join(folder, 'server'))
const env = { DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }
let lost = 0
/** Prints whether a thing holds. */
const holds = (what, isSo) => {
  if (!isSo) lost += 1
  say(`${isSo ? 'holds ' : 'BROKEN'} ${what}`)
}
try {
  await drill()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
say(lost === 0 ? '\nThe shop came back.' : `\n${lost} do not hold.`)
process.exitCode = lost === 0 ? 0 : 1

async function drill() {
  const backup = path.join(folder, 'shop.tar')
  const packed = readFileSync(path.join(root, 'test/fixtures/releases/1.0.0/shop.tar.zst'))
  writeFileSync(backup, zlib.zstdDecompressSync(packed))
  terminal(env, 'restore', backup, '--into', env.DATA_DIR)
  const shop = await openShop(env)
  const orders = await shop.order(2)
  server.copyBase()
  say('A base copy is taken; the shop sells on')
  orders.push(...(await shop.order(5)))
  // the database's own clock, to the microsecond: what is recovered to it has all that was before, and nothing that comes now
  const before = server.ask('SELECT clock_timestamp()')
  // the database refuses it as long as its triggers are on
  server.ask('SET session_replication_role = replica; TRUNCATE orders, carts CASCADE')
  say(`All orders are destroyed just after ${before}`)
  await shop.stop()
  const began = performance.now()
  await server.recoverTo(before)
  say(`Recovered in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const there = terminal(env, 'orders', '--limit', '50')
  const missing = orders.filter((number) => !there.includes(number))
  holds(
    `every order that was acknowledged is there: ${orders.length}, 5 of them after the base copy`,
    missing.length === 0,
  )
  holds('the books are in order', terminal(env, 'audit').includes('The books are in order.'))
  holds('a backup of it is proven', terminal(env, 'backup', '--prove', '--to', folder).trimEnd().endsWith('proven'))
  const again = await openShop(env)
  const [next] = await again.order(1)
  holds('the shop opens and sells on, and no number is given twice', next !== undefined && !orders.includes(next))
  await again.stop()
}
