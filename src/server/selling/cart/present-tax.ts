import type { TaxSplit as Taxes } from '../../../domain/selling/pricing/tax-by-rate.ts'
import type { TaxSplit } from '../../../shared/contract/tax-split.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'

/** Tax by rate and head as the contract has it: in rupees. */
export function presentTax({ rates, roundOff }: Taxes): TaxSplit {
  return {
    rates: rates.map(({ gstRate, taxable, cgst, sgst, igst }) => ({
      gstRate,
      taxable: rupeesFromPaise(taxable),
      cgst: rupeesFromPaise(cgst),
      sgst: rupeesFromPaise(sgst),
      igst: rupeesFromPaise(igst),
    })),
    roundOff: rupeesFromPaise(roundOff),
  }
}
