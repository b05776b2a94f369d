import { settingsCopy } from '../../shared/copy/settings.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { SettingKey } from '../../shared/settings/settings.ts'
import { settingsTag } from '../platform/cache/tags.ts'
import type { Work } from '../platform/db/transact.ts'
import type { SealingShop } from './change-settings.ts'
import { problemsOf } from './check-together.ts'
import { lockSettings, markWithdrawn, selectPresent, selectVersion } from './settings-queries.ts'
import { readRows, valuesAt } from './stored-setting.ts'

/**
 * Takes a value back that waits for its day. Throws `not_found` where there is no such value, `edit_conflict` where it holds
 * already or was taken back, `bad_input` where what waits beside it would not fit without it.
 */
export async function withdrawSetting(
  shop: SealingShop,
  work: Work,
  { key, version }: { key: SettingKey; version: number },
): Promise<{ value: unknown; from: Date }> {
  const { tx } = work
  const now = shop.clock()
  await lockSettings(tx)
  const row = await selectVersion(tx, key, version)
  if (!row) throw new Failure('not_found', settingsCopy.noVersion)
  if (!(await markWithdrawn(tx, key, version, now))) throw new Failure('edit_conflict', settingsCopy.holdsAlready)
  const rows = await selectPresent(tx, now)
  const stored = readRows(shop.config, rows)
  for (const { from } of stored.filter((each) => each.from > now)) {
    const errors = problemsOf(valuesAt(stored, from, {}), []) as Record<string, string>
    if (Object.keys(errors).length > 0) throw new Failure('bad_input', settingsCopy.wrong, { errors })
  }
  work.stale(settingsTag)
  return { value: row.value, from: row.effective_from }
}
