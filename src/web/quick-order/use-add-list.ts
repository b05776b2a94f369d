import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { newIdempotencyKey } from '../checkout/idempotency-key.ts'
import { paths } from '../router/paths.ts'
import { keepCart } from '../session/personal-queries.ts'
import { chosenOf, keyOf, quantityOf } from './line-choices.ts'
import type { ChooseLine, ReadList } from './use-read-list.ts'

/** Lines that go into the cart, each with its place in the list. */
export function takenOf({ lines, choices }: ReadList) {
  return choices.flatMap((choice, at) => {
    const line = lines[at]
    const article = line && chosenOf(line, choice)
    const quantity = quantityOf(choice.quantity)
    if (!article || !choice.taken || choice.added || quantity === undefined) return []
    return [{ at, productId: article.productId, variantId: article.variantId, quantity }]
  })
}

/** Puts what is taken into the cart, and says at each line what became of it. A visitor is asked to sign in; the list stays. */
export function useAddList(list: ReadList, choose: ChooseLine) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  // while it is unknown what was added it stays, for this list: sent again, nothing is added twice
  const sent = useRef<{ list: string; key: string }>(undefined)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const taken = takenOf(list)
      const items = taken.map(({ at: _, ...item }) => item)
      const pasted = list.lines.map(({ text }) => text).join('\n')
      if (sent.current?.list !== pasted) sent.current = { list: pasted, key: newIdempotencyKey() }
      const answer = await call('POST /cart/add-many', { body: { items } }, { idempotencyKey: sent.current.key })
      sent.current = undefined
      return { lines: list.lines, taken, answer }
    },
    onSuccess: async ({ lines, taken, answer }) => {
      await keepCart(queryClient, answer.data)
      const refused = [...answer.notAdded]
      for (const { at, ...item } of taken) {
        const index = refused.findIndex((each) => keyOf(each) === keyOf(item) && each.quantity === item.quantity)
        const [problem] = index === -1 ? [] : refused.splice(index, 1)
        choose(
          lines,
          at,
          problem ? { problem: problem.message, taken: false } : { added: true, taken: false, problem: null },
        )
      }
      if (answer.notAdded.length < taken.length) toast.success(answer.message)
      else toast.error(answer.message)
    },
    onError: (error) => {
      if (!hasStatus(error, 401)) {
        toast.error(failureText(error, copy.addFailed))
        return
      }
      toast.error(copy.loginToAdd)
      navigate(paths.login)
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  const add = () => {
    // a second press may come before the button has been drawn as busy
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate()
  }
  return { add, isPending }
}
