import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Served } from '../http/observe-requests.ts'
import { type CachedAnswer, sizeOf, writeAnswer } from './cached-answer.ts'
import type { Kept } from './kept-values.ts'
import { createMemory, type Memory } from './memory.ts'

/** The public answers of this process as bytes, bounded, each forgotten when something that it shows changes. */
export interface PublicCache {
  /** Answers a GET or HEAD from memory; false where it cannot. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean
  /**
   * The answer of a key: from memory, from whoever is computing it now, or by `compute`. It is kept under the key, and
   * under `url` too, the way this caller wrote it. Answers other than 200 are not kept.
   */
  remember: (key: string, url: string, compute: () => Promise<CachedAnswer>) => Promise<CachedAnswer>
  /** The same for what answers are made of: kept in the same bounded memory, forgotten by the same tags. */
  recall: Memory['recall']
  /** Writes an answer with the headers that every answer has. */
  write: (request: IncomingMessage, response: ServerResponse, answer: CachedAnswer) => void
  /** Forgets every answer that has one of these tags, in this process and (through `announce`) in the others. */
  markStale: (tags: readonly string[]) => void
  /** The same for tags that another process announced. */
  forget: (tags: readonly string[]) => void
  /** Forgets everything: after a lost connection, nobody knows what was missed. */
  clear: () => void
}

interface Settings {
  maxBytes: number
  /** Returns the headers that every answer has now. */
  headers: () => { list: readonly string[] }
  /** Tells the other processes. */
  announce?: (tags: readonly string[]) => void
  /** Hears of each answer that leaves memory. */
  served?: (served: Served) => void
  /** Milliseconds, by which answers that hold for a time end. */
  now?: () => number
}

/** Spellings of one URL that are kept at most: more would let hostile query strings fill the memory. */
const spellingsMax = 4
const longestUrl = 500

/** A new, empty cache. */
export function createPublicCache({ maxBytes, headers, announce, served, now = Date.now }: Settings): PublicCache {
  const keyOfUrl = new Map<string, string>()
  const urlsOfKey = new Map<string, string[]>()
  const forgetUrls = (key: string) => {
    for (const url of urlsOfKey.get(key) ?? []) keyOfUrl.delete(url)
    urlsOfKey.delete(key)
  }
  const memory = createMemory({ maxBytes, now, onDrop: forgetUrls })

  const findUnder = (url: string, key: string) => {
    const urls = urlsOfKey.get(key) ?? []
    if (keyOfUrl.get(url) === key || url.length > longestUrl) return
    if (!memory.has(key)) return
    // the oldest makes room: odd spellings keep out the usual one until it is asked for again
    if (urls.length >= spellingsMax) keyOfUrl.delete(urls.shift() ?? '')
    urlsOfKey.set(key, [...urls, url])
    keyOfUrl.set(url, key)
  }

  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const key = keyOfUrl.get(request.url ?? '')
      const answer = key === undefined ? undefined : (memory.peek(key) as CachedAnswer | undefined)
      if (key === undefined || answer === undefined) return false
      const began = performance.now()
      writeAnswer(request, response, answer, headers().list)
      served?.({ key, answer, method: request.method, status: response.statusCode, began })
      return true
    },
    async remember(key, url, make) {
      const answer = await memory.recall(key, async () => keptAnswer(await make()))
      findUnder(url, key)
      return answer
    },
    recall: memory.recall,
    write: (request, response, answer) => writeAnswer(request, response, answer, headers().list),
    markStale(tags) {
      memory.forget(tags)
      announce?.(tags)
    },
    forget: memory.forget,
    clear: memory.clear,
  }
}

function keptAnswer(answer: CachedAnswer): Kept<CachedAnswer> {
  const bytes = answer.status === 200 ? sizeOf(answer) : 0
  return { value: answer, bytes, tags: answer.tags, ...(answer.until !== undefined && { until: answer.until }) }
}
