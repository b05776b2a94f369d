import { statfs } from 'node:fs/promises'
import { forgetPayers } from '../../sandbox/forget-payers.ts'
import { openSandbox, type SandboxShop } from '../../sandbox/sandbox.ts'
import { saleMoments } from '../catalogue/sales/sale-moments.ts'
import { priceMoments } from '../catalogue/schedules/price-moments.ts'
import { structureMoments } from '../catalogue/structure-moments.ts'
import { holdDueTaxes } from '../catalogue/tax-changes/hold-due-taxes.ts'
import { taxMoments } from '../catalogue/tax-changes/tax-moments.ts'
import { reviewMoments } from '../feedback/reviews/show-due-reviews.ts'
import { pageStyle } from '../pages/built-pages.ts'
import { createPublicCache } from '../platform/cache/public-cache.ts'
import { settingsTag } from '../platform/cache/tags.ts'
import type { Config } from '../platform/config.ts'
import type { OpenConnections } from '../platform/db/connect.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { observeServed } from '../platform/http/observe-requests.ts'
import { type HeaderForms, headersOfShop } from '../platform/http/security-headers.ts'
import { createOfficeNews } from '../platform/live/office-news.ts'
import { openMoments } from '../platform/live-moments.ts'
import { keepLive } from '../platform/live-value.ts'
import { openMetrics } from '../platform/metrics/open-metrics.ts'
import { newId, newToken, randomBelow } from '../platform/randomness.ts'
import type { Shop } from '../platform/shop.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { openSettings } from '../settings/open-settings.ts'
import { makeLog } from './make-log.ts'
import { openProvider } from './open-provider.ts'

const BYTES_PER_MB = 1024 * 1024

/** The shop with everything that is handed to its parts: who takes payments, and what plays that where nobody does. */
export type WholeShop = PayingShop &
  SandboxShop & {
    /** Returns the headers that every answer has beside its own. */
    headers: () => HeaderForms
  }

/** Parts of a shop that a test or a tool may replace. */
export type ShopParts = Partial<
  Pick<WholeShop, 'clock' | 'newId' | 'newToken' | 'randomInt' | 'freeDisk' | 'log' | 'provider' | 'pictures'>
> & {
  /** Tells the other processes on this database which public answers are stale. */
  announce?: (tags: readonly string[]) => void
  /** Tells them what changed for open back offices. */
  tell?: (news: readonly string[]) => void
  /** Time-out for one call of the payment provider, in ms. Default: 10 s. */
  providerTimeoutMs?: number
}

/**
 * Puts a shop together from its settings and an open database: the one place where clock, ids and randomness are made. What
 * the owner has set is read by `settings.refresh`.
 */
export function makeShop(config: Config, connections: OpenConnections, parts: ShopParts = {}): WholeShop {
  const { announce, tell, providerTimeoutMs, ...given } = parts
  const { clock = () => new Date(), log = makeLog(config) } = given
  const { db } = connections
  const metrics = openMetrics(connections, { log, config })
  const onChange = () => {
    headers.renew()
    cache.forget([settingsTag])
  }
  const settings = openSettings({ db, clock, log, config, given: config.given, onChange })
  const account = () => settings.now()['payment.razorpay']
  const headers = headersByAccount(config, clock, account)
  const cache = openCache({ config, clock, log, metrics }, headers.now, announce)
  const sandbox = openSandbox(config, db)
  const shop: WholeShop = {
    config,
    settings,
    moments: waitForDays({ db, clock, log, cache }, () => shop),
    db,
    newId,
    newToken,
    randomInt: randomBelow,
    files: openFiles(config, { clock, log, freeDisk: () => shop.freeDisk() }),
    freeDisk: () => freeDisk(config.dataDir),
    cache,
    headers: headers.now,
    news: createOfficeNews(tell),
    pictures: null,
    restingSandbox: sandbox,
    get sandbox() {
      return account() || !config.sandbox ? null : sandbox
    },
    forgetPayers: (tx, orderIds) => forgetPayers(tx, { orderIds }),
    metrics,
    provider: openProvider(settings, config, sandbox, providerTimeoutMs),
    ...given,
    clock,
    log,
  }
  return shop
}

/** The public answers of this process. */
function openCache(
  { config, clock, log, metrics }: Pick<Shop, 'config' | 'clock' | 'log' | 'metrics'>,
  headers: () => HeaderForms,
  announce: ShopParts['announce'],
) {
  return createPublicCache({
    maxBytes: config.publicCacheMb * BYTES_PER_MB,
    headers,
    now: () => clock().getTime(),
    served: observeServed({ metrics, log, config }),
    ...(announce && { announce }),
  })
}

/** The headers of every answer: what Razorpay needs only where there is an account. */
function headersByAccount(config: Config, clock: () => Date, account: () => unknown) {
  const { real, played } = headersOfShop(config, pageStyle())
  const make = () => ({ value: account() ? real : played, until: Number.POSITIVE_INFINITY })
  return keepLive({ clock, make, onChange: () => undefined })
}

/** Opens the moments of scheduled changes: each is shown from its first moment on, and then written down. */
function waitForDays({ db, clock, log, cache }: Pick<Shop, 'db' | 'clock' | 'log' | 'cache'>, shop: () => Shop) {
  const onCome = (tags: readonly string[]) => {
    cache.forget(tags)
    void holdDueTaxes(shop()).catch((error) => log.warn({ err: error }, 'rates of today are not on their products yet'))
  }
  const read = async (now: Date) =>
    (
      await Promise.all([
        taxMoments(db, now),
        structureMoments(db, now),
        priceMoments(shop()),
        saleMoments(shop()),
        reviewMoments(shop()),
      ])
    ).flat()
  return openMoments({ clock, log, read, onCome })
}

async function freeDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
