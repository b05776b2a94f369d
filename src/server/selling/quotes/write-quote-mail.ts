import { orderMails } from '../../../shared/copy/order-mails.ts'
import { quotes } from '../../../shared/copy/quotes.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import type { QuoteMail } from './queue-quote-mail.ts'
import { quoteKey } from './quote-key.ts'
import { addQuoteKey, findQuote, findQuoteLines } from './quote-queries.ts'

const copy = quotes.mail

/**
 * The mail with the link of a quotation, which has a key of its own: none lies in the queue. Undefined where no address was given, or
 * the quotation is there no more. Nothing that was typed is in it: anybody may type anybody's address.
 */
export async function writeQuoteMail(shop: Shop, { quoteId }: QuoteMail): Promise<Mail | undefined> {
  const quote = await findQuote(shop.db, quoteId)
  if (!quote?.email) return undefined
  const total = (await findQuoteLines(shop.db, [quoteId])).reduce((sum, line) => sum + line.line_total, 0)
  const key = quoteKey(quoteId, shop.newToken())
  await addQuoteKey(shop.db, quoteId, hashToken(key))
  return {
    to: quote.email,
    subject: copy.subject(quote.number),
    ...letter(shop.settings.identity(), [
      { heading: copy.heading },
      { text: orderMails.greeting(null) },
      { text: copy.text(quote.number, formatDate(quote.valid_until.toISOString())) },
      { facts: [{ name: copy.total, lines: [formatRupees(rupeesFromPaise(total))] }] },
      { button: { label: copy.button, href: `${shop.config.publicUrl}/quote/${quote.number}?key=${key}` } },
      { text: copy.notYou },
    ]),
  }
}
