import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { pinDialog as copy } from '../../shared/copy/delivery-line.ts'
import { forms } from '../../shared/copy/forms.ts'
import { ApiFailure, hasStatus } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { useLocation, useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { deliveryQuery } from '../product-actions/delivery-query.ts'
import { sayDelivery } from '../product-actions/say-delivery.ts'
import { pincodeIn } from '../router/product-link.ts'
import { keepScroll } from '../router/scroll-keeper.tsx'
import { endAskingPin, useDeliveryPin } from '../session/delivery-place.ts'
import { deliveryPin } from '../session/recent-kept.ts'

/** A PIN code, also one that was typed in two groups. */
const PinInput = z.object({ pincode: z.string().check(z.regex(/^\s*[1-9](\s*\d){5}\s*$/, forms.pincode)) })

/** Asks where to deliver to. A code that India Post has is kept in this browser; where nobody delivers that is said. */
export default function PinDialog() {
  const queryClient = useQueryClient()
  const [pincode, kept] = [useDeliveryPin(), deliveryPin.use()]
  const isAsked = useIsShown()
  const leaveAddress = useLeaveAddress()
  useEndWithPage()
  const end = () => {
    leaveAddress()
    endAskingPin()
    focusLater()
  }
  const choose = useForm({
    rule: PinInput,
    send: (typed) => checkPin(typed.pincode.replace(/\s/g, '')),
    onSent: (there) => {
      // the answer to a question that was closed meanwhile is wanted no more
      if (!isAsked.current) return
      queryClient.setQueryData(deliveryQuery({ pincode: there.pincode }).queryKey, there)
      deliveryPin.write(there.pincode)
      toast[there.serviceable ? 'success' : 'notice'](sayDelivery(there))
      end()
    },
    failed: copy.failed,
  })
  const forget = () => {
    deliveryPin.write(null)
    end()
  }
  return (
    <Dialog title={copy.title} closeLabel={copy.close} onClose={endAskingPin} size="narrow">
      <Form {...choose.form} className="grid gap-4">
        <FormAlert text={choose.alert} />
        <Field
          {...choose.field('pincode')}
          label={copy.label}
          hint={pincode !== null && kept === null ? copy.ofAddress : copy.hint}
          defaultValue={pincode ?? ''}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          autoFocus
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={choose.pending}>
            {copy.apply}
          </Button>
          {kept !== null && (
            <Button kind="quiet" onClick={forget}>
              {copy.forget}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  )
}

/** Returns a ref that is true until the question is closed. */
function useIsShown() {
  const isShown = useRef(true)
  useEffect(
    () => () => {
      isShown.current = false
    },
    [],
  )
  return isShown
}

/** Puts the focus on the code in the header, where what had it has gone with the question. */
function focusLater(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.deliver-to')?.focus()
  })
}

/** Asks the shop. Of a code that India Post does not have, the sentence belongs to the field. */
async function checkPin(pincode: string) {
  try {
    return (await call('GET /delivery/check', { query: { pincode } })).data
  } catch (error) {
    if (!(error instanceof ApiFailure) || !hasStatus(error, 404)) throw error
    const { status, code, message } = error
    throw new ApiFailure({ status, code, message, errors: { pincode: message } })
  }
}

/** Ends the question with the page on which it was asked. */
function useEndWithPage(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => endAskingPin, [key])
}

/** Takes the code that the address of a product's page asks for out of it: what was given now counts. */
function useLeaveAddress(): () => void {
  const navigate = useNavigate()
  return () => {
    // the page writes a variant that is chosen into the address by itself
    const { pathname, search } = window.location
    if (pincodeIn(search) === null) return
    const query = new URLSearchParams(search)
    query.delete('pincode')
    navigate(query.size === 0 ? pathname : `${pathname}?${query}`, { replace: true, state: keepScroll })
  }
}
