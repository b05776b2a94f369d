import type { FastifyInstance } from 'fastify'
import { officeQuestions } from '../../../shared/contract/office/question-calls.ts'
import { questionsOfficeCopy as copy } from '../../../shared/copy/office/questions.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { getQuestion, listQuestions } from './list-questions.ts'
import { answerQuestion, hideQuestion, publishQuestion } from './moderate-question.ts'

/** Registers the moderation of shoppers' questions, for the people of the shop. */
export function questionOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeQuestions.listQuestions, ({ query }) => listQuestions(shop, query))
  staffRoute(office, shop, officeQuestions.getQuestion, async ({ params }) => ({
    data: await getQuestion(shop, params.id),
  }))
  staffCommand(office, shop, officeQuestions.publishQuestion, async ({ params: { id } }, work) => {
    await about(work, id)
    await publishQuestion(work, id)
    return { message: copy.published, data: await getQuestion({ db: work.tx }, id) }
  })
  staffCommand(office, shop, officeQuestions.hideQuestion, async ({ params: { id }, body }, work) => {
    await about(work, id)
    await hideQuestion(shop, work, id, body.reason)
    return { message: copy.hidden, data: await getQuestion({ db: work.tx }, id) }
  })
  staffCommand(office, shop, officeQuestions.answerQuestion, async ({ params: { id }, body }, work) => {
    await about(work, id)
    await answerQuestion(shop, work, id, body)
    return { message: copy.answered, data: await getQuestion({ db: work.tx }, id) }
  })
}

/** The history calls a question by its product: who asked is not the shop's to keep there. */
async function about(work: CommandWork, id: string): Promise<void> {
  const { product } = await getQuestion({ db: work.tx }, id)
  work.about({ kind: 'question', id, name: product.name })
}
