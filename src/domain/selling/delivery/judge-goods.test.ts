import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GoodsLimits, judgeGoods, type TravelFacts } from './judge-goods.ts'

const plain: TravelFacts = { weightGrams: 1_000, longestMm: 300, flammable: false, glass: false }
const courier: GoodsLimits = {
  pieceGrams: 30_000,
  orderGrams: 50_000,
  longestMm: 1_500,
  flammable: false,
  glass: false,
}
const line = (facts: Partial<TravelFacts> = {}, quantity = 1) => ({ quantity, travel: { ...plain, ...facts } })

describe('goods and the limits of a way', () => {
  it.each([
    ['within all limits', [line()], null],
    ['a piece at the limit', [line({ weightGrams: 30_000, longestMm: 1_500 })], null],
    ['a heavy piece', [line(), line({ weightGrams: 30_001 })], { index: 1, why: 'piece_weight', limit: 30_000 }],
    ['a long piece', [line({ longestMm: 1_501 })], { index: 0, why: 'length', is: 1_501 }],
    ['thinner', [line(), line({ flammable: true })], { index: 1, why: 'flammable' }],
    ['glass', [line({ glass: true })], { index: 0, why: 'glass' }],
    ['too many pieces', [line(), line({ weightGrams: 10_000 }, 5)], { index: 1, why: 'order_weight', is: 51_000 }],
    ['a piece of unknown weight and length', [line({ weightGrams: null, longestMm: null }, 1_000)], null],
  ])('%s', (_name, lines, expected) => {
    const found = judgeGoods(lines, courier)
    if (expected === null) expect(found).toBeNull()
    else expect(found).toMatchObject(expected)
  })

  it('whatever is unknown or without a limit refuses nothing', () => {
    const facts = fc.record({
      weightGrams: fc.option(fc.integer({ min: 1, max: 1e6 })),
      longestMm: fc.option(fc.integer({ min: 1, max: 1e5 })),
      flammable: fc.boolean(),
      glass: fc.boolean(),
    })
    const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), travel: facts }), { maxLength: 9 })
    const free = { pieceGrams: null, orderGrams: null, longestMm: null, flammable: true, glass: true }
    fc.assert(
      fc.property(lines, (cart) => {
        expect([judgeGoods(cart, free), judgeGoods(cart, null)]).toEqual([null, null])
      }),
    )
  })

  it('tighter limits never take more', () => {
    const lines = [line({ weightGrams: 4_000, longestMm: 900 }, 3)]
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (one, other) => {
        const of = (grams: number) => judgeGoods(lines, { ...courier, orderGrams: grams })
        if (of(Math.max(one, other)) !== null) expect(of(Math.min(one, other))).not.toBeNull()
      }),
    )
  })
})
