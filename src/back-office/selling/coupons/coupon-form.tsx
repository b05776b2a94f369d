import type { OfficeCoupon } from '../../../shared/contract/office/coupons.ts'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { frozenOfCoupon } from '../../../shared/office/coupon-states.ts'
import { callOffice, type OfficeInput } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { Card } from '../../parts/card.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { useTypedRecord } from '../../parts/use-typed-record.ts'
import { allCouponFields, sentCouponFields } from './coupon-fields.ts'
import { CouponInputs } from './coupon-inputs.tsx'
import { CouponPreview } from './coupon-preview.tsx'
import { couponQuery } from './office-coupons-query.ts'
import { type ReachedNames, useReachedNames } from './use-reached-names.ts'

/** The form of a coupon. Once it has been used, its promised terms are read-only. */
export function CouponForm({ coupon }: { coupon: OfficeCoupon }) {
  const { _id: id, uses, version, totalLimit } = coupon
  const fields = allCouponFields(coupon.discountType)
  const { draft, errors, setAll, onRefused, labels, show } = useTypedRecord({
    record: `coupon ${id}`,
    fields,
    fieldsFor: sentCouponFields,
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
  const names = useReachedNames(coupon.reachedNames, draft.values)
  const isFrozen = (name: string) => uses > 0 && (frozenOfCoupon as readonly string[]).includes(name)
  return (
    <div className="grid grid-cols-1 min-w-0 gap-6">
      <Card title={copy.formTitle} text={uses > 0 ? copy.frozen : undefined}>
        <div className="grid gap-4 sm:grid-cols-2">
          <CouponInputs values={draft.values} errors={errors} names={names} isFrozen={isFrozen} onChange={setAll} />
        </div>
        <SaveBar
          draft={draft}
          labels={labels}
          show={(field, value) => (field === 'reached' ? inWords(value, names) : show(field, value))}
          onRefused={onRefused}
        />
      </Card>
      <CouponPreview
        code={coupon.code}
        values={draft.values}
        names={names}
        remainingUses={totalLimit === null ? null : Math.max(0, totalLimit - uses)}
      />
    </div>
  )
}

/** Names what a coupon is for, in a conflict. */
function inWords(value: unknown, names: ReachedNames): string {
  const ids = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',')
  return ids.filter(Boolean).map(names.of).join(', ')
}
