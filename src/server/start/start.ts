import type { FastifyInstance } from 'fastify'
import { keepDemoLogin } from '../../demo/demo-login.ts'
import { demoShopper } from '../../demo/load-people.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { startAlerts } from '../alerts/start-alerts.ts'
import { startReconciler } from '../checkout/settle/start-reconciler.ts'
import { startHealthWatch } from '../health/watch-health.ts'
import { OFFICE_CHANNEL, openInvalidation } from '../platform/cache/cache-invalidation.ts'
import { type Config, readConfig, urlHost } from '../platform/config.ts'
import { migrate } from '../platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '../platform/db/open-database.ts'
import { startMailer } from '../platform/mail/start-mailer.ts'
import { isOnThisMachine } from '../platform/on-this-machine.ts'
import { openPictureBuilder } from '../platform/pictures/picture-builder.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { watchEventLoop } from '../platform/watchdog/watch-event-loop.ts'
import { hasOwner } from '../staff/staff-queries.ts'
import { buildApp } from './app.ts'
import { hearing } from './hearing.ts'
import { loadDemoOnce, noteFirstStart } from './load-demo-once.ts'
import { mailKinds } from './mail-writers.ts'
import { makeShop, type WholeShop } from './make-shop.ts'
import { checkPort, listen } from './open-port.ts'
import { startHousekeeping } from './start-housekeeping.ts'
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
  // first of all: a start that is refused has made nothing
  await checkPort(config)
  say(
    config.databaseUrl ? 'Database: connecting to DATABASE_URL' : `Database: starting PostgreSQL in ${config.dataDir}`,
  )
  sayLimits(config, say)
  const database = await openDatabase({ config, note: (line) => console.error(line), onGone })
  stops.unshift(database.close)
  noteFirstStart(config, database)
  goOn()
  const applied = await migrate(database.owner)
  if (applied.length > 0) say(`Database: brought up to date (${applied.at(-1)})`)
  goOn()
  const { app, shop, pictures } = await buildShop(config, database, stops)
  // The door closes at once, whatever the rest still has under way.
  const atOnce: Stop[] = [() => closeApp(app)]
  stops.unshift(() => stopTogether(atOnce))
  await loadDemoOnce(shop, database, () => say('Demo shop: loading the catalogue'))
  goOn()
  await tellOfTrying(shop, say)
  // asked before the door opens: what comes after it must not depend on the database
  const owned = await hasOwner(shop.db)
  atOnce.push(
    startMailer(shop, mailKinds).stop,
    startReconciler(shop).stop,
    startAlerts(shop).stop,
    startHealthWatch(shop).stop,
  )
  const port = await listen(app, config)
  atOnce.push(startSandbox(shop).stop, startHousekeeping(shop).stop)
  watchEventLoop()
  if (config.demo !== 'off') pictures.begin()
  say(`Back office: ${config.officeUrl.replace(/:0$/, `:${port}`)}`)
  if (!owned) say('Its first owner: npm run shop -- staff add owner <your email> prints a one-time link')
  say(`${shop.settings.identity().name} is open: http://${urlHost(config.host)}:${port}`)
}

/** What is only for trying out: the demo's login, and payments without money where others can reach the shop. */
async function tellOfTrying(shop: WholeShop, say: Say): Promise<void> {
  const { email, password } = demoShopper
  if (await keepDemoLogin(shop)) say(`Demo login: ${email}, password ${password}`)
  const { publicUrl } = shop.config
  if (!shop.sandbox || isOnThisMachine(publicUrl)) return
  console.error(`Online payments at ${publicUrl} are tests, no money moves: set RAZORPAY_KEY_ID and its secrets.`)
}

function sayLimits({ rateLimits, rateLimitsStay }: Config, say: Say): void {
  if (!rateLimits) say('RATE_LIMITS=off: only wrong passwords and codes are limited. For measuring and testing.')
  if (rateLimitsStay) say('RATE_LIMITS=off is not taken: PUBLIC_URL is not on this machine. Limits are on.')
}

async function buildShop(config: Config, database: OpenDatabase, stops: Stop[]) {
  const notices = openInvalidation(database.target)
  stops.unshift(notices.close)
  const news = openInvalidation(database.target, OFFICE_CHANNEL)
  stops.unshift(news.close)
  const pictures = openPictureBuilder(() => void keepMade(shop))
  stops.unshift(pictures.stop)
  const shop = makeShop(config, database, { announce: notices.announce, tell: news.announce, pictures })
  await notices.listen(hearing(shop))
  await news.listen(shop.news)
  return { app: await buildApp(shop), shop, pictures }
}

/** What orders show is kept in the database, once it has been made. */
async function keepMade(shop: WholeShop): Promise<void> {
  const [{ keepMasters }, { readMasters }] = await Promise.all([
    import('../../demo/keep-masters.ts'),
    import('../../demo/master-pictures.ts'),
  ])
  const keep = shop.db.transaction().execute((tx) => keepMasters(tx, readMasters()))
  await keep.catch((error) => shop.log.warn({ err: error }, 'the pictures could not be kept for orders'))
}

const IN_FLIGHT_MS = 10_000

/** Takes no more requests and finishes those under way; a client that never finishes is cut off. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT_MS)
  await app.close()
  clearTimeout(deadline)
}

async function stopAll(stops: Stop[]): Promise<void> {
  for (const stop of stops.splice(0)) await stopTogether([stop])
}

async function stopTogether(stops: Stop[]): Promise<void> {
  await Promise.all(stops.map((stop) => stop().catch((error) => console.error(String(error)))))
}

function fail(error: unknown): never {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
}
