import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Article, FitCheck, FitRule } from './fit-rule.ts'
import { judgeFit } from './judge-fit.ts'
import { judgePairs, pairsNotRefused, pairsToWarnOf } from './warn-of-pairs.ts'

const anything = { named: [], unnamed: [], has: [], lacks: [] }
const unitOf = (key: string) => (key === 'shank' || key === 'holder' ? null : key === 'inches' ? 'inch' : 'mm')
const ruleOf = (checks: FitCheck[], danger = false): FitRule => {
  return {
    id: 'rule',
    name: 'Rule',
    relation: 'with',
    danger,
    words: '',
    part: { ...anything, named: ['disc'] },
    host: { ...anything, unnamed: ['disc'] },
    checks,
  }
}
let count = 0
const article = (name: string, values: Record<string, number | string | (number | string)[]>): Article => {
  count += 1
  const said = Object.entries(values).flatMap(([key, value]) =>
    [value].flat().map((each) => ({ key, value: each, text: String(each) })),
  )
  return { productId: `product-${count}`, variantId: null, name, categoryId: 'tools', values: said }
}
const answerOf = (check: FitCheck, part: Parameters<typeof article>[1], host: Parameters<typeof article>[1]) =>
  judgeFit(ruleOf([check]), article('Disc', part), article('Grinder', host), unitOf)?.answer

const same: FitCheck = { how: 'same', part: ['bore', 'ring'], host: ['seat'], within: 0.3 }
const atMost: FitCheck = { how: 'at-most', part: ['size'], host: ['room'], over: 5, under: 20 }
const between: FitCheck = { how: 'between', part: ['size'], min: ['from'], max: ['to'] }
const shank: FitCheck = { how: 'one-of', of: 'part', keys: ['shank'], words: ['Straight', 'Round'] }

test.each([
  [same, { bore: 22.23 }, { seat: 22 }, 'fits'],
  [same, { bore: 20, ring: 16 }, { seat: 16 }, 'fits'],
  [same, { bore: 20 }, { seat: 16 }, 'does-not-fit'],
  [same, { bore: 20 }, {}, 'not-known'],
  [same, {}, { seat: 16 }, 'not-known'],
  [{ how: 'same', part: ['inches'], host: ['seat'] }, { inches: 16 }, { seat: 16 }, 'not-known'],
  [{ how: 'same', part: ['shank'], host: ['holder'] }, { shank: 'SDS-plus' }, { holder: 'sds-plus, 10 mm' }, 'fits'],
  [{ how: 'same', part: ['shank'], host: ['holder'] }, { shank: 'Straight' }, { holder: 'SDS-plus' }, 'does-not-fit'],
  [{ how: 'same', part: ['shank'], host: ['holder'], alike: [['A', 'AX']] }, { shank: 'AX' }, { holder: 'A' }, 'fits'],
  // the fastest that the machine turns, and the slowest that a disc bears
  [{ how: 'at-least', part: ['rated'], host: ['turns'] }, { rated: [9000, 15000] }, { turns: 11000 }, 'does-not-fit'],
  [{ how: 'at-least', part: ['rated'], host: ['turns'] }, { rated: 11000 }, { turns: [3000, 11000] }, 'fits'],
  [atMost, { size: 105 }, { room: 100 }, 'fits'],
  [atMost, { size: 106 }, { room: 100 }, 'does-not-fit'],
  // made for a smaller machine: nobody can say
  [atMost, { size: 75 }, { room: 100 }, 'not-known'],
  [between, { size: [4, 10] }, { from: 1.5, to: 13 }, 'fits'],
  [between, { size: [4, 16] }, { from: 1.5, to: 13 }, 'does-not-fit'],
  [between, { size: 1 }, { from: 1.5, to: 13 }, 'does-not-fit'],
  [between, { size: 8 }, { to: 13 }, 'not-known'],
  [between, { size: 16 }, { to: 13 }, 'does-not-fit'],
  [shank, { shank: ['Straight', 'SDS-plus'] }, {}, 'does-not-fit'],
  [shank, {}, {}, 'not-known'],
  [{ how: 'never', why: 'No.' }, {}, {}, 'does-not-fit'],
  [{ how: 'ask', why: 'Ask.' }, {}, {}, 'not-known'],
] as const)('%j of %j on %j: %s', (check, part, host, answer) => {
  expect(answerOf(check as FitCheck, part as never, host as never)).toBe(answer)
})

