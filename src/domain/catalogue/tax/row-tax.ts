import { type Paise, shareOf } from '../../../shared/money/money.ts'

/** Integrated tax of a row's taxable value at a rate in percent, rounded half up to the paisa as the GST portal derives it. */
export function wholeTax(taxable: Paise, rate: number): Paise {
  return shareOf(taxable, Math.round(rate * 100), 10_000)
}

/** Central tax of a row's taxable value, which is also its state tax: half the rate, rounded by itself. */
export function halfTax(taxable: Paise, rate: number): Paise {
  return shareOf(taxable, Math.round(rate * 100), 20_000)
}
