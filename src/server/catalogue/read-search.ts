import type { Pool } from 'pg'
import { makeAnswer } from '../cache/cached-answer.ts'
import { listingTag, structureTag } from '../cache/tags.ts'
import type { Shop } from '../shop.ts'
import { findsAny } from './catalogue-queries.ts'
import { escapeLike, type Search } from './product-filter.ts'
import { plainSearch, wordsLike, wordsMeant, wordsTogether } from './word-queries.ts'

/** A longer text is cut: nobody types so many words, and each is a look into the index. */
const WORDS_READ = 8

/**
 * How the shop reads a search text (CONTRACT §5): as letters in a product's or category's name where some have them;
 * else as words that stand anywhere in name, category, brand and variants; else as words with typing errors. The same
 * text is read the same way on every page and with every filter.
 */
export async function readSearch(shop: Shop, q: string): Promise<Search> {
  const key = `search ${q}`
  const answer = await shop.cache.remember(key, key, async () => {
    const search = await firstThatFinds(shop.pool, q)
    return makeAnswer(200, 'application/json', JSON.stringify(search), [listingTag, structureTag])
  })
  return JSON.parse(answer.identity.toString()) as Search
}

async function firstThatFinds(pool: Pool, q: string): Promise<Search> {
  const { plain, words } = await plainSearch(pool, q)
  const letters = await asLetters(pool, plain, words)
  if (letters && (await findsAny(pool, letters))) return letters
  const few = words.slice(0, WORDS_READ)
  for (const reading of [asWords, asMisspelt, asMistaken]) {
    const search = await reading(pool, few)
    if (search && (await findsAny(pool, search))) return search
  }
  return { words: [[]] }
}

/** The first word may begin, and the last one end, within a word of the name. Undefined where no name can match. */
async function asLetters(pool: Pool, plain: string, words: string[]): Promise<Search | undefined> {
  const found = await Promise.all(
    words.slice(0, WORDS_READ).map((word, index) => {
      const before = index === 0 ? '%' : ''
      const after = index === words.length - 1 ? '%' : ''
      return wordsLike(pool, `${before}${escapeLike(word)}${after}`)
    }),
  )
  if (found.some((each) => each?.length === 0)) return undefined
  return { letters: plain, words: found.filter((each) => each !== undefined) }
}

async function asWords(pool: Pool, words: string[]): Promise<Search | undefined> {
  const found = await Promise.all(words.map((word) => knownAs(pool, word)))
  return found.length > 0 && found.every((each) => each.length > 0) ? { words: found } : undefined
}

/** A size is meant as it is written; of other words, and of a size that nothing has, the beginning is enough. */
async function knownAs(pool: Pool, word: string): Promise<string[]> {
  const beginning = (await wordsLike(pool, `${escapeLike(word)}%`)) ?? [word]
  return /[0-9]/.test(word) && beginning.includes(word) ? [word] : beginning
}

/** Words that the shop does not know are taken apart or corrected. */
async function asMisspelt(pool: Pool, words: string[]): Promise<Search | undefined> {
  const found = await Promise.all(
    words.map(async (word) => {
      const known = await knownAs(pool, word)
      if (known.length > 0) return [known]
      const parts = await wordsTogether(pool, word)
      return parts ? parts.map((part) => [part]) : [await wordsMeant(pool, word)]
    }),
  )
  const groups = found.flat()
  return groups.length > 0 && groups.every((each) => each.length > 0) ? { words: groups } : undefined
}

/** The shop knows the words, but no product has them together: each may be another one, misspelt. */
async function asMistaken(pool: Pool, words: string[]): Promise<Search | undefined> {
  const found = await Promise.all(
    words.map(async (word) => [...(await knownAs(pool, word)), ...(await wordsMeant(pool, word))]),
  )
  return found.length > 0 && found.every((each) => each.length > 0) ? { words: found } : undefined
}
