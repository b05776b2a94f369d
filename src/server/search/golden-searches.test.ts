import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { someOf } from '../../../test/how-often.ts'
import { limits } from '../../shared/limits.ts'

/** One text with what it must find (test/golden/searches.txt says how it is written). */
interface Golden {
  text: string
  sign: '=' | '>' | '~' | '!'
  wanted: string[]
}

const LEAST_HIT = 0.99
const lines = readFileSync(new URL('../../../test/golden/searches.txt', import.meta.url), 'utf8').split('\n')
const golden = lines
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line): Golden[] => {
    const [, texts = '', sign = '', wanted = ''] = /^(.*) ([=>~!]) (.*)$/.exec(line) ?? []
    return texts
      .split(';')
      .map((text) => ({ text: text.trim(), sign: sign as Golden['sign'], wanted: wanted.split(', ') }))
  })

let shop: TestShop
let products: { id: string; name: string }[]
beforeAll(async () => {
  shop = await openShop({ demo: true })
  products = (await shop.pool.query('SELECT id, name FROM products WHERE active ORDER BY id')).rows
})
afterAll(() => shop.close())

async function suggest(text: string) {
  const { body } = await shop.call('GET', `/product/suggest?q=${encodeURIComponent(text)}`)
  const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id)
  return { exact: ids(body.data.exact), similar: ids(body.data.similar) }
}

/** Some at a time: the answers of one do not wait for those of another. */
async function eachOf<T>(all: readonly T[], run: (each: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const worker = async () => {
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) await run(each)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

/** Those of the wanted, as they stand or with `*` for any letters. */
function isWanted(wanted: readonly string[], id: string): boolean {
  return wanted.some((each) => new RegExp(`^${each.replaceAll('*', '.*')}$`).test(id))
}

function isHit({ wanted }: Golden, found: string[]): boolean {
  const first = found.slice(0, 3)
  if (first.length === 0) return false
  if (wanted.length > 3 || wanted.some((each) => each.includes('*'))) return first.every((id) => isWanted(wanted, id))
  return isWanted(wanted, first[0] ?? '') && (wanted.length > 1 || first.includes(wanted[0] ?? ''))
}

function isRight(each: Golden, exact: string[], similar: string[]): boolean {
  const found = exact.length > 0 ? exact : similar
  if (each.sign === '!') return found.length === 0
  if (each.sign === '~') return exact.length === 0 && isHit(each, similar)
  if (each.sign === '>') return isHit(each, found)
  return found[0] === each.wanted[0] && each.wanted.every((id) => found.slice(0, 3).includes(id))
}

test('at least 99 of 100 texts of the trade find what they mean among the first three', async () => {
  expect(golden.length).toBeGreaterThanOrEqual(500)
  const misses: string[] = []
  const asked = someOf(golden)
  await eachOf(asked, async (each) => {
    const { exact, similar } = await suggest(each.text)
    if (!isRight(each, exact, similar))
      misses.push(`${each.text} ${each.sign} ${exact.slice(0, 3)} ~ ${similar.slice(0, 3)}`)
  })
  console.log(`${asked.length - misses.length} of ${asked.length} hit; missed:\n${misses.join('\n')}`)
  expect(1 - misses.length / asked.length).toBeGreaterThanOrEqual(LEAST_HIT)
}, 300_000)

test('every product is first in the list, too, for its name in any case, and for its name without signs', async () => {
  const wrong: string[] = []
  await eachOf(products, async ({ id, name }) => {
    for (const text of [name, name.toUpperCase(), name.replaceAll(',', '')]) {
      const q = encodeURIComponent(text.slice(0, limits.searchTextMax))
      const { body } = await shop.call('GET', `/product/get-products?sort=relevance&limit=1&q=${q}`)
      if (body.data.products[0]?._id !== id) wrong.push(`${text}: ${body.data.products[0]?._id}`)
    }
  })
  expect(wrong).toEqual([])
}, 300_000)

test('every product is first for its name and for its id, in any case', async () => {
  const wrong: string[] = []
  await eachOf(products, async ({ id, name }) => {
    for (const text of [name.slice(0, limits.searchTextMax), name.toUpperCase().slice(0, limits.searchTextMax), id]) {
      const { exact } = await suggest(text)
      if (exact[0] !== id) wrong.push(`${text}: ${exact[0]}`)
    }
  })
  expect(wrong).toEqual([])
}, 300_000)
