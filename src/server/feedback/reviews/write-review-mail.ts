import { orderMails } from '../../../shared/copy/order-mails.ts'
import { product as words } from '../../../shared/copy/product.ts'
import { reviewMails as copy, type ReviewNews } from '../../../shared/copy/review-mails.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { LetterPart } from '../../platform/mail/letter-parts.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { mailNameOf } from '../../shoppers/accounts/mail-name.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'
import { findForOffice, type OfficeReviewRow } from './office-review-queries.ts'

/** `known`: of a mail about until when it is hidden, what the writer knows (ISO 8601; null: no end). */
type About = { reviewId: string; news: ReviewNews; known?: string | null }

/**
 * The mail to the writer of a review; undefined where there is no address, or what it would say is not so any more when it
 * leaves.
 */
export async function writeReviewMail(shop: Shop, { reviewId, news, known }: About): Promise<Mail | undefined> {
  const review = await findForOffice(shop.db, reviewId)
  const writer = review && (await findUser(shop.db, review.user_id))
  const sentences = review && whatHappened(review, news, known)
  if (!writer?.email || !sentences) return undefined
  return {
    to: writer.email,
    subject: copy.subject[news](review.product_name),
    ...letter(shop.settings.identity(), [
      { heading: copy.heading[news] },
      { text: orderMails.greeting(mailNameOf(writer)) },
      ...sentences.map((text): LetterPart => ({ text })),
      {
        facts: [
          { name: copy.product, lines: [review.product_name] },
          { name: copy.stars, lines: [words.stars(review.rating)] },
        ],
      },
      { button: { label: copy.button, href: `${shop.config.publicUrl}/products/${review.product_id}` } },
    ]),
  }
}

function whatHappened(review: OfficeReviewRow, news: ReviewNews, known?: string | null): string[] | undefined {
  const { state, hidden_reason, hidden_until, answer } = review
  const until = hidden_until && copy.until(formatMoment(hidden_until.toISOString()))
  if (news === 'hidden') {
    return hidden_reason === null ? undefined : [copy.hidden, hidden_reason, ...(until ? [until] : []), copy.appeal]
  }
  if (news === 'until') {
    if (hidden_reason === null || (hidden_until?.toISOString() ?? null) === known) return undefined
    return [copy.changed, hidden_reason, until ?? copy.stays, copy.appeal]
  }
  if (news === 'published') return state === 'published' ? [copy.published] : undefined
  return answer === null || state === 'hidden' ? undefined : [copy.answered, answer]
}
