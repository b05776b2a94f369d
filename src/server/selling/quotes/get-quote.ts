import type { Quote } from '../../../shared/contract/quotes.ts'
import type { Shop } from '../../platform/shop.ts'
import { openQuote, type QuoteOpener } from './open-quote.ts'
import { presentQuote } from './present-quote.ts'
import { findQuoteLines } from './quote-queries.ts'

/** A quotation, for a caller that has its key. Throws `not_found`. */
export async function getQuote(shop: Pick<Shop, 'db' | 'clock'>, opener: QuoteOpener): Promise<Quote> {
  const quote = await openQuote(shop, opener)
  return presentQuote(quote, await findQuoteLines(shop.db, [quote.id]), { key: opener.key, now: shop.clock() })
}
