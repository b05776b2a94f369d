import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { isSettingKey, type SettingValues } from '../../shared/settings/settings.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'
import type { Database } from '../platform/db/schema.ts'
import type { LiveSettings } from '../platform/live-settings.ts'
import type { Sealer } from '../platform/sealing.ts'
import { type Brand, selectBrand } from './brand-queries.ts'
import { identityOf } from './identity-of.ts'
import { selectPresent } from './settings-queries.ts'
import { fromColumns, type StoredSetting, valuesAt } from './stored-setting.ts'

const RETRY_MS = 1000

interface Parts {
  db: Kysely<Database>
  clock: () => Date
  log: FastifyBaseLogger
  sealer: Sealer
  /** What the environment says: stands in for what is not in the database yet, or cannot be read from it. */
  given: Partial<SettingValues>
  /** What shows a setting is stale in this process. */
  onChange: () => void
}

/** What holds now, made anew when something is set and when a value that waited comes to hold. */
interface Present {
  values: SettingValues
  identity: ShopIdentity
  /** The moment from which it may be otherwise; Infinity: when somebody sets something. */
  until: number
}

/** The settings of one process. Before the first `refresh` they are what the environment says. */
export function openSettings(parts: Parts): LiveSettings {
  let stored: StoredSetting[] = []
  let brands = new Map<string, Brand | null>()
  let present: Present | null = null
  let reading: Promise<void> | null = null
  let again: Promise<void> | null = null

  const look = (): Present => {
    if (present && (present.until === Number.POSITIVE_INFINITY || parts.clock().getTime() < present.until))
      return present
    const isLater = present !== null
    present = presentAt(stored, brands, parts)
    // every process comes to the moment by itself
    if (isLater) parts.onChange()
    return present
  }
  const read = async () => {
    const rows = await selectPresent(parts.db, parts.clock())
    const found = rows.flatMap((row) => (isSettingKey(row.key) ? [fromColumns(parts.sealer, row, row.key)] : []))
    for (const { key, value } of found) {
      if (value === undefined) parts.log.error({ setting: key }, 'a setting cannot be read: it has to be set anew')
    }
    brands = await readBrands(parts.db, found)
    stored = found
    present = presentAt(stored, brands, parts)
    parts.onChange()
  }
  const readOrRetry = () =>
    read().catch((error) => {
      parts.log.error({ err: error }, 'the settings could not be read')
      setTimeout(() => void refresh(), RETRY_MS).unref()
    })
  // What was set while one is reading is read by the next: one more is enough for all who wait.
  const refresh = (): Promise<void> => {
    if (reading) {
      again ??= reading.then(() => {
        again = null
        return refresh()
      })
      return again
    }
    reading = readOrRetry().finally(() => {
      reading = null
    })
    return reading
  }
  return { now: () => look().values, identity: () => look().identity, refresh }
}

function presentAt(stored: StoredSetting[], brands: Map<string, Brand | null>, { clock, given }: Parts): Present {
  const now = clock()
  const values = valuesAt(stored, now, given)
  const waiting = stored.map(({ from }) => from.getTime()).filter((from) => from > now.getTime())
  const brand = brands.get(values['brand.logo']?.hash ?? '') ?? null
  return { values, identity: identityOf(values, brand), until: Math.min(Number.POSITIVE_INFINITY, ...waiting) }
}

/** The present logo, and one that waits. */
async function readBrands(db: Kysely<Database>, stored: StoredSetting[]): Promise<Map<string, Brand | null>> {
  const logos = stored.flatMap(({ key, value }) =>
    key === 'brand.logo' && value ? [value as SettingValues['brand.logo']] : [],
  )
  const found = await Promise.all(logos.map(async (logo) => [logo?.hash ?? '', await selectBrand(db, logo)] as const))
  return new Map(found)
}
