import {
  isSettingKey,
  type SettingKey,
  type SettingValues,
  settingKeys,
  settingOf,
} from '../../shared/settings/settings.ts'
import type { Config } from '../platform/config.ts'
import { seal, unseal } from '../platform/office-key.ts'
import type { SettingRow } from './settings-queries.ts'

/** A value and the moment from which it holds. */
export interface StoredSetting {
  key: SettingKey
  version: number
  /** undefined where it cannot be read: sealed under another key, or of a shape that nobody knows any more. */
  value: unknown
  from: Date
  /** It was to hold at once: it does in every process, however slow its clock is. */
  atOnce: boolean
}

/** Returns the purpose for which a secret is sealed: it opens for no other. */
export const purpose = (key: string) => `settings:${key}`

/** A value as its columns hold it: a secret is sealed, and only what may be shown stands in the open. */
export function toColumns(
  config: Pick<Config, 'dataDir'>,
  key: SettingKey,
  value: unknown,
): Pick<SettingRow, 'value' | 'sealed'> {
  const { shown } = settingOf(key)
  if (!shown) return { value, sealed: null }
  const sealed = value === null ? null : seal(config, purpose(key), JSON.stringify(value))
  return { value: value === null ? null : shown(value), sealed }
}

/** A stored row as a value. */
export function fromColumns(config: Pick<Config, 'dataDir'>, row: SettingRow, key: SettingKey): StoredSetting {
  const { version, effective_from: from } = row
  return { key, version, value: readValue(config, row, key), from, atOnce: isAtOnce(row) }
}

/** Returns whether a row was to be valid when it was set. */
export function isAtOnce(row: Pick<SettingRow, 'effective_from' | 'set_at'>): boolean {
  return row.effective_from <= row.set_at
}

/** Every value of stored rows whose key is known. */
export function readRows(config: Pick<Config, 'dataDir'>, rows: readonly SettingRow[]): StoredSetting[] {
  return rows.flatMap((row) => (isSettingKey(row.key) ? [fromColumns(config, row, row.key)] : []))
}

function readValue(config: Pick<Config, 'dataDir'>, { value, sealed }: SettingRow, key: SettingKey): unknown {
  const { schema, shown } = settingOf(key)
  const stored = shown && sealed ? unsealed(config, sealed, key) : value
  const read = schema.safeParse(stored)
  return read.success ? read.data : undefined
}

function unsealed(config: Pick<Config, 'dataDir'>, sealed: Buffer, key: SettingKey): unknown {
  const text = unseal(config, purpose(key), sealed)
  return text === undefined ? undefined : JSON.parse(text)
}

/**
 * Returns the values that are valid at a moment, from values in the order in which they become valid. `given`: stands in for a
 * value that is missing or cannot be read.
 */
export function valuesAt(
  stored: readonly Pick<StoredSetting, 'key' | 'value' | 'from' | 'atOnce'>[],
  moment: Date,
  given: Partial<SettingValues>,
): SettingValues {
  const values = new Map<SettingKey, unknown>()
  for (const { key, value, from, atOnce } of stored) {
    if (atOnce || from <= moment) values.set(key, value)
  }
  const all = settingKeys.map((key) => [key, values.get(key) ?? absent(key, values, given)])
  return Object.fromEntries(all) as SettingValues
}

/** null is a value: a secret that was taken out stays out. */
function absent(key: SettingKey, values: Map<SettingKey, unknown>, given: Partial<SettingValues>): unknown {
  if (values.get(key) === null) return null
  return given[key] ?? settingOf(key).fallback
}
