import { queryOptions } from '@tanstack/react-query'
import type { StatementDays } from '../../shared/statement-periods.ts'
import { call } from '../api/call.ts'

/** The shopper's statement of account between two days. Payments come without us: asked for on every visit. */
export const statementQuery = ({ from, to }: StatementDays) =>
  queryOptions({
    queryKey: ['mine', 'statement', from, to],
    queryFn: async ({ signal }) => (await call('GET /user/statement', { query: { from, to } }, { signal })).data,
    staleTime: 0,
  })
