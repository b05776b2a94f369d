import { hostname } from 'node:os'
import type { Config } from '../../platform/config.ts'
import { connectionsOfWorker } from '../../platform/db/connect.ts'
import { openRenewalLine } from '../../platform/live/renewal-line.ts'
import { together } from '../../platform/metrics/counted-figures.ts'
import { openPictureBuilder } from '../../platform/pictures/picture-builder.ts'
import { watchEventLoop } from '../../platform/watchdog/watch-event-loop.ts'
import { openShopDatabase } from '../open-shop-database.ts'
import { type Opening, openUntilStopped } from '../open-until-stopped.ts'
import { type Say, sayOpen } from '../say.ts'
import { serveFigures } from '../serve-figures.ts'
import { type Stop, stopTogether } from '../stop-parts.ts'
import { workerFigures } from '../worker-figures.ts'
import { openDoor } from './connection-dispatcher.ts'
import { gatherFigures } from './gather-figures.ts'
import { keepWorkers, type Workers } from './keep-workers.ts'
import type { ToWorker } from './worker-messages.ts'

/**
 * The shop in several processes: this one has the embedded database, the port and the making of pictures, and keeps the workers
 * that answer. It knows nothing of the shop itself, so that a renewal of the workers renews the shop.
 */
export function leadWorkers(config: Config, say: Say): Promise<void> {
  return openUntilStopped((opening) => openParts(config, say, opening))
}

async function openParts(config: Config, say: Say, { stops, onGone, goOn, signal }: Opening): Promise<void> {
  const database = await openShopDatabase(config, { say, onGone, signal })
  stops.unshift(database.close)
  goOn()
  const pictures = openPictureBuilder(() => workers.tellOne({ tell: 'pictures made' }))
  stops.unshift(pictures.stop)
  const door = openDoor()
  const { target, owner, connectionsMost } = database
  const figures = gatherFigures()
  let port = 0
  const opened = (): ToWorker[] => (port === 0 ? [] : [{ tell: 'open', port }])
  const workers = keepWorkers({
    count: config.workers,
    welcome: { target, owner, connections: connectionsOfWorker(connectionsMost, config.workers) },
    door,
    hear: (worker, message) => {
      if (message.tell === 'figures') figures.heard(worker, message.figures)
      if (message.tell !== 'picture') return
      const { size } = message
      void pictures.want(size).then((isThere) => worker.tell({ tell: 'picture', size, isThere }))
    },
    gone: figures.gone,
    admitted: opened,
  })
  // The door closes at once, whatever the rest still has under way.
  const atOnce: Stop[] = [
    () => {
      door.close()
      return workers.end()
    },
  ]
  stops.unshift(() => stopTogether(atOnce))
  const shop = await workers.begin()
  goOn()
  port = await door.open(config)
  for (const message of opened()) workers.tellAll(message)
  atOnce.push(await hearOfRenewal(workers, database.target))
  const read = async () => together([await figures.read(workers.ready()), workerFigures(workers.count())])
  atOnce.push(await serveFigures(config, read, say))
  watchEventLoop()
  if (config.demo !== 'off') pictures.begin()
  sayOpen(config, port, shop, say)
}

/** Renews the workers when the terminal asks for it; asked again meanwhile, once more afterwards. */
async function hearOfRenewal(workers: Workers, target: Parameters<typeof openRenewalLine>[0]) {
  const line = openRenewalLine(target)
  const leader = `${hostname()}, process ${process.pid}`
  let last = Promise.resolve()
  await line.listen(({ word, id }) => {
    if (word !== 'ask') return
    line.say({ word: 'begun', id, leader, text: `${workers.count().wanted} workers` })
    last = last.then(async () => {
      const failure = await workers.renew().then(
        () => null,
        (error) => String((error as Error).message),
      )
      line.say({ word: failure === null ? 'done' : 'failed', id, leader, text: failure ?? '' })
    })
  })
  return line.close
}
