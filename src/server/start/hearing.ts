import { settingsTag } from '../platform/cache/tags.ts'
import type { Shop } from '../platform/shop.ts'

/** What a process does about what another one changed: settings are read before anything is shown anew by them. */
export function hearing({ cache, settings }: Pick<Shop, 'cache' | 'settings'>) {
  return {
    heard: async (tags: readonly string[]) => {
      if (tags.includes(settingsTag)) await settings.refresh()
      cache.forget(tags)
    },
    missed: async () => {
      await settings.refresh()
      cache.clear()
    },
  }
}
