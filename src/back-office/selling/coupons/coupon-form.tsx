import type { OfficeCoupon } from '../../../shared/contract/office/coupons.ts'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { frozenOfCoupon } from '../../../shared/office/coupon-states.ts'
import { callOffice, type OfficeInput } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { Card } from '../../parts/card.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { TypedField } from '../../parts/typed-field.tsx'
import { useTypedRecord } from '../../parts/use-typed-record.ts'
import { couponFields } from './coupon-fields.ts'
import { CouponPreview } from './coupon-preview.tsx'
import { couponQuery } from './office-coupons-query.ts'

/** The form of a coupon. Once it has been used, its promised terms are read-only. */
export function CouponForm({ coupon }: { coupon: OfficeCoupon }) {
  const { _id: id, uses, version, totalLimit } = coupon
  const fields = couponFields(coupon.discountType)
  const { draft, errors, set, onRefused, labels, show } = useTypedRecord({
    record: `coupon ${id}`,
    fields,
    values: coupon,
    version,
    save: async (edit, command) => {
      const body = edit as NonNullable<OfficeInput<'PATCH /coupons/{id}'>['body']>
      const { data } = await callOffice('PATCH /coupons/{id}', { params: { id }, body, command })
      queryClient.setQueryData(couponQuery(id).queryKey, (old) => old && { ...old, data })
      void queryClient.invalidateQueries({ queryKey: ['coupons', 'list'] })
      return data.version
    },
  })
  const isFrozen = (name: string) => uses > 0 && (frozenOfCoupon as readonly string[]).includes(name)
  return (
    <div className="grid grid-cols-1 min-w-0 gap-6">
      <Card title={copy.formTitle} text={uses > 0 ? copy.frozen : undefined}>
        <div className="grid gap-4 sm:grid-cols-2">
          {couponFields(draft.values.discountType ?? coupon.discountType).map((field) => (
            <div
              key={field.name}
              className={field.kind === 'text' || field.name === 'description' ? 'sm:col-span-2' : ''}
            >
              <TypedField
                field={field}
                value={draft.values[field.name] ?? ''}
                error={errors[field.name]}
                disabled={isFrozen(field.name)}
                onChange={(text) => set(field.name, text)}
              />
            </div>
          ))}
        </div>
        <SaveBar draft={draft} labels={labels} show={show} onRefused={onRefused} />
      </Card>
      <CouponPreview
        code={coupon.code}
        values={draft.values}
        remainingUses={totalLimit === null ? null : Math.max(0, totalLimit - uses)}
      />
    </div>
  )
}
