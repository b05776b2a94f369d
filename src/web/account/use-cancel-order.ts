import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountToasts } from '../../shared/copy/account-toasts.ts'
import { orders as copy } from '../../shared/copy/orders.ts'
import { failureText } from '../../ui/api-failure.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { ordersQuery } from './orders-query.ts'

/** Cancels an order (SPEC §4); afterwards the history is as the server has it, also where it refused. */
export function useCancelOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      call('PATCH /order/change-status/{id}', { params: { id }, body: { status: 'cancelled', type: 'order' } }),
    onSuccess: ({ message, data }) => {
      queryClient.setQueryData(ordersQuery().queryKey, (orders) =>
        orders?.map((order) => (order._id === data._id ? data : order)),
      )
      toast.success(message || accountToasts.orderStatusUpdated)
    },
    onError: (error) => toast.error(failureText(error, copy.cancelFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersQuery().queryKey }),
  })
}
