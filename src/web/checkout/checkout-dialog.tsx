import { useId } from 'react'
import type { Address } from '../../shared/contract/addresses.ts'
import type { Cart } from '../../shared/contract/cart.ts'
import type { CashAnswer } from '../../shared/contract/cash.ts'
import { checkout } from '../../shared/copy/checkout.ts'
import { limits } from '../../shared/limits.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { keepClear } from '../../ui/keep-uncovered-by-toasts.ts'
import { TestNote } from '../payment/test-note.tsx'
import { useSession } from '../session/store.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { CheckoutFooter } from './checkout-footer.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { FirmTax } from './firm-tax.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { useConfirming } from './use-confirming.ts'
import type { usePlaceOrder } from './use-place-order.ts'

interface CheckoutDialogProps {
  cart: Cart
  /** The shop's answer about cash; undefined until it is known. */
  cash: CashAnswer | undefined
  /** Addresses that the order can go to by their id. */
  saved: readonly Address[]
  draft: CheckoutDraft
  onDraft: (draft: CheckoutDraft) => void
  placing: ReturnType<typeof usePlaceOrder>
  onClose: () => void
}

/** The address/payment window in its mode `cart`: where to, how to pay, confirm (SPEC §2, §4). */
export function CheckoutDialog({ cart, cash, saved, draft, onDraft, placing, onClose }: CheckoutDialogProps) {
  const { firms = [], address = [] } = useSession((state) => state.user.user) ?? {}
  const formId = useId()
  const { submit, confirmState, changeMethod, methodMissing, ...delivery } = useConfirming({
    formId,
    saved,
    draft,
    onDraft,
    placing,
  })
  return (
    <Dialog
      title={checkout.title}
      closeLabel={checkout.close}
      onClose={onClose}
      size="wide"
      footer={<CheckoutFooter {...{ cart, draft, formId, placing }} onStateConfirmed={confirmState} />}
    >
      <Form
        id={formId}
        onSubmit={submit}
        className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8"
      >
        <DeliveryChoice
          ways={cart.ways}
          saved={saved}
          firms={firms}
          isFull={address.length >= limits.savedAddresses}
          draft={draft}
          {...delivery}
        />
        <section
          {...keepClear}
          className={classNames(
            !placing.doubt && 'reachable',
            'grid content-start gap-3 max-lg:order-last max-lg:-mb-(--bleed)',
          )}
        >
          <h3 className="text-base max-lg:sr-only">{checkout.payment}</h3>
          <PaymentChoice
            {...{ cart, cash }}
            way={draft.way}
            chosen={draft.method}
            missing={methodMissing}
            onChoose={changeMethod}
          />
        </section>
        {draft.forFirm && <FirmTax cart={cart} draft={draft} saved={saved} />}
        <TestNote className="lg:self-start" />
      </Form>
    </Dialog>
  )
}
