import { orderMails } from '../../../shared/copy/order-mails.ts'
import { type QuestionNews, questionForm } from '../../../shared/copy/question-form.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { LetterPart } from '../../platform/mail/letter-parts.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { mailNameOf } from '../../shoppers/accounts/mail-name.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'
import { findQuestionWithGoods, type OfficeQuestionRow } from './question-queries.ts'

const copy = questionForm.mails

/** The mail to the asker of a question; undefined where there is no address, or what it would say is not so any more. */
export async function writeQuestionMail(
  shop: Shop,
  { questionId, news }: { questionId: string; news: QuestionNews },
): Promise<Mail | undefined> {
  const question = await findQuestionWithGoods(shop.db, questionId)
  const asker = question && (await findUser(shop.db, question.user_id))
  const sentences = question && whatHappened(question, news)
  if (!asker?.email || !sentences) return undefined
  return {
    to: asker.email,
    subject: copy.subject[news](question.product_name),
    ...letter(shop.settings.identity(), [
      { heading: copy.heading[news] },
      { text: orderMails.greeting(mailNameOf(asker)) },
      ...sentences.map((text): LetterPart => ({ text })),
      {
        facts: [
          { name: copy.product, lines: [question.product_name] },
          ...(mailNameOf(asker) === null ? [] : [{ name: copy.question, lines: question.text.split('\n') }]),
        ],
      },
      { button: { label: copy.button, href: `${shop.config.publicUrl}/products/${question.product_id}#questions` } },
    ]),
  }
}

function whatHappened({ state, hidden_reason, answer }: OfficeQuestionRow, news: QuestionNews): string[] | undefined {
  if (news === 'hidden') return hidden_reason === null ? undefined : [copy.hidden, hidden_reason, copy.again]
  return answer === null || state !== 'published' ? undefined : [copy.answered, answer]
}
