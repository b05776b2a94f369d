import { queryOptions } from '@tanstack/react-query'
import type { QuestionList } from '../../../shared/office/question-lists.ts'
import { callOffice } from '../../api/call-office.ts'

/** A page of a list of questions. */
export const questionsQuery = (list: QuestionList, after: string | undefined) =>
  queryOptions({
    queryKey: ['questions', 'list', list, after ?? ''],
    queryFn: ({ signal }) => callOffice('GET /questions', { query: { list, after }, signal }),
    meta: { live: ['questions'] },
  })

/** One question. */
export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: ['questions', 'one', id],
    queryFn: ({ signal }) => callOffice('GET /questions/{id}', { params: { id }, signal }),
    meta: { live: ['questions'] },
  })
