import * as z from 'zod/mini'
import { questionForm as copy } from '../copy/question-form.ts'
import { besideLimits } from '../product-engagement-limits.ts'
import { endpoint, success } from './endpoint.ts'
import { id, moment, paragraph, requiredId } from './fields.ts'

/** A question about a product and the shop's answer, without anything that says who asked. */
export const Question = z.strictObject({
  _id: z.string(),
  text: z.string(),
  askedAt: moment,
  answer: z.nullable(z.strictObject({ text: z.string(), at: moment })),
})
export type Question = z.infer<typeof Question>

/** The questions of a product that the shop has published, the newest first. */
export const ProductQuestions = z.strictObject({ productId: z.string(), questions: z.array(Question) })
export type ProductQuestions = z.infer<typeof ProductQuestions>

/** A question to ask. */
export const QuestionInput = z.object({
  productId: requiredId,
  text: paragraph(besideLimits.questionMax, copy.textNeeded, copy.tooLong).check(
    z.minLength(besideLimits.questionMin, copy.tooShort),
  ),
})

export const questions = {
  productQuestions: endpoint({
    method: 'GET',
    path: '/product/questions/{id}',
    summary: 'What was asked of a product, with the shop’s answers; empty where nothing was',
    access: 'public',
    params: z.object({ id }),
    answer: success({ data: ProductQuestions }),
  }),
  askQuestion: endpoint({
    method: 'POST',
    path: '/question',
    summary: 'Ask something about a product; others see it once the shop has published or answered it',
    access: 'shopper',
    rate: { account: 'question' },
    body: QuestionInput,
    status: 201,
    answer: success({ message: z.string() }),
  }),
}
