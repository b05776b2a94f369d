import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'

/** Asks the payment provider again for a refund that it refused. */
export function RetryRefundButton({ refundId }: { refundId: string }) {
  const client = useQueryClient()
  const command = useRef(newCommandId())
  const retry = useMutation({
    mutationFn: () => callOffice('POST /refunds/{id}/retry', { params: { id: refundId }, command: command.current }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await client.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: (error) => {
      command.current = newCommandId()
      toast.error(failureText(error, copy.notSent))
    },
  })
  return (
    <Button kind="outline" wide pending={retry.isPending} onClick={() => retry.mutate()}>
      {copy.retryRefund}
    </Button>
  )
}
