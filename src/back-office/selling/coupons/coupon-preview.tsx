import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { listNames } from '../../../shared/office/say-coupon.ts'
import { CouponCard } from '../../../ui/coupon-card.tsx'
import { Card } from '../../parts/card.tsx'
import { OnScreens } from '../../parts/on-screens.tsx'
import { fromTyped } from '../../parts/typed-values.ts'
import type { ReachedNames } from './use-reached-names.ts'

interface CouponPreviewProps {
  code: string
  values: Readonly<Record<string, string>>
  names: ReachedNames
  /** Times that it can still be used; null: without end. */
  remainingUses: number | null
}

/** The coupon as it lies in the cart, as it is typed: before anybody has goods for it. */
export function CouponPreview({ code, values, names, remainingUses }: CouponPreviewProps) {
  const { description = '', terms = '', discountType, value, validUntil, reached = '', customers } = values
  const until = String(fromTyped('lastDay', validUntil, true) ?? '')
  const nothing = { discountAmount: 0, originalAmount: 0, finalAmount: 0, savings: 0 }
  const coupon = {
    ...nothing,
    _id: '',
    code,
    description,
    terms,
    discountType: discountType === 'flat' ? ('flat' as const) : ('percentage' as const),
    value: Number(fromTyped(discountType === 'flat' ? 'rupees' : 'percent', value, false)) || 0,
    usable: true,
    reason: null,
    applied: false,
    minimumAmount: null,
    maximumDiscount: null,
    validUntil: Number.isNaN(Date.parse(until)) ? null : until,
    remainingUses,
    ...(reached !== '' && { appliesTo: listNames(reached.split(',').map(names.of)) }),
    firstOrder: customers === 'first_order',
    freeDelivery: discountType === 'free_delivery',
  }
  return (
    <Card title={copy.preview} text={copy.previewText}>
      <OnScreens className="bg-paper p-4">
        <ul className="grid gap-3 @2xl:max-w-2xl @2xl:grid-cols-2">
          <CouponCard coupon={coupon} state="open" chosen={false} onChoose={() => undefined} />
        </ul>
      </OnScreens>
    </Card>
  )
}
