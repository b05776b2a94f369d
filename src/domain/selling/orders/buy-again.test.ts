import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSoldIn } from '../pricing/sold-quantities.ts'
import { buyAgain } from './buy-again.ts'

const byOne = { minimum: 1, multiple: 1 }
const byTen = { minimum: 20, multiple: 10 }

test.each([
  ['all of it is there', { ordered: 3, inCart: 0, available: 9, soldIn: byOne }, { pieces: 3, why: null }],
  ['beside what is in the cart', { ordered: 3, inCart: 2, available: 9, soldIn: byOne }, { pieces: 3, why: null }],
  ['less is left', { ordered: 3, inCart: 0, available: 2, soldIn: byOne }, { pieces: 2, why: 'stock' }],
  ['the cart has the last ones', { ordered: 3, inCart: 2, available: 2, soldIn: byOne }, { pieces: 0, why: 'stock' }],
  [
    'sold in tens from twenty by now',
    { ordered: 3, inCart: 0, available: 90, soldIn: byTen },
    { pieces: 20, why: 'least' },
  ],
  ['a pack is opened no more', { ordered: 25, inCart: 0, available: 90, soldIn: byTen }, { pieces: 30, why: 'least' }],
  [
    'fewer are left than are sold',
    { ordered: 3, inCart: 0, available: 19, soldIn: byTen },
    { pieces: 0, why: 'stock' },
  ],
] as const)('%s', (_, of, again) => {
  expect(buyAgain(of)).toEqual(again)
})

test('what comes into the cart can be bought, never more than is there, and a difference has a reason', () => {
  const counts = fc.integer({ min: 1, max: 60 })
  const all = fc.record({
    ordered: counts,
    inCart: fc.nat(30),
    available: fc.nat(120),
    soldIn: fc.record({ minimum: counts, multiple: fc.integer({ min: 1, max: 12 }) }),
  })
  fc.assert(
    fc.property(all, (of) => {
      const { pieces, why } = buyAgain(of)
      if (pieces > 0) {
        expect(isSoldIn(of.soldIn, of.inCart + pieces)).toBe(true)
        expect(of.inCart + pieces).toBeLessThanOrEqual(of.available)
      }
      expect(why === null).toBe(pieces === of.ordered)
    }),
  )
})
