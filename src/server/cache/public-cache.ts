import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CachedAnswer, sizeOf, writeAnswer } from './cached-answer.ts'

/** The public answers of this process as bytes, bounded, each forgotten when something that it shows changes. */
export interface PublicCache {
  /** Answers a GET or HEAD from memory; false where it cannot. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean
  /**
   * The answer of a key: from memory, from whoever is computing it now, or by `compute`. It is kept under the key, and
   * under `url` too, the way this caller wrote it. Answers other than 200 are not kept.
   */
  remember: (key: string, url: string, compute: () => Promise<CachedAnswer>) => Promise<CachedAnswer>
  /** Writes an answer with the headers that every answer has. */
  write: (request: IncomingMessage, response: ServerResponse, answer: CachedAnswer) => void
  /** Forgets every answer that has one of these tags, in this process and (through `announce`) in the others. */
  markStale: (tags: readonly string[]) => void
  /** The same for tags that another process announced. */
  forget: (tags: readonly string[]) => void
  /** Forgets everything: after a lost connection, nobody knows what was missed. */
  clear: () => void
}

interface Entry {
  answer: CachedAnswer
  /** The spellings of the URL under which this entry can be found. */
  urls: string[]
  bytes: number
  /** Asked for since it was last spared: it goes only when it is the oldest a second time. */
  used: boolean
}

interface Settings {
  maxBytes: number
  headers: readonly string[]
  /** Tells the other processes. */
  announce?: (tags: readonly string[]) => void
}

/** Spellings of one URL that are kept at most: more would let hostile query strings fill the memory. */
const spellingsMax = 4

/** A new, empty cache. */
export function createPublicCache({ maxBytes, headers, announce }: Settings): PublicCache {
  const entries = new Map<string, Entry>()
  const keyOfUrl = new Map<string, string>()
  const keysOfTag = new Map<string, Set<string>>()
  const underWay = new Map<string, { promise: Promise<CachedAnswer>; epoch: number }>()
  // of one key, several: a computation that began before a change goes on beside the one that began after it
  let computing = 0
  let bytes = 0
  // counts the changes: what was computed before a change must not be kept after it
  let epoch = 0
  const changedAt = new Map<string, number>()
  let clearedAt = 0

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    for (const url of entry.urls) keyOfUrl.delete(url)
    for (const tag of entry.answer.tags) {
      const keys = keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOfTag.delete(tag)
    }
  }

  const keep = (key: string, answer: CachedAnswer, startedAt: number) => {
    if (answer.status !== 200 || clearedAt > startedAt) return
    if (answer.tags.some((tag) => (changedAt.get(tag) ?? 0) > startedAt)) return
    drop(key)
    // both compressed forms are made later: count them now, so that the bound holds
    const size = Math.round(sizeOf(answer) * 1.6)
    entries.set(key, { answer, urls: [], bytes: size, used: false })
    bytes += size
    for (const tag of answer.tags) {
      const keys = keysOfTag.get(tag) ?? new Set()
      keysOfTag.set(tag, keys.add(key))
    }
    makeRoom()
  }

  // What has been asked for again gets a second chance, at the end of the row: hot answers outlive a crawler's visit.
  const makeRoom = () => {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return
      if (!entry.used) drop(key)
      else {
        entry.used = false
        entries.delete(key)
        entries.set(key, entry)
      }
    }
  }

  const alias = (key: string, url: string) => {
    const entry = entries.get(key)
    if (!entry || keyOfUrl.get(url) === key || entry.urls.length >= spellingsMax || url.length > 500) return
    entry.urls.push(url)
    keyOfUrl.set(url, key)
  }

  const forget = (tags: readonly string[]) => {
    epoch += 1
    for (const tag of tags) {
      if (computing > 0) changedAt.set(tag, epoch)
      for (const key of keysOfTag.get(tag) ?? []) drop(key)
    }
  }

  const compute = (key: string, make: () => Promise<CachedAnswer>) => {
    const startedAt = epoch
    computing += 1
    const promise = make()
      .then((answer) => {
        keep(key, answer, startedAt)
        return answer
      })
      .finally(() => {
        if (underWay.get(key)?.promise === promise) underWay.delete(key)
        computing -= 1
        if (computing === 0) changedAt.clear()
      })
    underWay.set(key, { promise, epoch: startedAt })
    return promise
  }

  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const key = keyOfUrl.get(request.url ?? '')
      const entry = key === undefined ? undefined : entries.get(key)
      if (!entry) return false
      entry.used = true
      writeAnswer(request, response, entry.answer, headers)
      return true
    },
    async remember(key, url, make) {
      const kept = entries.get(key)
      if (kept) {
        kept.used = true
        alias(key, url)
        return kept.answer
      }
      const running = underWay.get(key)
      // a computation that began before a change may not answer a reader who came after it
      const answer = await (running && running.epoch === epoch ? running.promise : compute(key, make))
      alias(key, url)
      return answer
    },
    write: (request, response, answer) => writeAnswer(request, response, answer, headers),
    markStale(tags) {
      forget(tags)
      announce?.(tags)
    },
    forget,
    clear() {
      epoch += 1
      clearedAt = epoch
      for (const key of [...entries.keys()]) drop(key)
    },
  }
}
