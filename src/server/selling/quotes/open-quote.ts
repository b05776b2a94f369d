import { readQuoteNumber } from '../../../domain/selling/quotes/quote-number.ts'
import { quotes as copy } from '../../../shared/copy/quotes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { findQuoteByKey, type QuoteRow } from './quote-queries.ts'

/** Number of a quotation as somebody wrote it, and a key that they have for it. */
export interface QuoteOpener {
  number: string
  key: string
}

/** Finds a quotation for who has a key of it. Throws `not_found`, the same for an unknown number and a wrong key. */
export async function openQuote({ db }: Pick<Shop, 'db'>, { number: written, key }: QuoteOpener): Promise<QuoteRow> {
  const number = readQuoteNumber(written)
  const quote = number === null ? undefined : await findQuoteByKey(db, number, hashToken(key))
  if (!quote) throw new Failure('not_found', copy.notFound)
  return quote
}
