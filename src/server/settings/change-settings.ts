import { settingsCopy } from '../../shared/copy/settings.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { officeLimits } from '../../shared/office-limits.ts'
import { isSettingKey, type SettingKey, type SettingValues, settingOf } from '../../shared/settings/settings.ts'
import { settingsTag } from '../platform/cache/tags.ts'
import type { Work } from '../platform/db/transact.ts'
import type { Shop } from '../platform/shop.ts'
import { problemsOf } from './check-together.ts'
import { insertSetting, lockSettings, type SettingRow, selectPresent, selectVersions } from './settings-queries.ts'
import { readRows, type StoredSetting, toColumns, valuesAt } from './stored-setting.ts'

/** Author of a setting: a member of the staff by id, or a source that is no person. */
export interface SettingAuthor {
  source: SettingRow['source']
  id: string | null
}

/**
 * A change that is asked for; `seen`: the number of the key's last version as the caller has seen it, 0 where it was never set.
 */
export interface WantedChange {
  key: string
  value: unknown
  seen: number
}

export interface SettingsRequest {
  changes: readonly WantedChange[]
  /** From when on it holds; now where it is left out. */
  from?: Date | undefined
  by: SettingAuthor
}

/** A setting that was set, as the history may store it: of secrets only what may be shown. */
export interface ChangedSetting {
  key: SettingKey
  version: number
  from: Date
  before: unknown
  after: unknown
}

/** A shop that can seal. */
export type SealingShop = Pick<Shop, 'clock' | 'config'>

/**
 * Sets what the owner wants, now or from a later moment on, all of it or nothing; every process shows it once the
 * transaction is committed. Throws `bad_input` with a sentence for each key that does not fit, by itself or beside the others
 * at any moment from then on; `edit_conflict` for keys that somebody else has set since they were seen.
 */
export async function changeSettings(
  shop: SealingShop,
  work: Work,
  request: SettingsRequest,
): Promise<ChangedSetting[]> {
  const { tx } = work
  const now = shop.clock()
  const wanted = readValues(request.changes)
  await lockSettings(tx)
  refuseConflicts(request.changes, await selectVersions(tx))
  const stored = readRows(shop.config, await selectPresent(tx, now))
  const { from, setAt } = startOf(request.from, now, stored)
  const present = valuesAt(stored, from, {})
  for (const change of wanted) change.value = withFormerSecret(change, present)
  refuseProblems(wanted, stored, { from, present })
  const changed: ChangedSetting[] = []
  for (const { key, value } of wanted) {
    const columns = toColumns(shop.config, key, value)
    const { source, id } = request.by
    const row = { key, ...columns, effective_from: from, set_at: setAt, source, set_by: id }
    const version = await insertSetting(tx, row)
    const before = toColumns(shop.config, key, present[key]).value
    changed.push({ key, version, from, before, after: columns.value })
  }
  work.stale(settingsTag)
  return changed
}

interface Change {
  key: SettingKey
  value: unknown
}

/**
 * Returns the moment from which a value is valid. One that is valid at once comes after all that were: the clock of whoever set
 * those may be ahead of this one. Throws `bad_input` for a moment that is not ahead, or too far.
 */
function startOf(from: Date | undefined, now: Date, stored: readonly StoredSetting[]): { from: Date; setAt: Date } {
  if (from === undefined) {
    const moments = stored.flatMap((each) => (each.atOnce ? [each.from.getTime()] : []))
    const at = new Date(Math.max(now.getTime(), ...moments))
    return { from: at, setAt: at }
  }
  const latest = now.getTime() + officeLimits.settingsAheadDays * 86_400_000
  if (from > now && from.getTime() <= latest) return { from, setAt: now }
  throw new Failure('bad_input', settingsCopy.wrong, { errors: { from: settingsCopy.wrongStart } })
}

function readValues(changes: readonly WantedChange[]): Change[] {
  const errors: Record<string, string> = {}
  const wanted: Change[] = []
  for (const { key, value } of changes) {
    const read = isSettingKey(key) ? settingOf(key).schema.safeParse(value) : undefined
    if (!isSettingKey(key) || !read) errors[key] = settingsCopy.unknown
    else if (wanted.some((change) => change.key === key)) errors[key] = settingsCopy.twice
    else if (read.success) wanted.push({ key, value: read.data })
    else errors[key] = problemIn(read.error.issues)
  }
  if (wanted.length === 0 && Object.keys(errors).length === 0) errors.changes = settingsCopy.nothing
  refuse(errors)
  return wanted
}

function problemIn(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const [first] = issues
  const place = first?.path.join('.')
  return [place, first?.message].filter(Boolean).join(' ')
}

function refuseConflicts(changes: readonly WantedChange[], versions: Map<string, number>): void {
  const others = changes.filter(({ key, seen }) => (versions.get(key) ?? 0) !== seen)
  if (others.length === 0) return
  const errors = Object.fromEntries(others.map(({ key }) => [key, settingsCopy.changedMeanwhile]))
  throw new Failure('edit_conflict', settingsCopy.conflict, { errors })
}

/** At the moment from which the change holds, and at every later one at which something that waits comes to hold. */
function refuseProblems(
  wanted: readonly Change[],
  stored: readonly StoredSetting[],
  { from, present }: { from: Date; present: SettingValues },
): void {
  const news = wanted.map(({ key, value }) => ({
    key,
    value,
    from,
    atOnce: false,
    version: Number.POSITIVE_INFINITY,
  }))
  const all = [...stored, ...news].sort((a, b) => a.from.getTime() - b.from.getTime() || a.version - b.version)
  const later = stored.map((each) => each.from).filter((moment) => moment > from)
  const changed = wanted.filter(({ key, value }) => value !== present[key]).map(({ key }) => key)
  for (const moment of [from, ...later]) {
    refuse(problemsOf(valuesAt(all, moment, {}), changed) as Record<string, string>)
  }
}

function refuse(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw new Failure('bad_input', settingsCopy.wrong, { errors })
}

/**
 * Of the same account with another webhook secret the former one is kept beside it, whatever was given: Razorpay's retries are
 * still signed with it. Not where it leaked.
 */
function withFormerSecret({ key, value }: Change, present: SettingValues): unknown {
  if (key !== 'payment.razorpay' || value === null) return value
  const { formerLeaked, ...account } = value as NonNullable<SettingValues['payment.razorpay']>
  const former = present['payment.razorpay']
  if (formerLeaked || former?.keyId !== account.keyId) return { ...account, webhookSecretPrevious: null }
  const isKept = account.webhookSecret === former.webhookSecret
  return { ...account, webhookSecretPrevious: isKept ? former.webhookSecretPrevious : former.webhookSecret }
}
