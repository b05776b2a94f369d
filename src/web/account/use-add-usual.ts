import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { UsualItem } from '../../shared/contract/usual-items.ts'
import { usualItems as copy } from '../../shared/copy/usual-items.ts'
import { failureText } from '../../ui/api-failure.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { newIdempotencyKey } from '../checkout/idempotency-key.ts'
import { keepCart } from '../session/personal-queries.ts'

/** Identity of a line: product and variant. */
export const keyOf = ({ productId, variantId }: Pick<UsualItem, 'productId' | 'variantId'>): string =>
  `${productId} ${variantId ?? ''}`

/** The article that goes into the cart: in place of what is gone its successor's. */
const articleOf = (item: UsualItem) => item.replacedBy ?? item

/**
 * Puts usual items into the cart with their usual pieces. Sent again after no answer came it adds nothing twice; `onAdded` hears
 * which are in the cart.
 */
export function useAddUsual(onAdded: (keys: readonly string[]) => void) {
  const queryClient = useQueryClient()
  // the key of a sending holds until it is answered, for the same items
  const sending = useRef<{ of: string; key: string } | null>(null)
  return useMutation({
    mutationKey: ['cart'],
    scope: { id: 'cart' },
    mutationFn: async (lines: readonly UsualItem[]) => {
      const items = lines.map((line) => {
        const { productId, variantId } = articleOf(line)
        return { productId, variantId, quantity: line.now?.pieces ?? 1 }
      })
      const of = JSON.stringify(items)
      if (sending.current?.of !== of) sending.current = { of, key: newIdempotencyKey() }
      return call('POST /cart/add-many', { body: { items } }, { idempotencyKey: sending.current.key })
    },
    onSuccess: async ({ data, message, notAdded }, lines) => {
      sending.current = null
      await keepCart(queryClient, data)
      const refused = new Set(notAdded.map(keyOf))
      onAdded(lines.filter((line) => !refused.has(keyOf(articleOf(line)))).map(keyOf))
      const [first] = notAdded
      if (first) toast.error(notAdded.length < lines.length ? `${message}. ${first.message}` : first.message)
      else toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['mine', 'usual-items'] })
    },
    onError: (error) => void toast.error(failureText(error, copy.addFailed)),
  })
}
