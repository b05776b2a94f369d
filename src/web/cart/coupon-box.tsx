import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CouponDetails } from '../../shared/contract/cart.ts'
import { cart as copy } from '../../shared/copy/cart.ts'
import { checkoutToasts } from '../../shared/copy/checkout-toasts.ts'
import { limits } from '../../shared/limits.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useApplyCoupon, useRemoveCoupon } from './cart-changes.ts'
import { CouponList } from './coupon-list.tsx'
import { couponsQuery } from './coupons-query.ts'

/** The coupon: its code, applied or removed, and the ones to choose from (SPEC §4). */
export function CouponBox({ applied }: { applied: CouponDetails | null }) {
  const [typed, setTyped] = useState('')
  const coupons = useQuery(couponsQuery())
  const apply = useApplyCoupon()
  const remove = useRemoveCoupon()
  const form = useFocusOnRemove(applied !== null)
  const code = typed.trim()
  const pending = apply.isPending || remove.isPending
  const choose = (text: string) => {
    setTyped(text)
    apply.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    if (applied) remove.mutate(undefined, { onSuccess: () => setTyped('') })
    else if (code) apply.mutate(coupons.data?.find((coupon) => coupon.code === code)?._id ?? code)
    else toast.error(checkoutToasts.selectCoupon)
  }
  return (
    <section aria-labelledby="coupon" className="rounded-sm border border-line bg-card p-4">
      <h2 id="coupon" className="mb-3 text-lg">
        {copy.coupon}
      </h2>
      <Form ref={form} onSubmit={submit} className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <CodeField
          code={applied ? applied.code : typed}
          applied={applied !== null}
          error={apply.error ? failureText(apply.error, copy.failed.applyCoupon) : undefined}
          onType={choose}
          onEnter={submit}
        />
        <Button type="submit" kind={applied ? 'outline' : 'ink'} pending={pending} disabled={!applied && !code}>
          {applied ? copy.removeCoupon : copy.apply}
        </Button>
      </Form>
      {applied && (
        <p className="mt-2 text-sm font-medium text-good">
          {applied.freeDelivery
            ? copy.couponFree(applied.code)
            : copy.couponSaves(applied.code, formatRupees(applied.savings))}
        </p>
      )}
      <CouponList coupons={coupons} appliedId={applied?._id ?? null} chosenCode={code} onChoose={choose} />
    </section>
  )
}

/** Applied with Enter, the field is disabled under the focus: it goes on to the button beside it. */
function useFocusOnRemove(applied: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(applied)
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.matches(':disabled')
    if (applied && !before.current && isLost) form.current?.querySelector('button')?.focus()
    before.current = applied
  }, [applied])
  return form
}

interface CodeFieldProps {
  code: string
  applied: boolean
  error: string | undefined
  onType: (code: string) => void
  /** A disabled button would swallow Enter without a word. */
  onEnter: (event: KeyboardEvent) => void
}

function CodeField({ code, applied, error, onType, onEnter }: CodeFieldProps) {
  return (
    <Field
      label={copy.couponCode}
      hideLabel
      name="coupon"
      placeholder={copy.couponPlaceholder}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={limits.couponCodeMax}
      disabled={applied}
      value={code}
      error={error}
      onChange={(event) => onType(event.target.value.toUpperCase())}
      onKeyDown={(event) => event.key === 'Enter' && onEnter(event)}
    />
  )
}
