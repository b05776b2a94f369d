import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { someOf } from '../../../../test/how-often.ts'
import { entryKey } from '../../../domain/search/search-terms.ts'
import { wordForms } from '../../../domain/search/word-forms.ts'
import { readKinds } from './kinds-of-goods.ts'

const kinds = readKinds().flatMap((file) => Object.entries(file))

let shop: TestShop
/** Of each product on sale what it is, and the words of its name. */
let products: { id: string; head: string; words: string[] }[]
beforeAll(async () => {
  shop = await openShop({ demo: true })
  const text = 'SELECT id, head_of(name) AS head, words_of(name) AS words FROM product_search'
  products = (await shop.pool.query(text)).rows
})
afterAll(() => shop.close())

test('no two kinds are said by the same words, and every word says something', () => {
  const said = kinds.flatMap(([name, { said = [] }]) => [name, ...said].map(entryKey))
  expect(said.filter((key, at) => key === '' || said.indexOf(key) !== at)).toEqual([])
  expect(kinds.length).toBeGreaterThan(500)
})

/** The goods of a kind, by what the thesaurus says that they are called. */
function goodsOf([name, { goods = [name] }]: (typeof kinds)[number]): string[] {
  const ways = goods.filter((each) => !each.startsWith('@')).map((each) => entryKey(each).split(' '))
  const has = ({ head, words }: (typeof products)[number], way: string[]) =>
    way.length === 1
      ? wordForms(way[0] ?? '').includes(head)
      : way.every((word) => wordForms(word).some((form) => words.includes(form)))
  return products.filter((each) => ways.some((way) => has(each, way))).map(({ id }) => id)
}

test('whatever is said for a kind that the shop sells finds goods of that kind first', async () => {
  const wrong: string[] = []
  let asked = 0
  for (const kind of someOf(kinds)) {
    const goods = goodsOf(kind)
    if (goods.length === 0) continue
    const [name, { said = [] }] = kind
    for (const text of [name, ...said]) {
      const { exact, similar } = (await shop.call('GET', `/product/suggest?q=${encodeURIComponent(text)}`)).body.data
      const first: string = [...exact, ...similar][0]?._id ?? 'nothing'
      asked += 1
      if (!goods.includes(first)) wrong.push(`${text} (${name}): ${first}`)
    }
  }
  console.log(`${asked - wrong.length} of ${asked} words of kinds; not:\n${wrong.join('\n')}`)
  // where the shop's own dictionary means something else by a word, that counts
  expect(wrong.length / asked).toBeLessThan(0.01)
}, 300_000)

test('what the shop has taken out of its dictionary, no kind brings back', async () => {
  const found = async () =>
    (await shop.call('GET', `/product/suggest?q=${encodeURIComponent('hearing protection')}`)).body.data.exact.length
  expect(await found()).toBe(1)
  await shop.pool.query(`INSERT INTO dictionary (id, said, meant, updated_at, removed_at)
    VALUES ('gone', 'Hearing protection', 'ear muff', now(), now())`)
  shop.shop.cache.clear()
  expect(await found()).toBe(0)
})
