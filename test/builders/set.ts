import type { Work } from '../../src/server/platform/db/transact.ts'
import { type ChangedSetting, changeSettings } from '../../src/server/settings/change-settings.ts'
import { listSettings } from '../../src/server/settings/list-settings.ts'
import { atTerminal } from '../../src/server/staff/commands/at-terminal.ts'
import type { SettingKey, SettingValues } from '../../src/shared/settings/settings.ts'
import type { TestShop } from '../app.ts'

type Shop = Pick<TestShop, 'shop'>

/** Does something to the settings in a command, as all that people do is done. */
export function inCommand<T>({ shop }: Shop, work: (unit: Work) => Promise<T>): Promise<T> {
  return atTerminal(shop, 'settings.change', {}, (unit) => {
    unit.about({ kind: 'setting', id: 'test' })
    return work(unit)
  })
}

/** Sets settings as a member of the staff who has seen what there is. */
export async function set(at: Shop, values: Partial<SettingValues>, from?: Date): Promise<ChangedSetting[]> {
  const seen = new Map((await listSettings(at.shop)).map((each) => [each.key, each.seen]))
  const changes = Object.entries(values).map(([key, value]) => ({ key, value, seen: seen.get(key as SettingKey) ?? 0 }))
  return inCommand(at, (work) =>
    changeSettings(at.shop, work, { changes, from, by: { source: 'staff', id: 'staff-1' } }),
  )
}
