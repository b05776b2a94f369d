import type { FastifyInstance } from 'fastify'
import { questionsTag } from '../../../shared/cache-tags.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { questionForm as copy } from '../../../shared/copy/question-form.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { askQuestion } from './ask-question.ts'
import { questionsOf } from './list-questions.ts'

/** Questions of a product: asked and read. */
export function questionRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, questions.productQuestions, async ({ params }) => ({ data: await questionsOf(shop, params.id) }), {
    tags: ({ data }) => [questionsTag(data.productId)],
  })
  route(app, shop, questions.askQuestion, async ({ shopper, body }) => {
    await askQuestion(shop, shopper.userId, body)
    return { message: copy.sent }
  })
}
