import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { dayCountLimits } from '../../../shared/day-count-limits.ts'
import { dictionaryLimits } from '../../../shared/dictionary-limits.ts'
import { writeDayCounts } from '../day-counts/count-of-day.ts'

let shop: TestShop
let beside: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ demo: true })
  beside = await openShop({ beside: shop })
  manager = await buildStaff(shop, ['manager'])
})
afterAll(async () => {
  await beside.close()
  await shop.close()
})

/** Another process hears of a change a moment later; on a busy machine that is more than a second. */
const settles = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000 })
const list = async (q = '') => (await manager.call(calls.listDictionary, { query: { q, page: '1' } })).body.data
const add = (said: string, meant: string) => manager.call(calls.addWord, { body: { said, meant, note: '' } })
/** Returns the products that both processes find for a text. */
const found = (q: string) =>
  Promise.all(
    [shop, beside].map(async (each) => {
      const { body } = await each.call('GET', `/product/get-products?q=${encodeURIComponent(q)}`)
      return body.data.products.map(({ _id }) => _id)
    }),
  )
const undoLast = async () => {
  shop.advance(1000)
  const { rows } = await shop.pool.query('SELECT id FROM commands ORDER BY at DESC, id DESC LIMIT 1')
  return manager.call(calls.undo, { params: { id: rows[0].id }, body: {} })
}

const search = (text: string) => shop.call('POST', '/seen', { body: { search: text, found: 0 } })
const forgetMisses = async () => {
  await writeDayCounts(shop.shop)
  await shop.pool.query('DELETE FROM search_misses')
}

test('a shop begins with the words of the trade, in three languages', async () => {
  expect((await list()).total).toBeGreaterThan(600)
  expect((await list('chuttika')).words).toMatchObject([{ meant: expect.stringMatching(/^ball pein hammer, /) }])
  expect((await list('ചുറ്റിക')).words).toHaveLength(1)
})

test('a word is found by the next search of every process, changed, taken out, and each step goes back', async () => {
  expect(await found('zangoli')).toEqual([[], []])
  const { body } = await add('Zangoli', 'angle grinder')
  await settles(async () => expect(await found('zangoli')).toEqual([['angle-grinder'], ['angle-grinder']]))
  shop.advance(1000)
  const { _id: id, version } = body.data
  const change = { version, changes: { meant: { was: 'angle grinder', now: 'jigsaw' } } }
  expect((await manager.call(calls.changeWord, { params: { id }, body: change })).status).toBe(200)
  await settles(async () => expect(await found('zangoli')).toEqual([['jigsaw-65mm-570w'], ['jigsaw-65mm-570w']]))
  await undoLast()
  await settles(async () => expect(await found('zangoli')).toEqual([['angle-grinder'], ['angle-grinder']]))
  shop.advance(1000)
  await manager.call(calls.removeWord, { params: { id } })
  await settles(async () => expect(await found('zangoli')).toEqual([[], []]))
  expect((await undoLast()).status).toBe(200)
  await settles(async () => expect(await found('zangoli')).toEqual([['angle-grinder'], ['angle-grinder']]))
})

test('a word stands in the dictionary once, however it is written; two changes of one field are a conflict', async () => {
  const both = await Promise.all([add('Pokkuzha', 'pipe'), add('pokkuzha', 'hose')])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
  expect((await add('teflon-tape', 'x')).body).toMatchObject({ errors: { said: expect.any(String) } })
  expect((await add('???', 'x')).status).toBe(400)
  const [word] = (await list('pokkuzha')).words
  const { _id: id = '', version = 0, meant } = word ?? {}
  const change = (now: string) =>
    manager.call(calls.changeWord, { params: { id }, body: { version, changes: { meant: { was: meant, now } } } })
  expect((await change('elbow')).status).toBe(200)
  expect(await change('valve')).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
})

test('what finds nothing is counted without who searched, and offered until it is a word', async () => {
  const secret = ['me@home.example', '98470 00001', 'BMS-100123', 'q', `y${'q'.repeat(dayCountLimits.textMax)}`]
  await forgetMisses()
  for (const q of ['vrindavan', 'Vrindavan ', ...secret]) await search(q)
  await shop.call('POST', '/seen', { body: { search: 'bolt', found: 12 } })
  await writeDayCounts(shop.shop)
  expect((await list()).misses.map(({ text, times }) => [text, times])).toEqual([['vrindavan', 2]])
  await add('vrindavan', 'hex bolt')
  expect((await list()).misses).toEqual([])
})

test('however many there are, only so many are kept', async () => {
  await forgetMisses()
  await shop.pool.query(
    `INSERT INTO search_misses SELECT 'old ' || n, 1, $1, $1 FROM generate_series(1, $2::int) AS n`,
    [shop.shop.clock(), dictionaryLimits.missesMax],
  )
  for (const q of ['onemoretoomany', 'old 7']) await search(q)
  await writeDayCounts(shop.shop)
  const { rows } = await shop.pool.query(`SELECT count(*)::int AS all, max(times) AS most FROM search_misses`)
  expect(rows).toEqual([{ all: dictionaryLimits.missesMax, most: 2 }])
  shop.advance((dictionaryLimits.missDays + 1) * 86_400_000)
  await search('somethingnew')
  await writeDayCounts(shop.shop)
  expect((await shop.pool.query('SELECT text FROM search_misses')).rows).toEqual([{ text: 'somethingnew' }])
})

test('as many made-up texts as are kept keep no new word out, and take none away that is asked for often', async () => {
  await forgetMisses()
  const before = new Date(shop.shop.clock().getTime() - 60_000)
  const fill = `INSERT INTO search_misses SELECT $3 || n, $4, $1, $1 FROM generate_series(1, $2::int) AS n`
  await shop.pool.query(fill, [new Date(before.getTime() - 60_000), 1, 'asked often ', 5])
  await shop.pool.query(fill, [before, dictionaryLimits.missesMax - 1, 'made up ', 1])
  await search('kolladathword')
  await writeDayCounts(shop.shop)
  const kept = await shop.pool.query(
    `SELECT text FROM search_misses WHERE text IN ('kolladathword', 'asked often 1') ORDER BY text`,
  )
  expect(kept.rows).toEqual([{ text: 'asked often 1' }, { text: 'kolladathword' }])
  expect((await shop.pool.query('SELECT FROM search_misses')).rowCount).toBe(dictionaryLimits.missesMax)
})
