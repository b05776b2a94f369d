import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { makerEntries, usesOfGoods } from '../dictionary/uses-of-goods.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

async function suggest(text: string): Promise<{ exact: string[]; similar: string[] }> {
  const { body } = await shop.call('GET', `/product/suggest?q=${encodeURIComponent(text)}`)
  const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id)
  return { exact: ids(body.data.exact), similar: ids(body.data.similar) }
}

test.each([
  ['to join flat belt ends', 'alligator-belt-lacing-no25'],
  ['to draw water from the well', 'openwell-submersible-1hp'],
  ['to check current in a wire', 'digital-clamp-meter-600a'],
  ['maram murikkunna machine', 'circular-saw-185mm-1400w'],
  ['taapmaan napne ka yantra', 'infrared-thermometer-550c'],
  ['तापमान नापने वाला', 'infrared-thermometer-550c'],
  ['തീ കെടുത്താൻ', 'fire-extinguisher-abc'],
  ['blade to cut tiles', 'diamond-blade-110mm'],
])('%s says what is to be done, and finds the goods for it: %s', async (text, id) => {
  expect((await suggest(text)).exact[0]).toBe(id)
})

test.each([
  ['kirloskar openwell', 'openwell-submersible-1hp'],
  ['zentron cpvc', 'cpvc-pipe-sdr11-3m'],
  ['finolex wire', 'fr-pvc-house-wire-90m'],
  ['servo 68', 'hydraulic-oil-iso-68'],
  ['polycab', 'fr-pvc-house-wire-90m'],
  ['araldite', 'epoxy-putty-steel-100g'],
])('%s is of a maker that the shop has not, and shows the kind as similar: %s', async (text, id) => {
  const { exact, similar } = await suggest(text)
  expect([exact, similar[0]]).toEqual([[], id])
})

test.each([
  ['gum boat', 'pvc-gumboot-knee'],
  ['gumbut', 'pvc-gumboot-knee'],
  ['mesuring tap', 'steel-measuring-tape'],
  ['cabel tay', 'nylon-cable-tie-200mm-100'],
])('%s is heard as one kind of goods: %s', async (text, id) => {
  expect((await suggest(text)).similar[0]).toBe(id)
})

test('every use begins with an action, and no maker is named twice', () => {
  const { uses, words } = usesOfGoods()
  expect(uses.filter(({ words: [first = ''] }) => !words.actions.has(first))).toEqual([])
  const names = makerEntries().map(([key]) => key)
  expect(names.filter((key, at) => names.indexOf(key) !== at)).toEqual([])
})
