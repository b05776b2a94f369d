import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paiseFromRupees, percentOf, rupeesFromPaise, shareOf, splitByWeight } from './money.ts'

const paise = fc.integer({ min: 0, max: 10_000_000_000_00 })

describe('rupees and paise', () => {
  test('every amount in paise survives the way to rupees and back', () => {
    fc.assert(fc.property(paise, (amount) => void expect(paiseFromRupees(rupeesFromPaise(amount))).toBe(amount)))
    expect(paiseFromRupees(0.07)).toBe(7)
    expect(paiseFromRupees(1.15)).toBe(115)
    expect(paiseFromRupees(85_000)).toBe(8_500_000)
    expect(rupeesFromPaise(16_550)).toBe(165.5)
  })

  test('an answer in rupees never shows more than two decimals', () => {
    fc.assert(fc.property(paise, (amount) => void expect(String(rupeesFromPaise(amount))).toMatch(/^\d+(\.\d{1,2})?$/)))
    expect(String(rupeesFromPaise(30))).toBe('0.3')
  })

  test.each([0.001, 1.005, 99.999, Number.NaN, Number.POSITIVE_INFINITY, 1e15])(
    '%d is no amount of money',
    (rupees) => {
      expect(() => paiseFromRupees(rupees)).toThrow(RangeError)
    },
  )
})

describe('shares', () => {
  test.each([
    [1, 1, 2, 1],
    [3, 1, 2, 2],
    [5, 1, 10, 1],
    [4, 1, 10, 0],
    [9999, 18, 236, 763],
    [9999, 18, 118, 1525],
    [0, 5, 100, 0],
    [100, 0, 7, 0],
  ])('%d × %d ÷ %d is %d, half up', (amount, numerator, denominator, share) => {
    expect(shareOf(amount, numerator, denominator)).toBe(share)
  })

  test('a share is never further than half a paisa from the exact one, and a half goes up', () => {
    const parts = fc.tuple(paise, fc.nat(10_000), fc.integer({ min: 1, max: 20_000 }))
    fc.assert(
      fc.property(parts, ([amount, numerator, denominator]) => {
        fc.pre((amount / denominator) * numerator < Number.MAX_SAFE_INTEGER)
        const twice = 2n * BigInt(shareOf(amount, numerator, denominator)) * BigInt(denominator)
        const off = twice - 2n * BigInt(amount) * BigInt(numerator)
        expect(off > -BigInt(denominator) && off <= BigInt(denominator)).toBe(true)
      }),
    )
  })

  test('a share that no integer can hold exactly is refused, not rounded', () => {
    expect(shareOf(Number.MAX_SAFE_INTEGER, 1, 1)).toBe(Number.MAX_SAFE_INTEGER)
    expect(() => shareOf(10_000_000_000_00, 9_999, 1)).toThrow(RangeError)
    expect(() => shareOf(-Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError)
  })

  test('more money never has a smaller share', () => {
    fc.assert(
      fc.property(paise, fc.nat(10_000), (amount, part) => {
        expect(shareOf(amount + 1, part, 10_000)).toBeGreaterThanOrEqual(shareOf(amount, part, 10_000))
      }),
    )
  })

  test('a percentage may have two decimals', () => {
    expect(percentOf(10_000, 0.25)).toBe(25)
    expect(percentOf(999, 5)).toBe(50)
    expect(percentOf(10, 5)).toBe(1)
    expect(percentOf(9, 5)).toBe(0)
  })
})

describe('splits', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 1, 1], [1, 1, 0]],
    [1, [1, 3], [0, 1]],
    [10, [0, 5], [0, 10]],
    [7, [0, 0], [7, 0]],
    [0, [3, 4], [0, 0]],
    [5, [], []],
  ])('%d over %j is %j', (total, weights, parts) => {
    expect(splitByWeight(total, weights)).toEqual(parts)
  })

  test('the parts add up to the total, none is negative, each is its exact share up or down to the paisa', () => {
    fc.assert(
      fc.property(paise, fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 100 }), (total, weights) => {
        const parts = splitByWeight(total, weights)
        const sum = weights.reduce((a, b) => a + b, 0)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
        if (sum === 0) return
        parts.forEach((part, index) => {
          const floor = (BigInt(total) * BigInt(weights[index] ?? 0)) / BigInt(sum)
          expect([floor, floor + 1n]).toContain(BigInt(part))
        })
      }),
    )
  })

  test('a total within the weights never gives a line more than its weight', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (each, part) => {
        const total = Math.floor(each.reduce((a, b) => a + b, 0) * part)
        const shares = splitByWeight(total, each)
        expect(shares.every((share, index) => share <= (each[index] ?? 0))).toBe(true)
      }),
    )
  })
})
