import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { type SaidCoupon, sayCoupon } from '../../../shared/office/say-coupon.ts'
import { TypedField, type TypedFieldOf } from '../../parts/typed-field.tsx'
import { fromTyped } from '../../parts/typed-values.ts'
import { allCouponFields, couponFields } from './coupon-fields.ts'
import { ReachPicker } from './reach-picker.tsx'
import type { ReachedNames } from './use-reached-names.ts'

interface CouponInputsProps {
  /** Fields before those of every coupon. */
  first?: readonly TypedFieldOf[]
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  names: ReachedNames
  isFrozen?: (name: string) => boolean
  /** Fields that change together, as they are typed. */
  onChange: (texts: Record<string, string>) => void
}

const wide = new Set(['line', 'text', 'ids'])

/** The inputs of a coupon, and in one sentence what it does. */
export function CouponInputs({
  first = [],
  values,
  errors,
  names,
  isFrozen = () => false,
  onChange,
}: CouponInputsProps) {
  return (
    <>
      {[...first, ...couponFields(values)].map((field) => {
        const { name, kind } = field
        const common = { error: errors[name], disabled: isFrozen(name) }
        return (
          <div key={name} className={wide.has(kind) ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
            {kind === 'ids' ? (
              <ReachPicker
                {...common}
                reach={values.reach ?? ''}
                chosen={values[name] ?? ''}
                names={names}
                onChange={(chosen) => onChange({ [name]: chosen })}
              />
            ) : (
              <TypedField
                {...common}
                field={field}
                value={values[name] ?? ''}
                // categories are no products
                onChange={(text) => onChange(name === 'reach' ? { reach: text, reached: '' } : { [name]: text })}
              />
            )}
          </div>
        )
      })}
      <p className="rounded-sm bg-paper-sunk px-3 py-2 text-sm break-words sm:col-span-2">
        <span className="font-semibold">{copy.doesTitle}: </span>
        {sayCoupon(saidOf(values, names)) ?? copy.doesNothing}
      </p>
    </>
  )
}

/** Reads the form as the sentence wants it: a number that cannot be read is none. */
function saidOf(values: Readonly<Record<string, string>>, names: ReachedNames): SaidCoupon {
  const { discountType = '', reach, customers, reached = '' } = values
  const read = (name: string) => {
    const kind = allCouponFields(discountType).find((field) => field.name === name)?.kind ?? 'count'
    const value = fromTyped(kind, values[name] ?? '', true)
    return typeof value === 'number' ? value : null
  }
  return {
    discountType: discountType as SaidCoupon['discountType'],
    value: read('value'),
    minimumAmount: read('minimumAmount'),
    maximumDiscount: read('maximumDiscount'),
    totalLimit: read('totalLimit'),
    perShopperLimit: read('perShopperLimit'),
    reach: reach as SaidCoupon['reach'],
    names: reached === '' ? [] : reached.split(',').map(names.of),
    customers: customers as SaidCoupon['customers'],
  }
}
