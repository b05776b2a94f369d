import { type SettingGroup, settingGroups } from '../../shared/settings/setting.ts'
import { type SettingKey, settingKeys, settingOf } from '../../shared/settings/settings.ts'
import type { Shop } from '../platform/shop.ts'
import { type SettingRow, selectHistory, selectPresent, selectVersions } from './settings-queries.ts'
import { isAtOnce } from './stored-setting.ts'

/** A value that was set, as the office may show it: of a secret only what may be shown. */
export interface ShownValue {
  version: number
  value: unknown
  from: string
  setAt: string
  source: SettingRow['source']
  setBy: string | null
  withdrawnAt: string | null
}

/** One setting as the office shows it. */
export interface ListedSetting {
  key: SettingKey
  group: SettingGroup
  groupName: string
  label: string
  hint: string
  unit: 'paise' | 'percent' | null
  /** Write-only. */
  isSecret: boolean
  /** Present value; of a secret what may be shown, null where there is none. */
  value: unknown
  /** Author and moment of the present value; null: nobody set it, it is the default. */
  set: ShownValue | null
  /** Scheduled values, in order. */
  waiting: ShownValue[]
  /** To be sent back as `seen` with a change. */
  seen: number
}

/** Every setting with what holds, what waits, and who set it when. No secret is in it. */
export async function listSettings({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<ListedSetting[]> {
  const now = clock()
  const [rows, versions] = await Promise.all([selectPresent(db, now), selectVersions(db)])
  return settingKeys.map((key) => {
    const own = rows.filter((row) => row.key === key)
    const holds = (row: SettingRow) => isAtOnce(row) || row.effective_from <= now
    const set = own.findLast(holds)
    const { group, label, hint, unit = null, shown, fallback } = settingOf(key)
    return {
      key,
      group,
      groupName: settingGroups[group],
      label,
      hint,
      unit,
      isSecret: shown !== undefined,
      value: set ? set.value : shown ? null : fallback,
      set: set ? showValue(set) : null,
      waiting: own.filter((row) => !holds(row)).map(showValue),
      seen: versions.get(key) ?? 0,
    }
  })
}

const historyMost = 200

/** Every value that a setting ever had, the newest first. No secret is in it. */
export async function settingHistory({ db }: Pick<Shop, 'db'>, key: SettingKey): Promise<ShownValue[]> {
  return (await selectHistory(db, key, historyMost)).map(showValue)
}

function showValue(row: SettingRow): ShownValue {
  return {
    version: row.version,
    value: row.value,
    from: row.effective_from.toISOString(),
    setAt: row.set_at.toISOString(),
    source: row.source,
    setBy: row.set_by,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }
}
