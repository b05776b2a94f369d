import { drawnInTurn } from '../../platform/pdf/draw-in-turn.ts'
import type { Shop } from '../../platform/shop.ts'
import { openQuote, type QuoteOpener } from './open-quote.ts'
import type { drawQuote } from './pdf/draw-quote.ts'
import { quotePaper } from './quote-paper.ts'
import { findQuoteLines } from './quote-queries.ts'

const printQuote = drawnInTurn<typeof drawQuote>(new URL('./pdf/draw-quote.ts', import.meta.url), 'drawQuote')

/** A quotation as a PDF on A4, for who has its key, and its file name. Throws `not_found`, and as drawnInTurn says. */
export async function renderQuotePdf(
  shop: Pick<Shop, 'db' | 'settings'>,
  opener: QuoteOpener,
  gone: AbortSignal,
): Promise<{ fileName: string; bytes: Buffer }> {
  const quote = await openQuote(shop, opener)
  const paper = quotePaper(quote, await findQuoteLines(shop.db, [quote.id]), shop.settings.identity())
  const bytes = await printQuote({ who: quote.id, gone }, paper)
  return { fileName: `quotation-${quote.number}.pdf`, bytes }
}
