import { queryOptions } from '@tanstack/react-query'
import { hasStatus } from '../../ui/api-failure.ts'
import { call } from '../api/call.ts'
import { carried } from '../api/queries.ts'

/** Query of a quotation, null where this key opens none; asked for on every visit. */
export const quoteQuery = (number: string, key: string) =>
  queryOptions({
    queryKey: ['quote', number, key],
    queryFn: async (given) => {
      if (key === '') return null
      try {
        return (await call('GET /quote/{number}', { params: { number }, query: { key } }, carried(given))).data
      } catch (error) {
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
    staleTime: 0,
  })
