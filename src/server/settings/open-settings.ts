import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { holidaysEnd } from '../../shared/settings/leaving-times.ts'
import type { SettingValues } from '../../shared/settings/settings.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/schema.ts'
import type { LiveSettings } from '../platform/live-settings.ts'
import { keepLive } from '../platform/live-value.ts'
import { readAgain } from '../platform/reload-on-notice.ts'
import { type Brand, selectBrand } from './brand-queries.ts'
import { type Account, formerSecret, type SetAccount } from './former-secret.ts'
import { identityOf } from './identity-of.ts'
import { selectHistory, selectPresent } from './settings-queries.ts'
import { fromColumns, isAtOnce, readRows, type StoredSetting, valuesAt } from './stored-setting.ts'

/** So many changes of the account are looked at, and so many accounts are asked about what the present one does not know. */
const ACCOUNT_VERSIONS = 30
const ACCOUNTS_KEPT = 4

interface Parts {
  db: Kysely<Database>
  clock: () => Date
  log: FastifyBaseLogger
  config: Pick<Config, 'dataDir' | 'sandbox'>
  /** Values of the environment: they stand in for what is not in the database yet, or cannot be read from it. */
  given: Partial<SettingValues>
  /** Marks what shows a setting as stale in this process. */
  onChange: () => void
}

/** The settings of one process. Before the first `refresh` they are what the environment says. */
export function openSettings(parts: Parts): LiveSettings {
  const { clock, onChange, given } = parts
  let stored: StoredSetting[] = []
  let accounts: SetAccount[] = []
  let brands = new Map<string, Brand | null>()

  const values = keepLive({
    clock,
    make: (now) => valuesUntil(stored, now, given),
    onChange: () => identity.renew(),
  })
  // with every request the values are asked first: they know the moment
  const identity = keepLive({ clock, make: publicPart, onChange })
  function publicPart(now: Date) {
    const present = values.now()
    const brand = brands.get(present['brand.logo']?.hash ?? '') ?? null
    const isOnline = present['payment.razorpay'] !== null || parts.config.sandbox
    const facts = identityOf(present, brand, now)
    // what nobody can do is not advertised
    const value = isOnline ? facts : { ...facts, onlineDiscountPercent: 0 }
    return { value, until: Number.POSITIVE_INFINITY }
  }
  const read = async () => {
    const rows = await selectPresent(parts.db, parts.clock())
    const found = readRows(parts.config, rows)
    for (const { key, value } of found) {
      if (value === undefined) parts.log.error({ setting: key }, 'a setting cannot be read: it has to be set anew')
    }
    brands = await readBrands(parts.db, found)
    accounts = await readAccounts(parts)
    stored = found
    values.renew()
  }
  const { refresh } = readAgain(read, (error) => parts.log.error({ err: error }, 'the settings could not be read'))
  const formerAccounts = () => {
    const present = values.now()['payment.razorpay']?.keyId
    return latestOf(accounts).filter(({ keyId }) => keyId !== present)
  }
  const former = () => formerSecret(values.now()['payment.razorpay'], accounts, clock())
  return { now: values.now, formerAccounts, formerSecret: former, identity: identity.now, refresh }
}

/** Returns the values at a moment, and until when they and what the shop says of them hold, in ms. */
function valuesUntil(stored: readonly StoredSetting[], now: Date, given: Partial<SettingValues>) {
  const value = valuesAt(stored, now, given)
  return { value, until: Math.min(nextMoment(stored, now), endOfHolidays(value, now)) }
}

/** Returns the moment from which the shop speaks of holidays no more, in ms; infinity where it speaks of none. */
function endOfHolidays(values: SettingValues, now: Date): number {
  const end = holidaysEnd(values)
  return end > now.getTime() ? end : Number.POSITIVE_INFINITY
}

/** Reads the accounts at the payment provider, as they were set, the latest first. */
async function readAccounts({ config, db, clock }: Parts): Promise<SetAccount[]> {
  const held = (await selectHistory(db, 'payment.razorpay', ACCOUNT_VERSIONS)).filter(
    (row) => row.withdrawn_at === null && (isAtOnce(row) || row.effective_from <= clock()),
  )
  return held.map((row) => ({
    account: fromColumns(config, row, 'payment.razorpay').value as SetAccount['account'],
    at: isAtOnce(row) ? row.set_at : row.effective_from,
  }))
}

/** The accounts that have held, each with its latest secrets, the latest first. */
function latestOf(versions: readonly SetAccount[]): Account[] {
  const accounts = new Map<string, Account>()
  for (const { account } of versions) {
    if (account && !accounts.has(account.keyId)) accounts.set(account.keyId, account)
  }
  return [...accounts.values()].slice(0, ACCOUNTS_KEPT)
}

/** Returns the moment at which the next scheduled value becomes valid, in ms; infinity where there is none. */
function nextMoment(stored: readonly StoredSetting[], now: Date): number {
  const waiting = stored.flatMap(({ from, atOnce }) => (!atOnce && from > now ? [from.getTime()] : []))
  return Math.min(Number.POSITIVE_INFINITY, ...waiting)
}

/** The present logo, and one that waits. */
async function readBrands(db: Kysely<Database>, stored: StoredSetting[]): Promise<Map<string, Brand | null>> {
  const logos = stored.flatMap(({ key, value }) =>
    key === 'brand.logo' && value ? [value as SettingValues['brand.logo']] : [],
  )
  const found = await Promise.all(logos.map(async (logo) => [logo?.hash ?? '', await selectBrand(db, logo)] as const))
  return new Map(found)
}
