import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halfTax, wholeTax } from '../../catalogue/tax/row-tax.ts'
import { taxByRate } from './tax-by-rate.ts'

const line = fc.record({
  gstRate: fc.constantFrom(0, 5, 12, 18, 28),
  lineTotal: fc.integer({ min: 1, max: 5_000_000 }),
})

test('what a firm pays is taxable value, tax and round off; the tax of each rate is what the portal derives', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('in_state', 'inter_state'),
      (lines, supply) => {
        const { rates, roundOff } = taxByRate(lines, supply as 'in_state' | 'inter_state')
        const paid = rates.reduce((sum, rate) => sum + rate.taxable + rate.cgst + rate.sgst + rate.igst, roundOff)
        expect(paid).toBe(lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0))
        for (const { gstRate, taxable, cgst, sgst, igst } of rates) {
          const half = supply === 'in_state' ? halfTax(taxable, gstRate) : 0
          expect([cgst, sgst, igst]).toEqual([half, half, supply === 'in_state' ? 0 : wholeTax(taxable, gstRate)])
        }
        expect(rates.map(({ gstRate }) => gstRate)).toEqual(
          [...new Set(lines.map((each) => each.gstRate))].sort((a, b) => b - a),
        )
      },
    ),
  )
})
