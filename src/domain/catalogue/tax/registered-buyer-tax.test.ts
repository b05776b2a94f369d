import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Supply } from './place-of-supply.ts'
import { registeredTax } from './registered-buyer-tax.ts'
import { halfTax, wholeTax } from './row-tax.ts'

const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0)

const lines = fc.array(
  fc.record({
    gstRate: fc.constantFrom(0, 0.25, 5, 18, 40),
    lineTotal: fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 1_000_000_000 })),
  }),
  { maxLength: 8 },
)

test('of every rate the tax by head is the rate of its taxable value to the paisa, whatever is bought; a paisa is rounded off at most', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('in_state' as const, 'inter_state' as const), (paid, supply) => {
      const taxed = registeredTax(paid, supply)
      expect(taxed).toHaveLength(paid.length)
      for (const rate of new Set(paid.map(({ gstRate }) => gstRate))) {
        const of = taxed.filter((_, index) => paid[index]?.gstRate === rate)
        const total = sum(paid.filter(({ gstRate }) => gstRate === rate).map(({ lineTotal }) => lineTotal))
        const [gst, cgst, sgst, igst] = (['gst', 'cgst', 'sgst', 'igst'] as const).map((head) =>
          sum(of.map((each) => each[head])),
        )
        const roundOff = sum(of.map((each) => each.roundOff))
        const taxable = total - (gst ?? 0) - roundOff
        const half = supply === 'in_state' ? halfTax(taxable, rate) : 0
        expect([cgst, sgst, igst]).toEqual([half, half, supply === 'in_state' ? 0 : wholeTax(taxable, rate)])
        expect(Math.abs(roundOff)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('each line has its share of the tax, within a paisa by head; half of it is central and half state tax', () => {
  fc.assert(
    fc.property(lines, (paid) => {
      for (const [index, { gst, cgst, sgst }] of registeredTax(paid, 'in_state').entries()) {
        const { gstRate, lineTotal } = paid[index] ?? { gstRate: 0, lineTotal: 0 }
        expect(cgst).toBe(sgst)
        expect(gst).toBe(cgst + sgst)
        // largest remainder moves a head by less than a paisa, and the rate's own rounding by half of one
        expect(Math.abs(cgst - (lineTotal * gstRate) / (200 + 2 * gstRate))).toBeLessThan(2)
      }
    }),
  )
})

// worked out by trying every taxable value (paise)
const [, ...cases] = readFileSync('test/fixtures/books/registered-cases.csv', 'utf8').trim().split('\n')

test.each(cases.map((row) => row.split(',')))('%s paise at %s %%, %s', (paid, rate, supply, taxable, ...heads) => {
  const [cgst, sgst, igst, roundOff] = heads.map(Number)
  const gst = Number(paid) - Number(taxable) - (roundOff ?? 0)
  const line = { lineTotal: Number(paid), gstRate: Number(rate) }
  expect(registeredTax([line], supply as Supply)).toEqual([{ gst, cgst, sgst, igst, roundOff }])
})

test('15.3 % of all amounts at 18 % want a paisa rounded off', () => {
  const amounts = Array.from({ length: 11_800 }, (_, index) => index + 1)
  const rounded = amounts.filter((lineTotal) => registeredTax([{ lineTotal, gstRate: 18 }], 'in_state')[0]?.roundOff)
  expect(rounded.length / amounts.length).toBeCloseTo(0.153, 2)
})
