import { readConfig } from '../../src/server/platform/config.ts'
import { connect } from '../../src/server/platform/db/connect.ts'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'
import { makeShop } from '../../src/server/start/make-shop.ts'
import type { ReachedShop } from '../app.ts'
import { makeCall } from '../call.ts'

/** A shop that runs in another process on an embedded database, as builders reach it: its address, and its books beside it. */
export async function reachRunning(
  port: number,
  dataDir: string,
): Promise<{ reached: ReachedShop; leave: () => Promise<void> }> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', RATE_LIMITS: 'off' })
  const onGone = (failure: Error) => console.error(failure.message)
  const database = await openDatabase({ config, role: 'guest', note: () => undefined, onGone })
  const { owner } = database
  if (typeof owner === 'string') throw new Error('an embedded database is no address')
  // what is written as the owner passes for a command
  const asOwner = connect({ ...owner, options: '-c shop.command=test' } as typeof owner, { max: 8 })
  const shop = makeShop(config, database)
  await Promise.all([shop.settings.refresh(), shop.moments.refresh()])
  const url = `http://127.0.0.1:${port}`
  return {
    reached: { url, call: makeCall(url), shop, db: asOwner.db, pool: asOwner.pool },
    leave: async () => {
      await asOwner.disconnect()
      await database.close()
    },
  }
}
