import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { makerEntries, usesOfGoods } from './dictionary/uses-of-goods.ts'

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
  ['pump humming not starting', 'motor-run-capacitor'],
  ['screw not holding in wall', 'nylon-wall-plug-100'],
  ['water tank overflowing', 'brass-float-valve-15mm'],
  ['squeaking door hinge', 'penetrating-oil-spray'],
])('%s says what trouble somebody has, and finds what helps: %s', async (text, id) => {
  const { exact, similar } = await suggest(text)
  expect(exact[0] ?? similar[0]).toBe(id)
})

test.each([
  ['joining two ends of flat belt', 'alligator-belt-lacing-no25'],
  ['hold job on table for filing', 'bench-vice-fixed-base'],
  ['to pull pump out of well', 'chain-pulley-block'],
])('%s tells what is wanted from where and when: %s', async (text, id) => {
  const { exact, similar } = await suggest(text)
  expect(exact[0] ?? similar[0]).toBe(id)
})

test.each([
  ['oxygen cylinder ka meter', 'oxygen-regulator-two-gauge'],
  ['पहिये की बेयरिंग', 'tapered-roller-bearing-302-series'],
  ['പമ്പിന്റെ ബെയറിംഗ്', 'ball-bearing-6204-2rs'],
  ['taparia spanner set', 'double-ended-spanner-set-12pc'],
  ['bolt high tensile', 'hex-bolt-8-8-zinc'],
  ['mcb16amp', 'mcb-single-pole-c-curve'],
])('%s is the kind that its words are said of, in any order and language: %s', async (text, id) => {
  const { exact, similar } = await suggest(text)
  expect(exact[0] ?? similar[0]).toBe(id)
})

test.each([
  ['door swollen in rain, shave it', 'electric-planer-82mm-620w'],
  ['is the bearing running hot, check without touching', 'infrared-thermometer-550c'],
  ['smoke out of hotel kitchen', 'exhaust-fan-metal-300mm'],
  ['machine made of iron shakes loose every nut', 'spring-washer-m8-100pc'],
])('%s names nothing, and what such sentences are said for is similar: %s', async (text, id) => {
  const { exact, similar } = await suggest(text)
  expect([exact, similar[0]]).toEqual([[], id])
})

test.each(['generator for house when current goes', 'steel almirah 6 ft'])(
  '%s asks for what the shop has not, whatever else the text says',
  async (text) => {
    expect(await suggest(text)).toEqual({ exact: [], similar: [] })
  },
)

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
