import { type FittingRates, fittingRates, type HsnEntry } from '../../../domain/catalogue/tax/fitting-rates.ts'
import { bandWithoutRate } from '../../../domain/catalogue/tax/rate-by-value.ts'
import type { HsnCheck } from '../../../shared/contract/office/tax.ts'
import { taxCopy } from '../../../shared/copy/office/tax.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectByDigits, selectByWords, selectHeading } from './hsn-queries.ts'

/**
 * The tax that somebody enters for a product: the code, the rate in percent, and the price of one piece, in paise, where that is
 * known.
 */
export interface EnteredTax {
  hsnCode: string
  gstRate: number
  price?: Paise | undefined
}

/** Codes whose words are like these, or that begin with these digits, as the table has them on all days. */
export async function lookUpHsn({ db }: Pick<Shop, 'db'>, wanted: string): Promise<HsnEntry[]> {
  const digits = wanted.replaceAll(/[\s.]/g, '')
  if (/^\d{2,8}$/.test(digits)) return selectByDigits(db, digits, officeLimits.officeRows)
  return selectByWords(
    db,
    wanted
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
    officeLimits.officeRows,
  )
}

/**
 * Looks a code and a rate up in the table of rates, as it is on an Indian day ('YYYY-MM-DD'; default: today). `problem` is a
 * sentence for who entered it, null where they fit. It refuses nothing: the law knows more codes than the table.
 */
export async function checkHsn(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  entered: EnteredTax,
  day = indianDay(clock()),
): Promise<HsnCheck> {
  const found = fittingRates(await selectHeading(db, entered.hsnCode), entered.hsnCode, day)
  return { ...found, problem: problemOf(entered, found, day) }
}

/** The same, where the table is at hand. */
export function problemOf({ hsnCode, gstRate, price }: EnteredTax, found: FittingRates, day: string): string | null {
  const { known, rates } = found
  if (known === 'no') return taxCopy.unknownCode(hsnCode)
  if (!rates.includes(gstRate)) return taxCopy.otherRate(hsnCode, gstRate, rates)
  if (known === 'heading') return taxCopy.onlyHeading(hsnCode)
  const band = bandWithoutRate(hsnCode, day)
  if (!band || price === undefined || price <= band.over || price > band.upTo) return null
  return taxCopy.noRateFits(formatRupees(rupeesFromPaise(band.over)), formatRupees(rupeesFromPaise(band.upTo)))
}
