import { statfs } from 'node:fs/promises'
import fastify, { type FastifyBaseLogger } from 'fastify'
import { forgetPayers } from '../../sandbox/forget-payers.ts'
import { openSandbox, type SandboxShop } from '../../sandbox/sandbox.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { createPublicCache } from '../platform/cache/public-cache.ts'
import { settingsTag } from '../platform/cache/tags.ts'
import type { Config } from '../platform/config.ts'
import type { OpenConnections } from '../platform/db/connect.ts'
import { type HeaderForms, headersOfShop } from '../platform/http/security-headers.ts'
import { createOfficeNews } from '../platform/live/office-news.ts'
import { keepLive } from '../platform/live-value.ts'
import { newId, newToken, randomBelow } from '../platform/randomness.ts'
import { openSettings } from '../settings/open-settings.ts'
import { pageStyle } from '../ssr/built-pages.ts'
import { openProvider } from './open-provider.ts'

const BYTES_PER_MB = 1024 * 1024

/** The shop with everything that is handed to its parts: who takes payments, and what plays that where nobody does. */
export type WholeShop = PayingShop &
  SandboxShop & {
    /** What every answer has beside its own headers. */
    headers: () => HeaderForms
  }

/** What a test or a tool may replace. */
export type ShopParts = Partial<
  Pick<WholeShop, 'clock' | 'newId' | 'newToken' | 'randomInt' | 'freeDisk' | 'log' | 'provider' | 'pictures'>
> & {
  /** Tells the other processes on this database which public answers are stale. */
  announce?: (tags: readonly string[]) => void
  /** Tells them what changed for open back offices. */
  tell?: (news: readonly string[]) => void
  /** How long one call of the payment provider may take. Default: 10 s. */
  providerTimeoutMs?: number
}

/**
 * Puts a shop together from its settings and an open database: the one place where clock, ids and randomness are made. What
 * the owner has set is read by `settings.refresh`.
 */
export function makeShop(config: Config, { pool, db, reads }: OpenConnections, parts: ShopParts = {}): WholeShop {
  const { announce, tell, providerTimeoutMs, ...given } = parts
  const { clock = () => new Date(), log = makeLog(config) } = given
  const onChange = () => {
    headers.renew()
    cache.forget([settingsTag])
  }
  const settings = openSettings({ db, clock, log, config, given: config.given, onChange })
  const account = () => settings.now()['payment.razorpay']
  const { real, played } = headersOfShop(config, pageStyle())
  const make = () => ({ value: account() ? real : played, until: Number.POSITIVE_INFINITY })
  const headers = keepLive({ clock, make, onChange: () => undefined })
  const cache = createPublicCache({
    maxBytes: config.publicCacheMb * BYTES_PER_MB,
    headers: headers.now,
    ...(announce && { announce }),
  })
  const sandbox = openSandbox(config, db)
  return {
    config,
    settings,
    pool,
    reads,
    db,
    newId,
    newToken,
    randomInt: randomBelow,
    freeDisk: () => freeDisk(config.dataDir),
    cache,
    headers: headers.now,
    news: createOfficeNews(tell),
    pictures: null,
    restingSandbox: sandbox,
    get sandbox() {
      return account() ? null : sandbox
    },
    forgetPayers: (tx, orderIds) => forgetPayers(tx, { orderIds }),
    provider: openProvider(account, config.provider, sandbox, providerTimeoutMs),
    ...given,
    clock,
    log,
  }
}

/** The log of a process: JSON lines on standard output, made the way Fastify makes its own. */
function makeLog(config: Config): FastifyBaseLogger {
  return fastify({ logger: { level: config.logLevel } }).log
}

async function freeDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
