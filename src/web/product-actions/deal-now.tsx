import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Deal } from '../../shared/contract/bargains.ts'
import { bargains as copy } from '../../shared/copy/bargains.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { cartQuery, keepCart } from '../session/personal-queries.ts'
import { dealQuery } from './deal-query.ts'

/** Buttons of a deal: take what the shop asks, put what is agreed into the cart, or end it. */
export function DealNow({ deal, onChange }: { deal: Deal; onChange: (deal: Deal | null) => void }) {
  const queryClient = useQueryClient()
  const onError = (error: Error) => {
    toast.error(failureText(error, copy.failed))
    void queryClient.invalidateQueries({ queryKey: dealQuery().queryKey })
  }
  const take = useMutation({
    mutationFn: () => call('POST /bargain/take', { body: { dealId: deal._id, shownPrice: deal.price } }),
    onSuccess: async ({ message, data, cart }) => {
      onChange(data)
      if (cart) await keepCart(queryClient, cart)
      toast.success(message)
    },
    onError,
  })
  const end = useMutation({
    mutationFn: () => call('POST /bargain/end', { body: { dealId: deal._id } }),
    onSuccess: ({ message }) => {
      onChange(null)
      toast.success(message)
      return queryClient.invalidateQueries({ queryKey: cartQuery().queryKey })
    },
    onError,
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button pending={take.isPending} onClick={() => take.mutate()} className="max-sm:w-full">
        {deal.state === 'open' ? copy.take(formatRupees(deal.price)) : copy.putInCart}
      </Button>
      <Button kind="outline" pending={end.isPending} onClick={() => end.mutate()} className="max-sm:w-full">
        {copy.end}
      </Button>
    </div>
  )
}
