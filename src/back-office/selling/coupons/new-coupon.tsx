import type { FormEvent } from 'react'
import type { OfficeCoupon } from '../../../shared/contract/office/coupons.ts'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { allRead } from '../../../ui/unparsed-number.ts'
import { callOffice, type OfficeInput } from '../../api/call-office.ts'
import { Card } from '../../parts/card.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { asTyped, fromTyped } from '../../parts/typed-values.ts'
import { useEntry } from '../../parts/use-entry.ts'
import { useSendEntry } from '../../parts/use-send-entry.ts'
import { allCouponFields, codeField, couponFields } from './coupon-fields.ts'
import { CouponInputs } from './coupon-inputs.tsx'
import { CouponPreview } from './coupon-preview.tsx'
import { useReachedNames } from './use-reached-names.ts'

const plain: Partial<OfficeCoupon> = { discountType: 'percentage', reach: 'all', customers: 'all' }

/** A new coupon, or one like another: its terms and limits, from today on. */
export function NewCoupon({ like = plain }: { like?: Partial<OfficeCoupon> }) {
  const { typed, set, forget } = useEntry({ what: `coupon new ${like.code ?? ''}`, start: () => startLike(like) })
  const navigate = useNavigate()
  const names = useReachedNames(like.reachedNames ?? {}, typed)
  const fields = [codeField, ...couponFields(typed)]
  const { send, isPending, error, errors } = useSendEntry({
    send: (body: NonNullable<OfficeInput<'POST /coupons'>['body']>, command) =>
      callOffice('POST /coupons', { body, command }),
    stale: [['coupons']],
    onSent: ({ data }) => {
      forget()
      navigate(`/coupons/${data._id}`, { replace: true })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = allRead(
      fields.map(({ name, kind, isNullable = false }) => [name, fromTyped(kind, typed[name] ?? '', isNullable)]),
    )
    send({ maximumDiscount: null, ...Object.fromEntries(body) } as NonNullable<OfficeInput<'POST /coupons'>['body']>)
  }
  return (
    <>
      <ScreenHead title={like.code ? copy.copyOf(like.code) : copy.newTitle} />
      <Card title={copy.formTitle}>
        <Form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
          <div className="empty:hidden sm:col-span-2">
            <FormAlert text={error && failureText(error, copy.failed)} />
          </div>
          <CouponInputs first={[codeField]} values={typed} errors={errors} names={names} onChange={set} />
          <Button type="submit" pending={isPending} className="sm:justify-self-start">
            {copy.add}
          </Button>
        </Form>
      </Card>
      <div className="mt-6">
        <CouponPreview code={(typed.code ?? '').toUpperCase()} values={typed} names={names} remainingUses={null} />
      </div>
    </>
  )
}

function startLike(like: Partial<OfficeCoupon>): Record<string, string> {
  const fields = allCouponFields(like.discountType ?? '')
  return {
    ...Object.fromEntries(fields.map(({ name, kind }) => [name, asTyped(kind, like[name as keyof OfficeCoupon])])),
    code: '',
    validFrom: asTyped('firstDay', new Date().toISOString()),
    validUntil: '',
  }
}
