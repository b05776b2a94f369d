import type { OfficeQuestion } from '../../../shared/contract/office/question-calls.ts'
import type { ProductQuestions } from '../../../shared/contract/questions.ts'
import { questionsOfficeCopy as copy } from '../../../shared/copy/office/questions.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { QuestionList } from '../../../shared/office/question-lists.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { besideLimits } from '../../../shared/product-engagement-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { presentForOffice, presentQuestion } from './present-question.ts'
import {
  countQuestions,
  findQuestions,
  findQuestionWithGoods,
  type OfficeQuestionRow,
  selectQuestions,
} from './question-queries.ts'

/** Returns the shown questions of a product: as many as its page takes. */
export async function questionsOf({ db }: Pick<Shop, 'db'>, productId: string): Promise<ProductQuestions> {
  const rows = await findQuestions(db, productId, besideLimits.questionsShown)
  return { productId, questions: rows.map(presentQuestion) }
}

/** Questions as the shop's people look through them. `after`: the `next` of the page before; one that is none begins anew. */
export async function listQuestions(
  { db }: Pick<Shop, 'db'>,
  { list, after }: { list: QuestionList; after?: string | undefined },
) {
  const limit = officeLimits.officeRows
  const [rows, counts] = await Promise.all([
    selectQuestions(db, list, { after: after === undefined ? undefined : readPlace(after), limit: limit + 1 }),
    countQuestions(db, officeLimits.countedMost),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { data: shown.map(presentForOffice), next: rows.length > limit && last ? placeOf(last) : null, counts }
}

/** One question as the shop's people see it. Throws `not_found`. */
export async function getQuestion({ db }: Pick<Shop, 'db'>, id: string): Promise<OfficeQuestion> {
  const row = await findQuestionWithGoods(db, id)
  if (!row) throw new Failure('not_found', copy.notFound)
  return presentForOffice(row)
}

const placeOf = ({ created_at, id }: OfficeQuestionRow) => `${created_at.toISOString()}_${id}`

function readPlace(text: string): { at: Date; id: string } | undefined {
  const [, moment = '', id = ''] = /^([\d:.TZ-]{20,30})_(.{1,80})$/.exec(text) ?? []
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) ? undefined : { at, id }
}
