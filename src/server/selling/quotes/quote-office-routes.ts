import type { FastifyInstance } from 'fastify'
import { officeQuotes } from '../../../shared/contract/office/quotes.ts'
import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { readOf, recordContactReads } from '../../staff/contact-reads.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { declineQuote } from './decline-quote.ts'
import { getQuoteForStaff, listQuotes } from './office-quotes.ts'
import { findQuote } from './quote-queries.ts'
import { repriceQuote } from './reprice-quote.ts'
import { sendQuote } from './send-quote.ts'

/** Quotations, for the people of the shop. */
export function quoteOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  const seenBy = ({ permissions: may }: { permissions: Parameters<typeof getQuoteForStaff>[2]['may'] }) => ({
    may,
    now: shop.clock(),
  })
  staffRoute(office, shop, officeQuotes.listQuotes, ({ query, staff }) => listQuotes(shop, query, staff.permissions))
  staffRoute(office, shop, officeQuotes.getQuoteForStaff, async ({ params: { id }, staff }) => {
    const data = await getQuoteForStaff(shop.db, id, seenBy(staff))
    const quote = await findQuote(shop.db, id)
    await recordContactReads(shop, staff, [readOf(quote?.user_id ?? null, { subject: 'quote', id })])
    return { data }
  })
  staffCommand(office, shop, officeQuotes.priceQuote, async ({ params: { id }, body, staff }, work) => {
    const prices = body.prices.map(({ position, price }) => ({ position, price: paiseFromRupees(price) }))
    await repriceQuote(shop, work, id, prices)
    return { message: copy.saved, data: await getQuoteForStaff(work.tx, id, seenBy(staff)) }
  })
  staffCommand(office, shop, officeQuotes.sendQuote, async ({ params: { id }, staff }, work) => {
    await sendQuote(shop, work, id)
    return { message: copy.sent, data: await getQuoteForStaff(work.tx, id, seenBy(staff)) }
  })
  staffCommand(office, shop, officeQuotes.declineQuote, async ({ params: { id }, staff }, work) => {
    await declineQuote(shop, work, id)
    return { message: copy.declined, data: await getQuoteForStaff(work.tx, id, seenBy(staff)) }
  })
}
