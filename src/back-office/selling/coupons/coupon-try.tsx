import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { OfficeCoupon } from '../../../shared/contract/office/coupons.ts'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { allRead } from '../../../ui/unparsed-number.ts'
import { callOffice, type OfficeAnswer } from '../../api/call-office.ts'
import { Card } from '../../parts/card.tsx'
import { fromTyped } from '../../parts/typed-values.ts'

type Brought = OfficeAnswer<'GET /coupons/{id}'>['brought']

/** The performance of a coupon, and a test of it on a cart. */
export default function CouponTry({ coupon, brought }: { coupon: OfficeCoupon; brought: Brought }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title={copy.broughtTitle}>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
          <Figure name={copy.orders} value={String(brought.orders)} />
          <Figure name={copy.sales} value={formatRupees(brought.sales)} />
          <Figure name={copy.discount} value={formatRupees(brought.discount)} />
          {brought.tests && <Figure name={copy.tests} value={String(brought.tests)} />}
        </dl>
      </Card>
      <TryCart coupon={coupon} />
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-steel">{name}</dt>
      <dd className="figures text-right font-semibold">{value}</dd>
    </>
  )
}

function TryCart({ coupon: { _id: id, reach } }: { coupon: OfficeCoupon }) {
  const [typed, setTyped] = useState('1000')
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (amount: string) => callOffice('GET /coupons/{id}/try', { params: { id }, query: { amount } }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(String(allRead(fromTyped('rupees', typed, false))))
  }
  const verdict = data?.data
  return (
    <Card title={copy.tryTitle} text={reach === 'all' ? copy.tryText : copy.tryReached}>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-3">
        <NumberText
          kind="rupees"
          label={copy.tryAmount}
          value={typed}
          className="figures"
          error={error ? failureText(error, copy.amountShape) : undefined}
          onText={(text) => {
            setTyped(text)
            reset()
          }}
        />
        <Button type="submit" kind="outline" pending={isPending}>
          {copy.tryIt}
        </Button>
        <p role="status" className="text-sm empty:hidden">
          {verdict && (verdict.usable ? works(verdict) : copy.tryNot(verdict.reason ?? ''))}
        </p>
      </Form>
    </Card>
  )
}

function works({ discount, total, freeDelivery }: OfficeAnswer<'GET /coupons/{id}/try'>['data']): string {
  return freeDelivery ? copy.tryFree(formatRupees(total)) : copy.tryWorks(formatRupees(discount), formatRupees(total))
}
