import { type FormEvent, useState } from 'react'
import type { Address } from '../../shared/contract/addresses.ts'
import { checkoutToasts } from '../../shared/copy/checkout-toasts.ts'
import { focusFirstBad } from '../../ui/focus-first-bad.ts'
import { toast } from '../../ui/show-toast.ts'
import { type AddressProblems, lacksField } from '../address/address-draft.ts'
import type { FirmProblems } from '../firm/firm-draft.ts'
import { useSession } from '../session/store.ts'
import { type CheckoutDraft, checkoutProblems, firmProblems, type PaymentMethod, savedFor } from './checkout-draft.ts'
import { firmRefused, type usePlaceOrder } from './use-place-order.ts'

interface Confirming {
  formId: string
  saved: readonly Address[]
  draft: CheckoutDraft
  onDraft: (draft: CheckoutDraft) => void
  placing: ReturnType<typeof usePlaceOrder>
}

/** Places the order where nothing is missing; else the first thing that is gets the focus, also where the shop found it. */
export function useConfirming(what: Confirming) {
  const { saved, draft, onDraft, placing } = what
  const user = useSession((state) => state.user.user)
  const [problems, setProblems] = useState<AddressProblems>({})
  const [methodMissing, setMethodMissing] = useState(false)
  const { ofFirm, setOfFirm, place } = usePlacing(what)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (placing.isPending) return
    const [found, firm] = [checkoutProblems(draft), firmProblems(draft, saved)]
    focusFirstBad(event.currentTarget, () => {
      setProblems(found)
      setOfFirm(firm)
      setMethodMissing(draft.method === null)
    })
    if (lacksField(draft.address, found)) toast.error(checkoutToasts.selectAddress)
    if (Object.keys({ ...found, ...firm }).length > 0) return
    if (draft.method === null) toast.error(checkoutToasts.selectPayment)
    else place(draft)
  }
  const onChange = (part: Partial<CheckoutDraft>, left: AddressProblems) => {
    onDraft({ ...draft, ...part })
    // what was asked was asked about another address
    if (placing.doubt) placing.reset()
    setProblems(left)
    toast.mended(checkoutToasts.selectAddress)
  }
  const changeMethod = (method: PaymentMethod) => {
    onDraft({ ...draft, method })
    setMethodMissing(false)
    toast.mended(checkoutToasts.selectPayment)
  }
  const onFirm = (part: Partial<CheckoutDraft>, left: FirmProblems) => {
    const next = { ...draft, ...part }
    // an address of another firm is none of this one's
    const isThere = savedFor(next, user).some(({ _id }) => _id === next.savedId)
    onDraft(isThere ? next : { ...next, savedId: '' })
    setOfFirm(left)
  }
  const confirmState = () => place({ ...draft, stateConfirmed: true })
  return { problems, firmProblems: ofFirm, methodMissing, submit, confirmState, onChange, onFirm, changeMethod }
}

/** Sends the order. What the shop finds wrong with the firm that buys is said at its fields. */
function usePlacing({ formId, placing }: Confirming) {
  const [ofFirm, setOfFirm] = useState<FirmProblems>({})
  const place = (attempt: Parameters<typeof placing.mutate>[0]) => {
    const onError = (error: Error) => {
      const form = document.getElementById(formId)
      if (form) focusFirstBad(form, () => setOfFirm(firmRefused(error)))
    }
    placing.mutate(attempt, { onError })
  }
  return { ofFirm, setOfFirm, place }
}
