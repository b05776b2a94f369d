import { type FormEvent, useId, useState } from 'react'
import type { Cart } from '../../shared/contract/cart.ts'
import { checkout } from '../../shared/copy/checkout.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstBad } from '../../ui/focus-first-bad.ts'
import { Form } from '../../ui/form.tsx'
import { keepClear } from '../../ui/keep-clear.ts'
import { toast } from '../../ui/show-toast.ts'
import { type AddressProblems, lacksField } from '../address/address-draft.ts'
import { TestNote } from '../payment/test-note.tsx'
import { useSession } from '../session/store.ts'
import { type CheckoutDraft, checkoutProblems, type PaymentMethod } from './checkout-draft.ts'
import { CheckoutFooter } from './checkout-footer.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import type { usePlaceOrder } from './use-place-order.ts'

interface CheckoutDialogProps {
  cart: Cart
  draft: CheckoutDraft
  onDraft: (draft: CheckoutDraft) => void
  placing: ReturnType<typeof usePlaceOrder>
  onClose: () => void
}

/** The address/payment window in its mode `cart`: where to, how to pay, confirm (SPEC §2, §4). */
export function CheckoutDialog({ cart, draft, onDraft, placing, onClose }: CheckoutDialogProps) {
  const saved = useSession((state) => state.user.user?.address) ?? []
  const formId = useId()
  const { problems, methodMissing, submit, changeDelivery, changeMethod } = useConfirming(draft, onDraft, placing)
  return (
    <Dialog
      title={checkout.title}
      closeLabel={checkout.close}
      onClose={onClose}
      size="wide"
      footer={<CheckoutFooter cart={cart} draft={draft} formId={formId} placing={placing} />}
    >
      <Form
        id={formId}
        onSubmit={submit}
        className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-8"
      >
        <DeliveryChoice saved={saved} draft={draft} problems={problems} onChange={changeDelivery} />
        <section
          {...keepClear}
          className={classNames(
            !placing.doubt && 'reachable',
            'grid content-start gap-3 max-lg:order-last max-lg:-mb-(--bleed)',
          )}
        >
          <h3 className="text-base max-lg:sr-only">{checkout.payment}</h3>
          <PaymentChoice cart={cart} chosen={draft.method} missing={methodMissing} onChoose={changeMethod} />
        </section>
        <TestNote className="lg:self-start" />
      </Form>
    </Dialog>
  )
}

/** The order is placed where nothing is missing; else the first thing that is gets the focus. */
function useConfirming(
  draft: CheckoutDraft,
  onDraft: CheckoutDialogProps['onDraft'],
  placing: CheckoutDialogProps['placing'],
) {
  const [problems, setProblems] = useState<AddressProblems>({})
  const [methodMissing, setMethodMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (placing.isPending) return
    const found = checkoutProblems(draft)
    focusFirstBad(event.currentTarget, () => {
      setProblems(found)
      setMethodMissing(draft.method === null)
    })
    if (lacksField(draft.address, found)) toast.error(toasts.selectAddress)
    if (Object.keys(found).length > 0) return
    if (draft.method === null) toast.error(toasts.selectPayment)
    else placing.mutate(draft)
  }
  const changeDelivery = (part: Partial<CheckoutDraft>, left: AddressProblems) => {
    onDraft({ ...draft, ...part })
    // what was asked was asked about another address
    if (placing.doubt) placing.reset()
    setProblems(left)
    toast.mended(toasts.selectAddress)
  }
  const changeMethod = (method: PaymentMethod) => {
    onDraft({ ...draft, method })
    setMethodMissing(false)
    toast.mended(toasts.selectPayment)
  }
  return { problems, methodMissing, submit, changeDelivery, changeMethod }
}
