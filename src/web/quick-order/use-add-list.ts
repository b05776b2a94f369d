import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { listLimits } from '../../shared/list-limits.ts'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { newIdempotencyKey } from '../checkout/idempotency-key.ts'
import { paths } from '../router/paths.ts'
import { keepCart } from '../session/personal-queries.ts'
import { stoppedList } from '../session/stopped-list.ts'
import { useSession } from '../session/store.ts'
import { changeList, chooseLine, type ReadList } from './kept-list.ts'
import { chosenOf, keyOf, quantityOf } from './line-choices.ts'

/** Lines that go into the cart next, each with its place in the list. */
export function takenOf({ lines, choices }: ReadList) {
  const taken = choices.flatMap((choice, at) => {
    const line = lines[at]
    const article = line && chosenOf(line, choice)
    const quantity = quantityOf(choice.quantity)
    if (!article || !choice.taken || choice.added || quantity === undefined) return []
    return [{ at, productId: article.productId, variantId: article.variantId, quantity }]
  })
  return taken.slice(0, listLimits.addedAtOnce)
}

/** Puts what is taken into the cart, and says at each line what became of it. A visitor is asked to sign in; the list stays. */
export function useAddList(list: ReadList) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const userId = useSession((state) => state.user.user?._id ?? null)
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const taken = takenOf(list)
      const items = taken.map(({ at: _, ...item }) => item)
      const answer = await call('POST /cart/add-many', { body: { items } }, { idempotencyKey: list.sendKey })
      return { id: list.id, taken, answer, userId }
    },
    onSuccess: async ({ id, taken, answer, userId }) => {
      changeList(id, () => ({ sendKey: newIdempotencyKey(), userId }))
      markLines(id, taken, answer.notAdded)
      await keepCart(queryClient, answer.data)
      if (answer.notAdded.length < taken.length) toast.success(answer.message)
      else toast.error(answer.message)
    },
    onError: (error) => {
      if (!hasStatus(error, 401)) {
        toast.error(failureText(error, copy.addFailed))
        return
      }
      stoppedList.write('yes')
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

type Taken = ReturnType<typeof takenOf>[number]
type NotAdded = Omit<Taken, 'at'> & { message: string }

/** Says at each line that was sent whether it is in the cart, or why it is not. */
function markLines(id: string, taken: readonly Taken[], notAdded: readonly NotAdded[]): void {
  const refused = [...notAdded]
  for (const { at, ...item } of taken) {
    const index = refused.findIndex((each) => keyOf(each) === keyOf(item) && each.quantity === item.quantity)
    const [problem] = index === -1 ? [] : refused.splice(index, 1)
    const outcome = problem ? { problem: problem.message } : { added: true, problem: null }
    chooseLine(id, at, { ...outcome, taken: false })
  }
}
