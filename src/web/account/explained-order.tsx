import { useQuery } from '@tanstack/react-query'
import { ExplainedAmounts } from '../../ui/explained-amounts.tsx'
import { call } from '../api/call.ts'

/** Explanation of how the amounts of an order, its papers and refunds came about. */
export default function ExplainedOrder({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['mine', 'explained', orderId],
    queryFn: async ({ signal }) =>
      (await call('GET /order/{id}/explain', { params: { id: orderId } }, { signal })).data,
    staleTime: 0,
  })
  return <ExplainedAmounts all={data} failure={error} onRetry={() => void refetch()} />
}
