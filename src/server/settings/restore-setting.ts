import { settingsCopy } from '../../shared/copy/settings.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { type SettingKey, type SettingValue, settingOf } from '../../shared/settings/settings.ts'
import type { Work } from '../platform/db/transact.ts'
import { type ChangedSetting, changeSettings, type SealingShop, type SettingAuthor } from './change-settings.ts'
import { selectVersion } from './settings-queries.ts'
import { fromColumns } from './stored-setting.ts'

/** A request to restore a version of a key; 0: the state before anything was set. `seen` as in a change. */
export interface Restoring {
  key: SettingKey
  version: number
  seen: number
  by: SettingAuthor
}

/**
 * Sets a former value again, a secret too, which nobody gets to see: how a change is undone. Throws what `changeSettings`
 * throws, `not_found` where there was no such value.
 */
export async function restoreSetting(
  shop: SealingShop,
  work: Work,
  { key, version, seen, by }: Restoring,
): Promise<ChangedSetting[]> {
  const value = version === 0 ? settingOf(key).fallback : await formerValue(shop, work, key, version)
  return changeSettings(shop, work, { changes: [{ key, value, seen }], by })
}

async function formerValue({ config }: SealingShop, { tx }: Work, key: SettingKey, version: number): Promise<unknown> {
  const row = await selectVersion(tx, key, version)
  if (!row) throw new Failure('not_found', settingsCopy.noVersion)
  const { value } = fromColumns(config, row, key)
  if (value === undefined) throw new Failure('bad_input', settingsCopy.sealedOtherwise)
  return asItWas(key, value)
}

/** An account that ended the webhook secret before it at once does so again. */
function asItWas(key: SettingKey, value: unknown): unknown {
  if (key !== 'payment.razorpay' || value === null) return value
  const account = value as NonNullable<SettingValue<'payment.razorpay'>>
  return { ...account, formerLeaked: account.webhookSecretPrevious === null }
}
