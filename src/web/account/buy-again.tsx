import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReorderChange } from '../../shared/contract/changed-lines.ts'
import type { Order } from '../../shared/contract/orders.ts'
import { orders as copy } from '../../shared/copy/orders.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { newIdempotencyKey } from '../checkout/idempotency-key.ts'
import { fullName } from '../goods/full-name.ts'
import { paths } from '../router/paths.ts'
import { keepCart } from '../session/personal-queries.ts'

interface BuyAgainProps {
  order: Order
  onClose: () => void
}

/**
 * Puts an order into the cart again as soon as it is there, and leads to the cart. Where the cart has other goods it asks first;
 * what has changed since is shown before.
 */
export default function BuyAgain({ order, onClose }: BuyAgainProps) {
  const { fill, isAsking, isPending, changes } = useBuyAgain(order, onClose)
  if (changes.length > 0) return <Changes changes={changes} onClose={onClose} />
  if (!isAsking) return null
  return (
    <Dialog title={copy.again.button} closeLabel={copy.close} onClose={onClose} size="narrow">
      <p className="mb-6">{copy.again.question}</p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button pending={isPending} onClick={() => fill('add')}>
          {copy.again.add}
        </Button>
        <Button kind="outline" pending={isPending} onClick={() => fill('replace')}>
          {copy.again.replace}
        </Button>
      </div>
    </Dialog>
  )
}

function useBuyAgain(order: Order, onClose: () => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, data } = useMutation({
    mutationKey: ['cart'],
    scope: { id: 'cart' },
    mutationFn: (mode: 'add' | 'replace' | undefined) => {
      const input = { params: { id: order._id }, body: mode === undefined ? {} : { mode } }
      return call('POST /order/reorder/{id}', input, { idempotencyKey: key })
    },
    onSuccess: async ({ data: cart, changes, message }) => {
      await keepCart(queryClient, cart)
      if (changes.length > 0) return
      toast.success(message)
      onClose()
      navigate(paths.cart)
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.code === 'cart_not_empty') return setAsking(true)
      toast.error(failureText(error, copy.again.failed))
      onClose()
    },
  })
  const begin = useRef(mutate)
  useEffect(() => begin.current(undefined), [])
  return { fill: mutate, isAsking, isPending, changes: data?.changes ?? [] }
}

function Changes({ changes, onClose }: { changes: readonly ReorderChange[]; onClose: () => void }) {
  return (
    <Dialog
      title={copy.again.changed}
      closeLabel={copy.close}
      onClose={onClose}
      size="narrow"
      footer={
        <div className="flex justify-end">
          <ButtonLink to={paths.cart}>{copy.again.toCart}</ButtonLink>
        </div>
      }
    >
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={`${change.line} ${change.why}`} className="min-w-0">
            <p className="font-semibold wrap-anywhere">{fullName(change)}</p>
            <p className="figures text-sm text-steel">{sentenceOf(change)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function sentenceOf({ why, was, now, replacedBy }: ReorderChange): string {
  const { sentences } = copy.again
  if (why === 'price') return sentences.price(formatRupees(was), formatRupees(now))
  return sentences[why](was, now, replacedBy && fullName(replacedBy))
}
