import { useQuery } from '@tanstack/react-query'
import { ExplainedAmounts } from '../../../ui/explained-amounts.tsx'
import { callOffice } from '../../api/call-office.ts'

/** Explanation of how the amounts of an order, its papers and refunds came about; `version`: of the order as it is shown. */
export default function ExplainedMoney({ orderId, version }: { orderId: string; version: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'explained', orderId, version],
    queryFn: async ({ signal }) =>
      (await callOffice('GET /orders/{id}/explain', { params: { id: orderId }, signal })).data,
    staleTime: 0,
  })
  return <ExplainedAmounts all={data} failure={error} onRetry={() => void refetch()} />
}
