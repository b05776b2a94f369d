import { isSettingKey, settingOf } from '../settings/settings.ts'

/** Records that say who may do what in the back office, and where a PIN opens it. */
const guardedRecords = ['staff', 'counter', 'customer_link', 'counter_sale']
const guardedGroups: readonly string[] = ['payment', 'mail']

/**
 * Returns whether only somebody may change it who has just shown a factor, by whatever command (OWASP ASVS 5.0, 7.5.1): people
 * with their roles, limits and factors, every secret, and all about payment and mail. `entity` and `id` as commands name them in
 * the history.
 */
export function isGuarded(entity: string, id: string): boolean {
  if (entity === 'setting') return isSettingKey(id) && isGuardedSetting(id)
  return guardedRecords.includes(entity)
}

/** The same of one setting. */
function isGuardedSetting(key: Parameters<typeof settingOf>[0]): boolean {
  const { group, shown } = settingOf(key)
  return shown !== undefined || guardedGroups.includes(group)
}
