import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openStaleNotices } from './cache/stale-notices.ts'
import { type Config, readConfig, urlHost } from './config.ts'
import { migrate } from './db/migrate.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import { loadDemoOnce } from './load-demo-once.ts'
import { startMailer } from './mail/start-mailer.ts'
import { makeShop } from './make-shop.ts'
import { checkPort, listen } from './open-port.ts'
import { startReconciler } from './payments/start-reconciler.ts'
import { startSandbox } from './sandbox/start-sandbox.ts'
import { StartFailure } from './start-failure.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** Prints one line of progress. */
type Say = (line: string) => void

/**
 * Opens the shop and keeps it open until it is told to stop. What the owner can put right (a bad setting, a port in
 * use, a database that another shop has) is one line on standard error and exit status 1.
 */
export async function start({ dev = false, say = console.log as Say } = {}): Promise<void> {
  try {
    await open(readConfig(process.env, { dev }), say)
  } catch (error) {
    fail(error)
  }
}

async function open(config: Config, say: Say): Promise<void> {
  const stops: Stop[] = []
  let opening = Promise.resolve()
  // Told to stop while it opens, it stops where it is: what was begun is ended first, so that nothing is left behind.
  const stop = stopOnSignals(async () => {
    await opening.catch(() => undefined)
    await stopAll(stops)
  })
  const onGone = (failure: StartFailure) => {
    console.error(failure.message)
    void stop(1)
  }
  opening = openParts(config, say, stops, onGone, () => {
    if (stop.begun()) throw new StartFailure('Stopped while opening.')
  })
  try {
    await opening
  } catch (error) {
    if (stop.begun()) return
    await stopAll(stops)
    throw error
  }
}

type Stop = () => Promise<unknown>
type OnGone = (failure: StartFailure) => void

async function openParts(config: Config, say: Say, stops: Stop[], onGone: OnGone, goOn: () => void): Promise<void> {
  say(
    config.databaseUrl ? 'Database: connecting to DATABASE_URL' : `Database: starting PostgreSQL in ${config.dataDir}`,
  )
  sayLimits(config, say)
  const database = await openDatabase({ config, note: (line) => console.error(line), onGone })
  stops.unshift(database.close)
  goOn()
  await checkPort(config)
  const applied = await migrate(database.target)
  if (applied.length > 0) say(`Database: brought up to date (${applied.at(-1)})`)
  goOn()
  const { app, shop } = await buildShop(config, database, stops)
  await loadDemoOnce(shop, database.target, () => say('Demo shop: loading the catalogue'))
  goOn()
  stops.unshift(startMailer(shop).stop)
  stops.unshift(startReconciler(shop).stop)
  const port = await listen(app, config)
  stops.unshift(startSandbox(shop).stop)
  say(`Beypore Mill Store is open: http://${urlHost(config.host)}:${port}`)
}

function sayLimits({ rateLimits, rateLimitsStay }: Config, say: Say): void {
  if (!rateLimits) say('RATE_LIMITS=off: only wrong passwords and codes are limited. For measuring and testing.')
  if (rateLimitsStay) say('RATE_LIMITS=off is not taken: PUBLIC_URL is not on this machine. Limits are on.')
}

async function buildShop(config: Config, database: OpenDatabase, stops: Stop[]) {
  const notices = openStaleNotices(database.target, database.pool)
  stops.unshift(notices.close)
  const shop = makeShop(config, database, { announce: notices.announce })
  await notices.listen({ heard: shop.cache.forget, missed: shop.cache.clear })
  const app = await buildApp(shop)
  stops.unshift(() => closeApp(app))
  return { app, shop }
}

const IN_FLIGHT_MS = 10_000

/** Takes no more requests and finishes those under way; a client that never finishes is cut off. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT_MS)
  await app.close()
  clearTimeout(deadline)
}

async function stopAll(stops: Stop[]): Promise<void> {
  for (const stop of stops.splice(0)) await stop().catch((error) => console.error(String(error)))
}

function fail(error: unknown): never {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
}
