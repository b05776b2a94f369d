/** An index of the keys that have each tag. */
export interface KeysOfTags {
  add: (key: string, tags: readonly string[]) => void
  remove: (key: string, tags: readonly string[]) => void
  /** The keys that have a tag: these ones, even when some are removed while one goes through them. */
  of: (tag: string) => string[]
}

/** None yet. Most tags have one key, which stands there by itself: a set of one takes far more room. */
export function createKeysOfTags(): KeysOfTags {
  const keys = new Map<string, string | Set<string>>()
  return {
    add(key, tags) {
      for (const tag of tags) {
        const there = keys.get(tag)
        if (there === undefined) keys.set(tag, key)
        else if (typeof there !== 'string') there.add(key)
        else if (there !== key) keys.set(tag, new Set([there, key]))
      }
    },
    remove(key, tags) {
      for (const tag of tags) {
        const there = keys.get(tag)
        if (there === key) keys.delete(tag)
        else if (typeof there === 'object' && there.delete(key) && there.size === 0) keys.delete(tag)
      }
    },
    of(tag) {
      const there = keys.get(tag)
      if (there === undefined) return []
      return typeof there === 'string' ? [there] : [...there]
    },
  }
}
