import { queryOptions } from '@tanstack/react-query'
import type { ReviewList } from '../../../shared/office/review-lists.ts'
import { callOffice } from '../../api/call-office.ts'

/** A page of a list of reviews. */
export const reviewsQuery = (list: ReviewList, after: string | undefined) =>
  queryOptions({
    queryKey: ['reviews', 'list', list, after ?? ''],
    queryFn: ({ signal }) => callOffice('GET /reviews', { query: { list, after }, signal }),
    meta: { live: ['reviews'] },
  })

/** One review. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['reviews', 'one', id],
    queryFn: ({ signal }) => callOffice('GET /reviews/{id}', { params: { id }, signal }),
    meta: { live: ['reviews'] },
  })
