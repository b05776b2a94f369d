import { supplyTo } from '../../../domain/catalogue/tax/place-of-supply.ts'
import { leastPrice } from '../../../domain/selling/pricing/price-fall.ts'
import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { staffLimitsCopy } from '../../../shared/copy/office/staff-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockToChange } from './lock-to-change.ts'
import { priceQuote } from './price-quote.ts'
import { readPriceBounds } from './quote-office-queries.ts'
import { findQuoteLines, type QuoteLineRow, type QuoteRow, writeQuotePrices } from './quote-queries.ts'

/** Another price of a piece of a line, in paise; `at`: its place among those that were given. */
interface Repriced {
  position: number
  price: Paise
  at: number
}

/**
 * Gives lines of a quotation other prices; its tax is computed anew. Throws `not_found`, `quote_state` where somebody has accepted it,
 * `bad_input` at a price above the MRP or of nothing, `not_allowed` beyond the person's largest discount off the shop's own price.
 */
export async function repriceQuote(
  shop: Pick<Shop, 'clock' | 'settings'>,
  work: CommandWork,
  id: string,
  prices: readonly Omit<Repriced, 'at'>[],
): Promise<void> {
  const quote = await lockToChange(work, id)
  const lines = await findQuoteLines(work.tx, [id])
  const mrps = new Map((await readPriceBounds(work.tx, id)).map(({ position, mrp }) => [position, mrp]))
  const wanted = new Map<number, Paise>()
  for (const [at, { position, price }] of prices.entries()) {
    const line = lines.find((each) => each.position === position)
    if (!line) throw refuse(at, copy.noLine)
    refusePrice({ position, price, at }, line, {
      mrp: mrps.get(position) ?? line.list_price,
      percent: work.by.limits.discount,
    })
    wanted.set(position, price)
  }
  const asked = lines.map((line) => ({ ...line, unit_price: wanted.get(line.position) ?? line.unit_price }))
  await writeQuotePrices(work.tx, taxed(shop, quote, asked))
  for (const line of lines) {
    const now = wanted.get(line.position)
    if (now !== undefined) work.changed('quote_line', `${id}:${line.position}`, priceOf(line), { unit_price: now })
  }
}

function priceOf({ unit_price }: QuoteLineRow) {
  return { unit_price }
}

function refusePrice(
  { price, at }: Repriced,
  { list_price: list }: QuoteLineRow,
  { mrp, percent }: { mrp: Paise; percent: number | null },
): void {
  if (price < 1) throw refuse(at, copy.tooLow)
  if (price > mrp) throw refuse(at, copy.aboveMrp(formatRupees(rupeesFromPaise(mrp))))
  const least = percent === null ? 0 : leastPrice(list, percent)
  if (price >= least) return
  const sentence = staffLimitsCopy.quotedPrice(percent ?? 0, least)
  throw new Failure('not_allowed', sentence, { errors: { [`prices.${at}.price`]: sentence } })
}

function refuse(at: number, sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { [`prices.${at}.price`]: sentence } })
}

/** The lines with what their prices come to, by the rates of today. */
function taxed(
  { clock, settings }: Pick<Shop, 'clock' | 'settings'>,
  quote: QuoteRow,
  lines: readonly QuoteLineRow[],
): QuoteLineRow[] {
  const priced = priceQuote({
    lines: lines.map((line) => ({
      unitPrice: line.unit_price,
      quantity: line.quantity,
      hsnCode: line.hsn_code,
      gstRate: line.entered_rate,
      piecesInUnit: line.pieces_in_unit,
    })),
    supply: supplyTo(quote.place_of_supply, settings.now()['company.state']),
    isRegistered: quote.gstin !== null,
    day: indianDay(clock()),
  })
  return lines.map((line, index) => {
    const price = priced[index]
    if (!price) throw new Error('a line of the quotation has no price')
    const { lineTotal, gstRate, gst, cgst, sgst, igst } = price
    return { ...line, line_total: lineTotal, gst_rate: gstRate, gst, cgst, sgst, igst }
  })
}
