import { formatMoment } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import { numberRules } from '../../shared/numbers/number-rules.ts'
import { readNumber } from '../../shared/numbers/read-number.ts'
import { addCoupon, type NewCoupon } from '../selling/coupons/add-coupon.ts'
import { endCoupon } from '../selling/coupons/end-coupon.ts'
import { listAllCoupons } from '../selling/coupons/owner-queries.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { layOut } from './lay-out.ts'
import { readCount, readDay, readOptions, readRupees } from './read-options.ts'
import { UsageFailure } from './usage.ts'

/** `coupon list | add CODE … | off CODE`. */
export async function couponCommand(shop: PayingShop, [action, ...given]: string[]): Promise<string> {
  if (action === 'list') {
    readOptions(given, {}, 0)
    return list(shop)
  }
  if (action === 'add') return add(shop, given)
  if (action !== 'off') throw new UsageFailure('Use coupon list, coupon add or coupon off.')
  const code = codeOf(readOptions(given, {}, 1).words)
  await endCoupon(shop, code)
  return `${code} cannot be used any more.`
}

async function list(shop: PayingShop): Promise<string> {
  const rows = (await listAllCoupons(shop.db)).map((coupon) => [
    coupon.code,
    coupon.active ? 'on' : 'off',
    coupon.free_delivery
      ? 'Free delivery'
      : coupon.discount_type === 'percentage'
        ? `${coupon.value / 100}%`
        : rupees(coupon.value),
    coupon.minimum_amount === null ? '-' : rupees(coupon.minimum_amount),
    coupon.maximum_discount === null ? '-' : rupees(coupon.maximum_discount),
    coupon.valid_until === null ? '-' : formatMoment(coupon.valid_until),
    `${coupon.uses}${coupon.total_limit === null ? '' : ` of ${coupon.total_limit}`}`,
    String(coupon.per_shopper_limit ?? '-'),
  ])
  if (rows.length === 0) return 'No coupons yet.'
  return layOut([['Code', '', 'Discount', 'From', 'Max.', 'Until', 'Used', 'Per customer'], ...rows])
}

const addOptions = {
  percentage: { type: 'string' },
  flat: { type: 'string' },
  minimum: { type: 'string' },
  maximum: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  'per-shopper': { type: 'string' },
  description: { type: 'string' },
  terms: { type: 'string' },
} as const
type AddOptions = { [name in keyof typeof addOptions]?: string }

async function add(shop: PayingShop, given: string[]): Promise<string> {
  const { values, words } = readOptions(given, addOptions, 1)
  const code = codeOf(words)
  const discount = readDiscount(values)
  const minimumAmount = readRupees('--minimum', values.minimum)
  const off = discount.type === 'flat' ? `${rupees(discount.value)} off` : `${discount.value / 100}% off`
  await addCoupon(shop, {
    code,
    discount,
    description: values.description ?? off,
    terms: values.terms ?? (minimumAmount === undefined ? 'On every order' : `On orders from ${rupees(minimumAmount)}`),
    minimumAmount,
    maximumDiscount: readRupees('--maximum', values.maximum),
    validUntil: readLastDay(shop.clock(), values.until),
    totalLimit: readCount('--uses', values.uses),
    perShopperLimit: readCount('--per-shopper', values['per-shopper']),
  })
  return `${code} can be used: ${off}.`
}

function codeOf([code]: string[]): string {
  if (code === undefined) throw new UsageFailure('Which coupon? Give its code.')
  return code.toUpperCase()
}

function readDiscount({ percentage, flat }: AddOptions): NewCoupon['discount'] {
  if ((percentage === undefined) === (flat === undefined)) {
    throw new UsageFailure('Give either --percentage or --flat.')
  }
  if (percentage === undefined) return { type: 'flat', value: readRupees('--flat', flat) ?? 0 }
  const reading = readNumber(percentage, { ...numberRules.percent, least: 0.01 })
  if (!('fault' in reading)) return { type: 'percentage', value: reading.units }
  throw new UsageFailure(`--percentage must be above 0 and at most 100, not ${percentage}.`)
}

/** The last moment of that day in India. */
function readLastDay(now: Date, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const last = readDay(text, '23:59:59.999')
  if (!last) throw new UsageFailure(`--until must be a day such as 2027-03-31, not ${text}.`)
  if (last <= now) throw new UsageFailure(`--until ${text} is over already.`)
  return last
}

function rupees(paise: number): string {
  return formatRupees(rupeesFromPaise(paise))
}
