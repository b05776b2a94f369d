import { explanation as copy } from '../../../shared/copy/explanation.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'

/** An amount in paise, and the sentences that say how it came about. */
export interface ExplainedAmount {
  name: string
  amount: Paise
  sentences: string[]
}

/** Explanation of a cart, an order or a paper; `note`: there is nothing to explain it by. */
export interface Explained {
  title: string
  note: string | null
  amounts: ExplainedAmount[]
}

/** A taxed line as it is stored: amounts in paise, rate in percent. */
export interface TaxedLine {
  gstRate: number
  total: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

/** Returns an amount as people read it. */
export function words(amount: Paise): string {
  return formatRupees(rupeesFromPaise(amount))
}

/** Explains tax by its rates, the highest first, from lines as they are stored. */
export function explainRates(lines: readonly TaxedLine[]): string[] {
  const rates = [...new Set(lines.map(({ gstRate }) => gstRate))].sort((one, other) => other - one)
  return rates.map((rate) => {
    const own = lines.filter(({ gstRate }) => gstRate === rate)
    const sum = (of: (line: TaxedLine) => Paise) => own.reduce((all, line) => all + of(line), 0)
    const total = words(sum((line) => line.total))
    if (rate === 0) return copy.tax.exempt(total)
    const igst = sum((line) => line.igst)
    if (igst > 0) return copy.tax.interState(rate, total, words(igst))
    const [cgst, sgst] = [sum((line) => line.cgst), sum((line) => line.sgst)]
    return copy.tax.inState(rate, total, rate / 2, words(cgst), words(sgst))
  })
}
