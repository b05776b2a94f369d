import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { cart as copy } from '../../shared/copy/cart.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { keepCart } from '../session/personal-queries.ts'
import { clearedCartQuery } from './cleared-cart-query.ts'

/** Offers the cart that was emptied within the last day, and names what could not be put back of it. */
export function ClearedCart({ onRestored }: { onRestored: () => void }) {
  const cleared = useQuery({ ...clearedCartQuery(), refetchOnMount: 'always' })
  const restore = useRestore(onRestored)
  const items = cleared.data?.items ?? 0
  const notRestored = restore.data?.notRestored ?? []
  return (
    <>
      <div role="status" className="not-empty:mb-4">
        {notRestored.length > 0 && (
          <div className="rounded-sm border border-signal bg-signal-wash px-3 py-2.5 text-sm font-medium">
            <p>{copy.notRestored}</p>
            <ul className="mt-1 list-disc pl-5">
              {notRestored.map(({ productId, variantId, message }) => (
                <li key={`${productId} ${variantId}`}>{message}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {items > 0 && (
        <section
          aria-label={copy.cleared}
          className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-line bg-paper px-4 py-2"
        >
          <p className="text-sm">{copy.clearedItems(items)}</p>
          <Button kind="outline" pending={restore.isPending} onClick={() => restore.mutate()}>
            <Icon of={Undo2} size={18} />
            {copy.restore}
          </Button>
        </section>
      )}
    </>
  )
}

function useRestore(onRestored: () => void) {
  const queryClient = useQueryClient()
  const done = useRef(onRestored)
  done.current = onRestored
  const lookAgain = () => void queryClient.invalidateQueries({ queryKey: clearedCartQuery().queryKey })
  return useMutation({
    mutationKey: ['cart'],
    scope: { id: 'cart' },
    mutationFn: () => call('POST /cart/restore'),
    onSuccess: async ({ data, message }) => {
      toast.success(message)
      done.current()
      await keepCart(queryClient, data)
      lookAgain()
    },
    onError: (error) => {
      toast.error(failureText(error, copy.restoreFailed))
      lookAgain()
    },
  })
}
