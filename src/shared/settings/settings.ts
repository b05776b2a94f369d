import type * as z from 'zod/mini'
import { booksSettings } from './books-settings.ts'
import { messageSettings } from './message-settings.ts'
import { sellingSettings } from './selling-settings.ts'
import type { Setting } from './setting.ts'
import { shopSettings } from './shop-settings.ts'
import { upkeepSettings } from './upkeep-settings.ts'

/** Everything about a shop that is set and not written into the source, by its key. */
export const settings = { ...shopSettings, ...sellingSettings, ...messageSettings, ...booksSettings, ...upkeepSettings }

export type SettingKey = keyof typeof settings

export type SettingValue<Key extends SettingKey> = z.output<(typeof settings)[Key]['schema']>

/** Values that apply at one moment: one for every key. */
export type SettingValues = { readonly [Key in SettingKey]: SettingValue<Key> }

export const settingKeys = Object.keys(settings) as SettingKey[]

/** The definition of a key, of whichever type its value is. */
export function settingOf(key: SettingKey): Setting {
  return settings[key] as unknown as Setting
}

export function isSettingKey(text: string): text is SettingKey {
  return Object.hasOwn(settings, text)
}
