import { type FormEvent, useId, useState } from 'react'
import type { Cart } from '../../shared/contract/cart.ts'
import { checkout } from '../../shared/copy/checkout.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { limits } from '../../shared/limits.ts'
import { type AddressProblems, lacksField } from '../address/address-draft.ts'
import { AddressFields } from '../address/address-fields.tsx'
import { TestNote } from '../payment/test-note.tsx'
import { useSession } from '../session/store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { focusFirstBad } from '../ui/focus-first-bad.ts'
import { Form } from '../ui/form.tsx'
import { keepClear } from '../ui/keep-clear.ts'
import { toast } from '../ui/show-toast.ts'
import { type CheckoutDraft, checkoutProblems } from './checkout-draft.ts'
import { CheckoutFooter } from './checkout-footer.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { SaveAddressChoice } from './save-address-choice.tsx'
import { SavedAddressChoice } from './saved-address-choice.tsx'
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
  const formId = useId()
  const form = useCheckoutForm(draft, onDraft, placing)
  return (
    <Dialog
      title={checkout.title}
      closeLabel={checkout.close}
      onClose={onClose}
      size="wide"
      footer={<CheckoutFooter cart={cart} method={draft.method} formId={formId} placing={placing} />}
    >
      <Form
        id={formId}
        onSubmit={form.submit}
        className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-8"
      >
        <DeliverTo draft={draft} form={form} />
        <section {...keepClear} className="reachable grid content-start gap-3 max-lg:order-last max-lg:-mb-(--bleed)">
          <h3 className="text-base max-lg:sr-only">{checkout.payment}</h3>
          <PaymentChoice
            cart={cart}
            chosen={draft.method}
            missing={form.methodMissing}
            onChoose={(method) => form.change({ method })}
          />
        </section>
        <TestNote className="lg:self-start" />
      </Form>
    </Dialog>
  )
}

/** One of the saved addresses, or another one that is typed. */
function DeliverTo({ draft, form }: { draft: CheckoutDraft; form: ReturnType<typeof useCheckoutForm> }) {
  const saved = useSession((state) => state.user.user?.address) ?? []
  return (
    <section className="grid content-start gap-4 lg:row-span-2">
      <h3 className="text-base">{checkout.deliverTo}</h3>
      {saved.length > 0 && (
        <SavedAddressChoice saved={saved} chosen={draft.savedId} onChoose={(savedId) => form.change({ savedId })} />
      )}
      <fieldset
        disabled={draft.savedId !== ''}
        className="grid gap-3 transition-opacity *:scroll-mb-48 disabled:opacity-55 disabled:max-lg:hidden"
      >
        <legend className="sr-only">{checkout.addressForm}</legend>
        {draft.savedId !== '' && <p className="text-sm text-steel">{checkout.formDisabled}</p>}
        <AddressFields draft={draft.address} problems={form.problems} nameRequired onChange={form.changeAddress} />
        <SaveAddressChoice
          full={saved.length >= limits.savedAddresses}
          checked={draft.save}
          onChange={(save) => form.change({ save })}
        />
      </fieldset>
    </section>
  )
}

/** What is wrong with the draft, how it is changed, and what confirming does. */
function useCheckoutForm(
  draft: CheckoutDraft,
  onDraft: CheckoutDialogProps['onDraft'],
  placing: CheckoutDialogProps['placing'],
) {
  const [problems, setProblems] = useState<AddressProblems>({})
  const [methodMissing, setMethodMissing] = useState(false)
  const change = (part: Partial<CheckoutDraft>) => {
    onDraft({ ...draft, ...part })
    toast.mended('method' in part ? toasts.selectPayment : toasts.selectAddress)
    if ('method' in part) setMethodMissing(false)
    if ('savedId' in part) setProblems({})
  }
  const changeAddress = (field: keyof CheckoutDraft['address'], value: string) => {
    change({ address: { ...draft.address, [field]: value } })
    setProblems({ ...problems, [field]: undefined })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (placing.isPending) return
    const found = checkoutProblems(draft)
    const addressWrong = Object.keys(found).length > 0
    focusFirstBad(event.currentTarget, () => {
      setProblems(found)
      setMethodMissing(draft.method === null)
    })
    if (addressWrong) {
      if (lacksField(draft.address, found)) toast.error(toasts.selectAddress)
    } else if (draft.method === null) toast.error(toasts.selectPayment)
    else placing.mutate(draft)
  }
  return { problems, methodMissing, change, changeAddress, submit }
}
