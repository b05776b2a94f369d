import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSoldIn, leastQuantity, nearestQuantities, nextFewer, nextQuantity } from './sold-quantities.ts'

const soldIn = fc.record({ minimum: fc.integer({ min: 1, max: 60 }), multiple: fc.integer({ min: 1, max: 24 }) })

describe('quantities that are sold', () => {
  it('one by one are all: one more is one more, one less is one less, and below 1 there is nothing', () => {
    const single = { minimum: 1, multiple: 1 }
    expect([nextQuantity(single, 4), nextFewer(single, 4), nextFewer(single, 1)]).toEqual([5, 3, null])
  })

  it('begin with the minimum, filled up to whole packs', () => {
    expect(leastQuantity({ minimum: 10, multiple: 6 })).toBe(12)
    expect(nearestQuantities({ minimum: 1, multiple: 6 }, 7)).toEqual({ below: 6, above: 12 })
    expect(nearestQuantities({ minimum: 10, multiple: 1 }, 3)).toEqual({ below: null, above: 10 })
  })

  it('have neighbours that are the nearest ones that are sold', () => {
    fc.assert(
      fc.property(soldIn, fc.integer({ min: 0, max: 200 }), (rule, quantity) => {
        const sold = Array.from({ length: 400 }, (_, n) => n).filter(
          (n) => n >= rule.minimum && n % rule.multiple === 0,
        )
        expect(isSoldIn(rule, quantity)).toBe(sold.includes(quantity))
        expect(nextQuantity(rule, quantity)).toBe(sold.find((n) => n > quantity))
        expect(nextFewer(rule, quantity)).toBe(sold.findLast((n) => n < quantity) ?? null)
      }),
    )
  })
})
