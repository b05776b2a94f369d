import type { Paise } from '../../../shared/money/money.ts'
import type { Supply } from '../../catalogue/tax/place-of-supply.ts'
import { registeredTax } from '../../catalogue/tax/registered-buyer-tax.ts'

/** Taxable value of a rate and its tax by head, in paise; `gstRate` in percent. */
export interface TaxOfRate {
  gstRate: number
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

/** Tax of what a firm pays by rate, the highest first, and what is rounded off beside it: as its invoice has it. */
export interface TaxSplit {
  rates: TaxOfRate[]
  roundOff: Paise
}

/** Splits what a registered buyer pays, lines and delivery (`lineTotal` in paise, GST included), by rate and head. */
export function taxByRate(lines: readonly { gstRate: number; lineTotal: Paise }[], supply: Supply): TaxSplit {
  const taxed = registeredTax(lines, supply).map((tax, index) => ({
    ...tax,
    gstRate: lines[index]?.gstRate ?? 0,
    taxable: (lines[index]?.lineTotal ?? 0) - tax.gst - tax.roundOff,
  }))
  const rates = [...Map.groupBy(taxed, ({ gstRate }) => gstRate)].map(([gstRate, ofRate]) => {
    const add = (of: 'taxable' | 'cgst' | 'sgst' | 'igst') => ofRate.reduce((sum, line) => sum + line[of], 0)
    return { gstRate, taxable: add('taxable'), cgst: add('cgst'), sgst: add('sgst'), igst: add('igst') }
  })
  return {
    rates: rates.sort((a, b) => b.gstRate - a.gstRate),
    roundOff: taxed.reduce((sum, { roundOff }) => sum + roundOff, 0),
  }
}
