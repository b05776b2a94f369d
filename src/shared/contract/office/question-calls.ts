import * as z from 'zod/mini'
import { questionsOfficeCopy as copy } from '../../copy/office/questions.ts'
import { questionLists } from '../../office/question-lists.ts'
import { deskLimits } from '../../order-desk-limits.ts'
import { besideLimits } from '../../product-engagement-limits.ts'
import { success } from '../endpoint.ts'
import { id, paragraph } from '../fields.ts'
import { Question } from '../questions.ts'
import { editOf } from './edit.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A question as the shop's people see it: also what it is about, who asked, and whether everybody sees it. */
export const OfficeQuestion = z.extend(Question, {
  state: z.enum(['waiting', 'published', 'hidden']),
  hiddenReason: z.nullable(z.string()),
  asker: z.string(),
  askerId: z.string(),
  product: z.strictObject({ _id: z.string(), name: z.string(), image: z.string() }),
  version: z.int(),
})
export type OfficeQuestion = z.infer<typeof OfficeQuestion>

const params = z.object({ id })
const changed = success({ message: z.string(), data: OfficeQuestion })

/** Calls for shoppers' questions about products: nobody sees one until the shop has looked at it. */
export const officeQuestions = {
  listQuestions: staffEndpoint({
    method: 'GET',
    path: '/questions',
    summary: 'A page of questions, and how many wait',
    needs: 'questions.answer',
    query: z.object({
      list: z._default(z.enum(questionLists), 'waiting'),
      after: z.optional(z.string().check(z.maxLength(120))),
    }),
    answer: success({
      data: z.array(OfficeQuestion),
      next: z.nullable(z.string()),
      counts: z.strictObject({ waiting: z.int(), unanswered: z.int() }),
    }),
  }),
  getQuestion: staffEndpoint({
    method: 'GET',
    path: '/questions/{id}',
    summary: 'One question',
    needs: 'questions.answer',
    params,
    answer: success({ data: OfficeQuestion }),
  }),
  publishQuestion: staffEndpoint({
    method: 'POST',
    path: '/questions/{id}/publish',
    summary: 'Shows a question on its product’s page',
    needs: 'questions.answer',
    command: 'question.publish',
    params,
    answer: changed,
  }),
  hideQuestion: staffEndpoint({
    method: 'POST',
    path: '/questions/{id}/hide',
    summary: 'Does not show a question, with a reason, which its asker gets by mail',
    needs: 'questions.answer',
    command: 'question.hide',
    params,
    body: z.strictObject({ reason: paragraph(deskLimits.reasonMax, copy.reasonNeeded) }),
    answer: changed,
  }),
  answerQuestion: staffEndpoint({
    method: 'PATCH',
    path: '/questions/{id}/answer',
    summary: 'Answers a question in public, changes the answer, or takes it away (null)',
    needs: 'questions.answer',
    command: 'question.answer',
    params,
    body: editOf({ answer: z.nullable(paragraph(besideLimits.questionAnswerMax, copy.answerNeeded)) }),
    answer: changed,
  }),
}
