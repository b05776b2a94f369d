import { momentsTag, settingsTag } from '../platform/cache/tags.ts'
import type { Shop } from '../platform/shop.ts'

/** Applies the changes of other processes: settings, and what is scheduled, are read before anything is shown anew by them. */
export function hearing({ cache, settings, moments }: Pick<Shop, 'cache' | 'settings' | 'moments'>) {
  return {
    heard: async (tags: readonly string[]) => {
      if (tags.includes(settingsTag)) await settings.refresh()
      if (tags.includes(momentsTag)) await moments.refresh()
      cache.forget(tags)
    },
    missed: async () => {
      await Promise.all([settings.refresh(), moments.refresh()])
      cache.clear()
    },
  }
}
