import type { Kysely } from 'kysely'
import type { QuestionNews } from '../../../shared/copy/question-form.ts'
import type { Database } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'

/** Owes the asker a mail about a question, in the transaction of what happened to it at this moment. */
export function queueQuestionMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  { questionId, news, at }: { questionId: string; news: QuestionNews; at: Date },
  leavesAt: Date,
): Promise<void> {
  const eventKey = `question:${questionId}:${news}:${at.getTime()}`
  return queueMail(db, shop, { kind: 'question_news', eventKey, payload: { questionId, news } }, leavesAt)
}
