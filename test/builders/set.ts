import { transact } from '../../src/server/platform/db/transact.ts'
import { type ChangedSetting, changeSettings } from '../../src/server/settings/change-settings.ts'
import { listSettings } from '../../src/server/settings/list-settings.ts'
import type { SettingKey, SettingValues } from '../../src/shared/settings/settings.ts'
import type { TestShop } from '../app.ts'

/** Sets settings as a member of the staff who has seen what there is. */
export async function set(
  { shop }: Pick<TestShop, 'shop'>,
  values: Partial<SettingValues>,
  from?: Date,
): Promise<ChangedSetting[]> {
  const seen = new Map((await listSettings(shop)).map((each) => [each.key, each.seen]))
  const changes = Object.entries(values).map(([key, value]) => ({ key, value, seen: seen.get(key as SettingKey) ?? 0 }))
  return transact(shop, (work) => changeSettings(shop, work, { changes, from, by: { source: 'staff', id: 'staff-1' } }))
}
