import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { derivationLimits } from '../../../shared/derivation-limits.ts'
import { couponDiscount } from '../coupons/coupon-discount.ts'
import { priceCart, reachedValues } from '../pricing/price-cart.ts'
import { type CouponToDerive, deriveOrder, type LineToDerive } from './derive-order.ts'
import { replayDerivation } from './replay-derivation.ts'

const paise = fc.integer({ min: 1, max: 5_000_000 })
const rate = fc.constantFrom(0, 5, 12, 18, 28)

const line: fc.Arbitrary<LineToDerive> = fc
  .record({
    unitPrice: paise,
    quantity: fc.integer({ min: 1, max: 99 }),
    hsnCode: fc.constantFrom('848210', '6103', '640399', '8201'),
    gstRate: rate,
    piecesInUnit: fc.constantFrom(1, 1, 12),
    isQuoted: fc.boolean(),
    isBeyondCoupon: fc.boolean(),
    off: fc.integer({ min: 0, max: 100 }),
    steps: fc.array(fc.record({ from: fc.integer({ min: 2, max: 50 }), price: paise }), { maxLength: 2 }),
  })
  .map(({ off, ...each }) => ({ ...each, discount: Math.floor((each.unitPrice * each.quantity * off) / 400) }))

const coupon = fc.option(
  fc.record({
    discountType: fc.constantFrom('percentage' as const, 'flat' as const),
    value: fc.integer({ min: 0, max: 9_000 }),
    maximumDiscount: fc.option(paise),
    freeDelivery: fc.boolean(),
    isKept: fc.boolean(),
  }),
)

const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  coupon,
  delivery: fc.record({ freeFrom: fc.option(paise), charge: fc.integer({ min: 0, max: 20_000 }) }),
  cashFee: fc.constantFrom(0, 0, 4_000),
  payOnline: fc.boolean(),
  onlineDiscountPercent: fc.constantFrom(0, 5, 50),
  supply: fc.constantFrom('in_state' as const, 'inter_state' as const),
  isRegistered: fc.boolean(),
  day: fc.constantFrom('2025-09-21', '2026-11-22'),
})

function derive({ coupon: given, lines, ...rest }: typeof cart extends fc.Arbitrary<infer Cart> ? Cart : never) {
  const reached = reachedValues(lines).reduce((sum, value) => sum + value, 0)
  const taken: CouponToDerive | null = given && {
    code: 'MILL5',
    discountType: given.discountType,
    freeDelivery: given.freeDelivery,
    ...(!given.isKept && { terms: given }),
  }
  const couponTakes = given ? couponDiscount(given, reached) : 0
  const toPrice = { ...rest, lines, couponDiscount: couponTakes, freeDelivery: given?.freeDelivery ?? false }
  const price = priceCart(toPrice)
  return { price, derivation: deriveOrder(toPrice, price, { coupon: taken, zone: null }) }
}

describe('the derivation of an order', () => {
  test('comes to the amounts of the order again, to the paisa, from its text alone', () => {
    fc.assert(
      fc.property(cart, (each) => {
        const { price, derivation } = derive(each)
        const replayed = replayDerivation(JSON.parse(JSON.stringify(derivation)))
        // what it would have cost otherwise is no amount of an order in cash
        expect({ ...replayed, payOnline: 0 }).toEqual({ ...price, payOnline: 0 })
      }),
      { numRuns: 300 },
    )
  })

  test('says of each line all that was taken off it', () => {
    fc.assert(
      fc.property(cart, (each) => {
        const { price, derivation } = derive(each)
        for (const [at, { own = 0, coupon: share = 0, online = 0, ...sold }] of derivation.lines.entries()) {
          expect(own + share + online).toBe(price.lines[at]?.discountShare)
          expect(sold.price * sold.quantity - own - share - online).toBe(price.lines[at]?.lineTotal)
        }
      }),
    )
  })

  test('says each part of the delivery charges, and what is paid for it', () => {
    fc.assert(
      fc.property(cart, (each) => {
        const { price, derivation } = derive(each)
        const sum = (of: 'amount' | 'paid') => derivation.charges.reduce((all, charge) => all + charge[of], 0)
        expect(sum('amount')).toBe(price.deliveryCharges)
        expect(sum('paid')).toBe(price.delivery?.lineTotal ?? 0)
        const fee = each.payOnline ? 0 : each.cashFee
        expect(derivation.charges.slice(1)).toEqual(fee > 0 ? [{ what: 'cash_fee', amount: fee, paid: fee }] : [])
      }),
    )
  })

  test('of other rules than the program knows is not replayed by these', () => {
    const { derivation } = derive({
      lines: [{ unitPrice: 100, quantity: 1, hsnCode: '8482', gstRate: 18 }],
      coupon: null,
      delivery: { freeFrom: null, charge: 0 },
      cashFee: 0,
      payOnline: false,
      onlineDiscountPercent: 5,
      supply: 'in_state',
      isRegistered: false,
      day: '2026-11-22',
    })
    expect(() => replayDerivation({ ...derivation, rules: 99 })).toThrow('there are no rules 99')
  })

  test(`of 100 lines is at most ${derivationLimits.bytesOf100Lines} bytes, with all that a line can say`, () => {
    const lines = Array.from(
      { length: 100 },
      (): LineToDerive => ({
        ...{ unitPrice: 12_345_678, quantity: 9_999, hsnCode: '63053300', gstRate: 18, piecesInUnit: 144 },
        saleText: 'Onam: 12% off until 30 Nov 2026',
        steps: [{ from: 99_999, price: 12_345_677 }],
      }),
    )
    const { derivation } = derive({
      ...{
        lines,
        coupon: { discountType: 'flat', value: 9_999, maximumDiscount: null, freeDelivery: false, isKept: false },
      },
      ...{ delivery: { freeFrom: null, charge: 5_900 }, cashFee: 4_000, payOnline: true, onlineDiscountPercent: 5 },
      ...{ supply: 'inter_state', isRegistered: true, day: '2026-11-22' },
    })
    expect(Buffer.byteLength(JSON.stringify(derivation))).toBeLessThanOrEqual(derivationLimits.bytesOf100Lines)
  })
})
