import type { Config } from '../platform/config.ts'
import { openPictureBuilder } from '../platform/pictures/picture-builder.ts'
import { watchEventLoop } from '../platform/watchdog/watch-event-loop.ts'
import { setUpPath } from '../staff/sign-in/set-up-link.ts'
import { buildShop, fillShop, keepMade, migrateShop, sendLeftFiles, tellOfTrying } from './build-shop.ts'
import { closeApp } from './close-app.ts'
import { figuresAlone } from './figures-of-worker.ts'
import { listen } from './open-port.ts'
import { openShopDatabase } from './open-shop-database.ts'
import { type Opening, openUntilStopped } from './open-until-stopped.ts'
import { type Say, sayOpen } from './say.ts'
import { serveFigures } from './serve-figures.ts'
import { startDuties } from './start-duties.ts'
import { type Stop, stopTogether } from './stop-parts.ts'

/** The whole shop in one process. */
export function openAlone(config: Config, say: Say): Promise<void> {
  return openUntilStopped((opening) => openParts(config, say, opening))
}

async function openParts(config: Config, say: Say, { stops, onGone, goOn, signal }: Opening): Promise<void> {
  const database = await openShopDatabase(config, { say, onGone, signal })
  stops.unshift(database.close)
  goOn()
  await migrateShop(config, database, { say, signal })
  goOn()
  const pictures = openPictureBuilder(() => void keepMade(shop))
  stops.unshift(pictures.stop)
  const { app, shop } = await buildShop(config, database, pictures, stops)
  // The door closes at once, whatever the rest still has under way.
  const atOnce: Stop[] = [() => closeApp(app)]
  stops.unshift(() => stopTogether(atOnce))
  await fillShop(shop, database, { say, signal })
  goOn()
  await tellOfTrying(shop, say)
  // asked before the door opens: what comes after it must not depend on the database
  const setUp = await setUpPath(shop)
  const port = await listen(app, config)
  atOnce.push(await serveFigures(config, figuresAlone(shop), say))
  atOnce.push(startDuties(shop, database.target).stop)
  watchEventLoop()
  if (config.demo !== 'off') pictures.begin()
  void sendLeftFiles(shop, say)
  sayOpen(config, port, { name: shop.settings.identity().name, setUp }, say)
}
