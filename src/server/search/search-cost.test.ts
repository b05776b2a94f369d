import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { often } from '../../../test/how-often.ts'
import { limits } from '../../shared/limits.ts'
import { findRanked } from './find-products.ts'
import { countOf, unite } from './product-set.ts'
import { readVocabulary } from './vocabulary.ts'

/**
 * Most CPU time that one search text may take, in milliseconds; the least of many tries counts, since others work on the machine
 * too.
 */
const CPU_MS = 50
const TRIES = 12
const SEED = Number(process.env.SEARCH_SEED ?? Date.now() % 2 ** 31)

let shop: TestShop
let words: string[]
beforeAll(async () => {
  shop = await openShop({ demo: true })
  words = [...(await readVocabulary(shop.shop)).words]
})
afterAll(() => shop.close())

/** CPU time of this process for reading a text that it has not read before, in milliseconds. */
async function costOf(text: string): Promise<number> {
  shop.shop.cache.clear()
  await readVocabulary(shop.shop)
  // what all texts share (dictionary, kinds of goods, their sounds) is read once and stays through changes of prices
  await findRanked(shop.shop, 'oil seal')
  return cpuOf(() => findRanked(shop.shop, text))
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The least of what a text costs in several tries; one is enough where it is little. */
async function leastCostOf(text: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least >= CPU_MS; tries += 1) least = Math.min(least, await costOf(text))
  return least
}

const between = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code))
const letter = fc.oneof(
  fc.constantFrom(...'1111qab0. ,/-x%_\\½㎨…'),
  between(0x20, 0x7e),
  between(0x0d00, 0x0d7f), // Malayalam
  between(0x0900, 0x097f), // Devanagari
  between(0x0300, 0x036f), // combining marks
  between(0x1f300, 0x1f6ff), // emoji
  between(0x80, 0xd7ff),
)
const repeated = fc
  .record({ letter, times: fc.integer({ min: 1, max: limits.searchTextMax }) })
  .map(({ letter, times }) => letter.repeat(times))
const known = fc.record({ word: fc.nat(), from: fc.nat(9), length: fc.integer({ min: 1, max: 30 }) })
const pieceOfWord = known.map(({ word, from, length }) =>
  (words[word % words.length] ?? '').slice(from).slice(0, length),
)
const wholeWord = fc.nat().map((word) => words[word % words.length] ?? '')
const text = fc
  .tuple(
    fc.constantFrom('', '', ' '),
    fc.array(fc.oneof(repeated, pieceOfWord, wholeWord, letter, fc.constantFrom('1'.repeat(30), 'qq')), {
      minLength: 1,
      maxLength: 40,
    }),
  )
  .map(([between, parts]) => parts.join(between).slice(0, limits.searchTextMax))

test(`no text of ${limits.searchTextMax} letters costs more than ${CPU_MS} ms to read (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(text, async (each) => {
      expect(await leastCostOf(each), each).toBeLessThan(CPU_MS)
    }),
    { numRuns: often(2000, 500), seed: SEED },
  )
}, 300_000)

test('what all texts share is read anew at no greater cost', async () => {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least >= CPU_MS; tries += 1) {
    shop.shop.cache.clear()
    await readVocabulary(shop.shop)
    least = Math.min(least, await cpuOf(() => findRanked(shop.shop, 'oil seal')))
  }
  expect(least).toBeLessThan(CPU_MS)
})

test.each([
  `${'1'.repeat(60)}qq`,
  `${'1'.repeat(79)}q`,
  `${'12'.repeat(39)}q`,
  '1 '.repeat(40),
  'a'.repeat(80),
  'mm '.repeat(26),
  '½'.repeat(80),
])('%s is read at once, and its call answers', async (q) => {
  expect(await leastCostOf(q)).toBeLessThan(CPU_MS)
  const answer = await shop.call('GET', `/product/get-products?q=${encodeURIComponent(q)}`)
  expect(answer.status).toBe(200)
})

test.each(['m8x40', '25mm', 'hexbolt'])('%s, written together, finds what it found', async (q) => {
  const { exact, similar } = await findRanked(shop.shop, q)
  expect(countOf(unite([...exact, ...similar]))).toBeGreaterThan(0)
})