test('a rule says nothing of goods that it is not about, nor of a thing and itself', () => {
  const disc = article('Metal Cutting Disc, Reinforced', { bore: 16 })
  const seat = article('Grinder', { seat: 16 })
  expect(judgeFit(ruleOf([same]), article('Discount card', { bore: 16 }), seat, unitOf)).toBeUndefined()
  expect(judgeFit(ruleOf([same]), article('Cutting discs', { bore: 16 }), seat, unitOf)?.answer).toBe('fits')
  expect(judgeFit(ruleOf([same]), disc, disc, unitOf)).toBeUndefined()
})

test('what fits stops fitting once anything that is compared is not said', () => {
  const sizes = fc.record({ bore: fc.integer({ min: 1, max: 30 }), size: fc.integer({ min: 5, max: 15 }) })
  const checks = fc.subarray([same, atMost, between, shank], { minLength: 1 })
  const keysOf = (check: FitCheck) =>
    check === same
      ? ['bore', 'seat']
      : check === atMost
        ? ['size', 'room']
        : check === between
          ? ['from', 'to']
          : ['shank']
  const withoutSome = checks.chain((chosen) =>
    fc.tuple(fc.constant(chosen), fc.subarray(chosen.flatMap(keysOf), { minLength: 1 }), sizes),
  )
  fc.assert(
    fc.property(withoutSome, ([chosen, gone, { bore, size }]) => {
      const values = { bore, size, shank: 'Round', seat: bore, room: size, from: size - 1, to: size + 1 }
      const [part, host] = [article('Disc', values), article('Grinder', values)]
      const without = (from: Article) => ({ ...from, values: from.values.filter(({ key }) => !gone.includes(key)) })
      expect(judgeFit(ruleOf(chosen), part, host, unitOf)?.answer).toBe('fits')
      expect(judgeFit(ruleOf(chosen), without(part), without(host), unitOf)?.answer).not.toBe('fits')
    }),
  )
})

test('a part is warned of where nothing in the cart takes it, and of harmless ones only where nothing else serves the machine', () => {
  const [grinder, saw] = [article('Grinder', { seat: 16 }), article('Saw', { seat: 25 })]
  const [small, large, odd] = [
    article('Disc', { bore: 16 }),
    article('Disc', { bore: 25 }),
    article('Disc', { bore: 8 }),
  ]
  const warned = (cart: Article[], danger: boolean) =>
    pairsToWarnOf(judgePairs(cart, [ruleOf([same], danger)], unitOf)).map(({ part }) => part)
  expect(warned([grinder, saw, small, large], true)).toEqual([])
  expect(warned([grinder, small, odd], true)).toEqual([odd])
  expect(warned([grinder, small, odd], false)).toEqual([])
  expect(warned([grinder, odd], false)).toEqual([odd])
  // a machine that does not say its bore may be the one that it is for
  expect(warned([grinder, article('Other', {}), odd], true)).toEqual([])
})

test('one rule that says no outweighs another that says yes: it is warned of, and nothing is said to fit', () => {
  const [grinder, disc] = [article('Grinder', { seat: 16 }), article('Disc', { bore: 16 })]
  const never = ruleOf([{ how: 'never', why: 'Only with a guard.' }], true)
  const pairs = judgePairs([grinder, disc], [ruleOf([same], true), never], unitOf)
  expect(pairs.map(({ verdict }) => verdict.answer)).toEqual(['fits', 'does-not-fit'])
  expect(pairsNotRefused(pairs)).toEqual([])
  expect(pairsToWarnOf(pairs)).toMatchObject([{ part: disc, host: grinder, verdict: { rule: never } }])
  // another machine takes it
  const [saw] = [article('Saw', { seat: 16 })]
  const onGrinders = { ...never, host: { ...anything, named: ['grinder'] } }
  expect(pairsToWarnOf(judgePairs([grinder, saw, disc], [ruleOf([same], true), onGrinders], unitOf))).toEqual([])
})

test('of a long cart each thing is looked at for each rule, not each pair', () => {
  let looked = 0
  const watched = (name: string): Article => ({
    ...article(name, {}),
    get name() {
      looked += 1
      return name
    },
  })
  const cart = Array.from({ length: 100 }, (_, at) => watched(at < 3 ? 'Disc' : `Tin of paint ${at}`))
  const rule = { ...ruleOf([same]), host: { ...anything, named: ['grinder'] } }
  judgePairs(cart, [rule, rule, rule], unitOf)
  expect(looked).toBeLessThanOrEqual(3 * 2 * cart.length)
})
