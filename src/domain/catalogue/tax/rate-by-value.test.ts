import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandWithoutRate, piecesInUnit, rateByValue } from './rate-by-value.ts'

const shoe = { hsnCode: '640340', gstRate: 5 }
const day = '2026-11-22'

describe('the rate of a shoe', () => {
  it.each([
    [262_500, 5],
    [262_501, 18],
    [295_000, 18],
    [300_000, 18],
  ])('that is sold for %i p with GST is %i %%', (gross, rate) => {
    expect(rateByValue(shoe, { gross, pieces: 1 }, day)).toBe(rate)
    // however it is entered
    expect(rateByValue({ ...shoe, gstRate: 18 }, { gross, pieces: 1 }, day)).toBe(rate)
    expect(rateByValue(shoe, { gross: gross * 7, pieces: 7 }, day)).toBe(rate)
  })

  it('is what it is entered with before the rule began, and where that is neither of the two', () => {
    expect(rateByValue(shoe, { gross: 900_000, pieces: 1 }, '2025-09-21')).toBe(5)
    expect(rateByValue({ ...shoe, gstRate: 0 }, { gross: 900_000, pieces: 1 }, day)).toBe(0)
  })

  it('never moves that of other goods: bearings, shoe parts, woven sacks', () => {
    for (const hsnCode of ['848210', '640690', '630533']) {
      for (const gstRate of [5, 18])
        expect(rateByValue({ hsnCode, gstRate }, { gross: 100, pieces: 1 }, day)).toBe(gstRate)
      expect(bandWithoutRate(hsnCode, day)).toBeNull()
    }
  })
})

it('outside the band the rate fits itself: the value without the tax lies on its own side of ₹2,500', () => {
  const band = bandWithoutRate('6116', day)
  expect(band).toEqual({ over: 262_500, upTo: 295_000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 200 }), (each, pieces) => {
      fc.pre(each <= 262_500 || each > 295_000)
      const rate = rateByValue({ hsnCode: '6116', gstRate: 5 }, { gross: each * pieces, pieces }, day)
      expect((each * 100) / (100 + rate) <= 250_000).toBe(rate === 5)
    }),
  )
})

it('counts the pieces of a pack, not the pack', () => {
  expect(piecesInUnit('PAC', { amount: 12, unit: 'piece' })).toBe(12)
  expect(piecesInUnit('PRS', { amount: 2, unit: 'piece' })).toBe(1)
  expect(piecesInUnit('PAC', { amount: 500, unit: 'g' })).toBe(1)
})
