import type { Kysely } from 'kysely'
import { marginPercent } from '../../../domain/catalogue/margin.ts'
import { quoteStatus } from '../../../domain/selling/quotes/quote-status.ts'
import type { OfficeQuote, OfficeQuoteLine, OfficeQuoteRow } from '../../../shared/contract/office/quotes.ts'
import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Permission } from '../../../shared/office/permissions.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { maskEmail, maskPhone, openPhonesIn } from '../../staff/open-phones.ts'
import { presentQuote, presentQuoteLine } from './present-quote.ts'
import { type PriceBounds, type QuotePart, readPriceBounds, readQuotes } from './quote-office-queries.ts'
import { findQuote, findQuoteLines, type QuoteLineRow } from './quote-queries.ts'

/** A page of quotations (pages count from 1) for a person with these rights, and whether there are more. */
export async function listQuotes(
  shop: Pick<Shop, 'db' | 'clock'>,
  { which, page }: { which: QuotePart; page: number },
  may: ReadonlySet<Permission>,
): Promise<{ data: OfficeQuoteRow[]; more: boolean }> {
  const now = shop.clock()
  const limit = limits.pageSizeMax
  const rows = await readQuotes(shop.db, which, { now, limit: limit + 1, offset: (page - 1) * limit })
  const data = rows.slice(0, limit).map((row) => ({
    _id: row.id,
    number: row.number,
    status: quoteStatus(row, now),
    name: openPhonesIn(may, row.name),
    createdAt: row.created_at.toISOString(),
    validUntil: row.valid_until.toISOString(),
    lines: row.lines,
    total: rupeesFromPaise(row.total),
  }))
  return { data, more: rows.length > limit }
}

/** A quotation for who has these rights: cost, margin, whole phone number and email only by them. Throws `not_found`. */
export async function getQuoteForStaff(
  db: Kysely<Database>,
  id: string,
  { may, now }: { may: ReadonlySet<Permission>; now: Date },
): Promise<OfficeQuote> {
  const quote = await findQuote(db, id)
  if (!quote) throw new Failure('not_found', copy.notFound)
  const lines = await findQuoteLines(db, [id])
  const bounds = new Map((await readPriceBounds(db, id)).map((each) => [each.position, each]))
  const { key: _, ...shown } = { key: '', ...presentQuote(quote, lines, { key: '', now }) }
  const seesContact = may.has('customers.phone')
  const { number, status, gstin, placeOfSupply, createdAt, validUntil, gst, total } = shown
  return {
    _id: id,
    number,
    status,
    name: openPhonesIn(may, quote.name),
    phone: seesContact ? quote.phone : maskPhone(quote.phone),
    email: seesContact || quote.email === null ? quote.email : maskEmail(quote.email),
    gstin,
    placeOfSupply,
    createdAt,
    validUntil,
    sentAt: quote.sent_at?.toISOString() ?? null,
    acceptedAt: quote.accepted_at?.toISOString() ?? null,
    orderId: quote.order_id,
    remarks: quote.remarks && openPhonesIn(may, quote.remarks),
    lines: lines.map((line) => presentLine(line, bounds.get(line.position), may.has('costs.see'))),
    gst,
    total,
  }
}

function presentLine(line: QuoteLineRow, bounds: PriceBounds | undefined, seesCost: boolean): OfficeQuoteLine {
  const cost = bounds?.cost ?? null
  return {
    ...presentQuoteLine(line),
    listPrice: rupeesFromPaise(line.list_price),
    mrp: rupeesFromPaise(bounds?.mrp ?? line.list_price),
    ...(seesCost && {
      cost: cost === null ? null : rupeesFromPaise(cost),
      margin: marginPercent({ net: line.line_total - line.gst, cost: cost === null ? null : cost * line.quantity }),
    }),
  }
}
