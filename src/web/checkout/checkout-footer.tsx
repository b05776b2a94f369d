import type { Cart } from '../../shared/contract/cart.ts'
import { checkout } from '../../shared/copy/checkout.ts'
import { paying } from '../../shared/copy/paying.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { StateQuestion } from './state-question.tsx'
import { placingFailure, type usePlaceOrder } from './use-place-order.ts'

interface CheckoutFooterProps {
  cart: Cart
  draft: CheckoutDraft
  formId: string
  placing: ReturnType<typeof usePlaceOrder>
  /** The state of the address is right. */
  onStateConfirmed: () => void
}

/** Returns the amount of a cart by a way to pay; before there is one, without the fee for cash. */
function toPay({ payOnline, finalAmount, payCash = finalAmount }: Cart, method: CheckoutDraft['method']): number {
  return method === 'online' ? payOnline : method === 'cod' ? payCash : finalAmount
}

/**
 * Amount to be paid by the chosen method, once there is one; the button that confirms, and the reason why the last try was
 * refused.
 */
export function CheckoutFooter({ cart, draft, formId, placing, onStateConfirmed }: CheckoutFooterProps) {
  const { method } = draft
  const confirm =
    method === 'online' ? checkout.confirmOnline : method === 'cod' ? checkout.confirmCod : checkout.confirm
  const mend = () => {
    placing.reset()
    const form = document.getElementById(formId)
    // a saved address is changed by choosing another
    form?.querySelector<HTMLElement>('input[name=pincode]:enabled, input[name=savedAddress]:checked')?.focus()
  }
  return (
    // on a phone the question has the place of what it asks about: the address needs the rest
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2',
        placing.doubt && 'max-sm:*:not-data-question:hidden',
      )}
    >
      <div className="basis-full has-[[role=alert]:empty]:hidden">
        <FormAlert text={placing.error && `${checkout.failed}. ${placingFailure(placing.error)}`} />
      </div>
      {placing.doubt && (
        <StateQuestion doubt={placing.doubt} pending={placing.isPending} onYes={onStateConfirmed} onChange={mend} />
      )}
      <p aria-live={method ? 'polite' : 'off'} className="grid">
        <span className="text-xs text-steel">{method ? checkout.toPay : checkout.total}</span>{' '}
        <span className="figures wide text-xl font-bold">{formatRupees(toPay(cart, method))}</span>
      </p>
      <Button type="submit" form={formId} pending={placing.isPending} className="max-sm:flex-1 sm:min-w-52">
        {placing.isPending ? (method === 'online' ? paying.opening : checkout.placing) : confirm}
      </Button>
      <p className="basis-full text-right text-xs text-steel">
        {checkout.agreeBefore}{' '}
        <Link to={paths.terms} target="_blank" className="inline-block py-1 underline">
          {checkout.agreeTerms}
        </Link>
      </p>
    </div>
  )
}
