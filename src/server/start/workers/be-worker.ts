import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../../../sandbox/routes.ts'
import type { Config } from '../../platform/config.ts'
import { connect } from '../../platform/db/connect.ts'
import { watchEventLoop } from '../../platform/watchdog/watch-event-loop.ts'
import { setUpPath } from '../../staff/sign-in/set-up-link.ts'
import { buildShop, fillShop, fitIn, keepMade, migrateShop, sendLeftFiles, tellOfTrying } from '../build-shop.ts'
import { IN_FLIGHT_MS } from '../close-app.ts'
import { figuresOfWorker } from '../figures-of-worker.ts'
import { type Opening, openUntilStopped } from '../open-until-stopped.ts'
import type { Say } from '../say.ts'
import { startDuties } from '../start-duties.ts'
import { type Stop, stopTogether } from '../stop-parts.ts'
import { askForPictures } from './ask-for-pictures.ts'
import { type FedServer, feedServer } from './portless-server.ts'
import type { FromWorker, ToWorker, Welcome } from './worker-messages.ts'

/** A browser that keeps its connection asks within this time, and hears then that it ends, or has nothing to ask. */
const LAST_ANSWERS_MS = 4_000

/** The shop as one process of several: the leading one has the port, the embedded database and the making of pictures. */
export function beWorker(config: Config, say: Say): Promise<void> {
  delete process.env.BEYPORE_WORKER
  return openUntilStopped((opening) => openParts(config, say, opening), { leftToLeader: ['SIGINT', 'SIGHUP'] })
}

async function openParts(config: Config, say: Say, opening: Opening): Promise<void> {
  const { stops, goOn, signal } = opening
  const tell = (message: FromWorker) => void process.send?.(message, undefined, undefined, () => undefined)
  const pictures = askForPictures(tell)
  const welcome = await greet(tell)
  const database = { ...welcome, ...connect(welcome.target, { max: welcome.connections }) }
  stops.unshift(database.disconnect)
  await (welcome.prepares ? migrateShop(config, database, { say, signal }) : fitIn(database))
  goOn()
  const { app, shop } = await buildShop(config, database, pictures, stops)
  const fed = feedServer(app.server)
  const leaving = { isReplaced: false }
  // what it has counted at last is told before it is gone
  stops.unshift(async () => tell({ tell: 'figures', figures: shop.metrics.read() }))
  const atOnce: Stop[] = [() => leave(app, fed, leaving)]
  stops.unshift(() => stopTogether(atOnce))
  if (welcome.prepares) {
    await fillShop(shop, database, { say, signal })
    await tellOfTrying(shop, say)
  }
  goOn()
  await app.ready()
  const figures = figuresOfWorker(shop)
  hear({
    connection: (socket, id) => {
      tell({ tell: 'took', id })
      if (socket) fed.take(socket)
    },
    open: (port) => shop.restingSandbox.listensAt(addressOf({ address: config.host, port })),
    leave: (replaced) => {
      leaving.isReplaced = replaced
      void opening.stop(0)
    },
    picture: pictures.heard,
    made: () => void keepMade(shop),
    figures: async (whole) => tell({ tell: 'figures', figures: await figures(whole) }),
  })
  stops.unshift(async () => tell({ tell: 'leaving' }))
  tell({ tell: 'ready', name: shop.settings.identity().name, setUp: await setUpPath(shop) })
  atOnce.push(startDuties(shop, welcome.target).stop)
  if (welcome.prepares) void sendLeftFiles(shop, say)
  watchEventLoop()
}

/** Says that it lives, and hears what it is to work with. */
function greet(tell: (message: FromWorker) => void): Promise<Welcome> {
  return new Promise((resolve) => {
    const hearWelcome = (message: ToWorker) => {
      if (message.tell !== 'welcome') return
      process.off('message', hearWelcome)
      resolve(message)
    }
    process.on('message', hearWelcome)
    tell({ tell: 'hello' })
  })
}

interface Ears {
  connection: (socket: Socket | undefined, id: number) => void
  open: (port: number) => void
  leave: (replaced: boolean) => void
  picture: (size: string, isThere: boolean) => void
  made: () => void
  figures: (whole: boolean) => void
}

function hear(ears: Ears): void {
  process.on('message', (message: ToWorker, socket) => {
    if (message.tell === 'connection') ears.connection(socket as Socket | undefined, message.id)
    else if (message.tell === 'open') ears.open(message.port)
    else if (message.tell === 'leave') ears.leave(message.replaced)
    else if (message.tell === 'picture') ears.picture(message.size, message.isThere)
    else if (message.tell === 'pictures made') ears.made()
    else if (message.tell === 'figures') ears.figures(message.whole)
  })
}

/**
 * Ends the worker. Where another one is there already, callers who keep their connections are moved to it before this one closes.
 * Requests under way are finished; a client that never finishes is cut off.
 */
async function leave(app: FastifyInstance, fed: FedServer, { isReplaced }: { isReplaced: boolean }): Promise<void> {
  fed.lastAnswers()
  if (isReplaced) await fed.empty(LAST_ANSWERS_MS)
  // it does not listen: the framework waits for nobody
  await app.close()
  await fed.empty(IN_FLIGHT_MS)
  app.server.closeAllConnections()
}
