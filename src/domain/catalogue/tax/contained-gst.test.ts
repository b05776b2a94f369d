import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containedGst, sumGst } from './contained-gst.ts'

test.each([
  [9999, 18, 763, 1525],
  [10_000, 18, 763, 1525],
  [11_800, 18, 900, 1800],
  [10_500, 5, 250, 500],
  [14_000, 40, 2000, 4000],
  [900, 18, 69, 137],
  [1, 18, 0, 0],
  [7, 18, 1, 1],
  [0, 18, 0, 0],
  [123_456, 0, 0, 0],
  [100_000, 0.25, 125, 249],
  [8_500_000, 18, 648_305, 1_296_610],
])('%d p at %d %% hold twice %d p in the state, %d p IGST out of it', (gross, rate, half, igst) => {
  expect(containedGst(gross, rate, 'in_state')).toEqual({ gst: 2 * half, cgst: half, sgst: half, igst: 0 })
  expect(containedGst(gross, rate, 'inter_state')).toEqual({ gst: igst, cgst: 0, sgst: 0, igst })
})

const gross = fc.integer({ min: 0, max: 1_000_000_000_00 })
const rate = fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40)
const supply = fc.constantFrom('in_state' as const, 'inter_state' as const)

test('the heads add up, the halves are equal, and tax is never more than what is paid', () => {
  fc.assert(
    fc.property(gross, rate, supply, (amount, percent, where) => {
      const { gst, cgst, sgst, igst } = containedGst(amount, percent, where)
      expect(gst).toBe(cgst + sgst + igst)
      expect(cgst).toBe(sgst)
      expect(where === 'in_state' ? igst : cgst).toBe(0)
      expect(gst >= 0 && gst <= amount).toBe(true)
    }),
  )
})

test('in the state and out of it the tax differs by at most one paisa', () => {
  fc.assert(
    fc.property(gross, rate, (amount, percent) => {
      const away = containedGst(amount, percent, 'inter_state').gst
      expect(Math.abs(containedGst(amount, percent, 'in_state').gst - away)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the tax on the taxable value is the tax that was found, to the paisa', () => {
  fc.assert(
    fc.property(gross, rate, (amount, percent) => {
      const { gst } = containedGst(amount, percent, 'inter_state')
      expect(Math.abs(((amount - gst) * percent) / 100 - gst)).toBeLessThanOrEqual(1)
    }),
  )
})

test('more money or a higher rate never holds less tax', () => {
  fc.assert(
    fc.property(gross, rate, supply, (amount, percent, where) => {
      const { gst } = containedGst(amount, percent, where)
      expect(containedGst(amount + 1, percent, where).gst).toBeGreaterThanOrEqual(gst)
      expect(containedGst(amount, percent + 1, where).gst).toBeGreaterThanOrEqual(gst)
    }),
  )
})

test('an invoice adds up what was rounded line by line', () => {
  const lines = [containedGst(9999, 18, 'in_state'), containedGst(9999, 18, 'in_state'), containedGst(1, 5, 'in_state')]
  expect(sumGst(lines)).toEqual({ gst: 3052, cgst: 1526, sgst: 1526, igst: 0 })
  expect(sumGst([])).toEqual({ gst: 0, cgst: 0, sgst: 0, igst: 0 })
})
