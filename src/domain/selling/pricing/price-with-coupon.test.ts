import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CartToPrice, priceCart } from './price-cart.ts'

const day = '2026-11-22'
const cash = {
  couponDiscount: 0,
  delivery: { freeFrom: 99_900, charge: 5_900 },
  payOnline: false,
  onlineDiscountPercent: 5,
  supply: 'in_state',
  day,
} as const
const bearing = { unitPrice: 9_999, quantity: 1, gstRate: 18, hsnCode: '848210' }

describe('a coupon', () => {
  test('goes to the lines that it is for alone, and never more of it than they are worth', () => {
    const lines = [bearing, { ...bearing, isBeyondCoupon: true }, { ...bearing, unitPrice: 5_001 }]
    const shares = (couponDiscount: number) =>
      priceCart({ ...cash, lines, couponDiscount }).lines.map(({ discountShare }) => discountShare)
    expect(shares(1_500)).toEqual([1_000, 0, 500])
    expect(shares(1_000_000)).toEqual([9_999, 0, 5_001])
  })

  test('for free delivery leaves no charge and no tax of it, and says what it took off', () => {
    const sale = { ...cash, lines: [bearing], freeDelivery: true }
    expect(priceCart(sale)).toMatchObject({
      deliveryCharges: 0,
      deliveryWaived: 5_900,
      couponDiscount: 0,
      finalAmount: 9_999,
      freeDeliveryMissing: 0,
      gst: 1_526,
      delivery: null,
    })
    expect(priceCart({ ...sale, payOnline: true })).toMatchObject({ onlineDiscount: 500, payable: 9_499 })
    const free = priceCart({ ...sale, lines: [{ ...bearing, unitPrice: 99_900 }] })
    expect(free).not.toHaveProperty('deliveryWaived')
  })
})

const markedLine = fc
  .record({
    unitPrice: fc.integer({ min: 1, max: 8_500_000 }),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    gstRate: fc.constantFrom(0, 5, 12, 18, 28, 40),
    hsnCode: fc.constantFrom('848210', '401039', '640340'),
    isQuoted: fc.boolean(),
    isBeyondCoupon: fc.boolean(),
    percentOff: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ percentOff, ...line }) => ({
    ...line,
    discount: Math.floor((line.unitPrice * line.quantity * percentOff) / 100),
  }))
/** Carts of lines that a coupon reaches or not, with discounts of single lines, free delivery or not, of anybody. */
const anyCart: fc.Arbitrary<CartToPrice> = fc.record({
  lines: fc.array(markedLine, { maxLength: 60 }),
  couponDiscount: fc.oneof(fc.nat(1_000), fc.nat(1_000_000_000)),
  freeDelivery: fc.boolean(),
  delivery: fc.record({ freeFrom: fc.option(fc.nat(1_000_000)), charge: fc.nat(20_000) }),
  payOnline: fc.boolean(),
  onlineDiscountPercent: fc.constantFrom(0, 5, 12),
  supply: fc.constantFrom('in_state', 'inter_state'),
  isRegistered: fc.boolean(),
  day: fc.constant(day),
})
const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)

describe('any cart with a coupon', () => {
  test('adds up: its shares are its discounts, and no line is negative', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const price = priceCart(cart)
        const { subTotal, couponDiscount, onlineDiscount, deliveryCharges, payable, lines, delivery } = price
        const shares = sum(lines.map(({ discountShare }) => discountShare))
        expect(shares).toBe(Math.min(couponDiscount + onlineDiscount, subTotal))
        expect(payable).toBe(subTotal - couponDiscount + deliveryCharges - onlineDiscount)
        expect(sum(lines.map(({ lineTotal }) => lineTotal)) + (delivery?.lineTotal ?? 0)).toBe(payable)
        expect(lines.every(({ lineTotal, discountShare }) => lineTotal >= 0 && discountShare >= 0)).toBe(true)
        expect(delivery?.lineTotal ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('gives nothing of the coupon to other goods or at a quoted price, and never more than the coupon', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { lines, couponDiscount } = priceCart({ ...cart, payOnline: false })
        const own = sum(cart.lines.map(({ discount = 0 }) => discount))
        cart.lines.forEach(({ isQuoted, isBeyondCoupon, discount = 0 }, index) => {
          if (isQuoted || isBeyondCoupon) expect(lines[index]?.discountShare).toBe(discount)
        })
        expect(sum(lines.map(({ discountShare }) => discountShare))).toBe(couponDiscount)
        expect(couponDiscount - own).toBeLessThanOrEqual(cart.couponDiscount)
      }),
    )
  })

  test('pays the delivery charge whole or, by a coupon for it, not at all', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { deliveryCharges, deliveryWaived = 0 } = priceCart(cart)
        const charged = priceCart({ ...cart, freeDelivery: false }).deliveryCharges
        expect([deliveryCharges, deliveryWaived]).toEqual(cart.freeDelivery ? [0, charged] : [charged, 0])
      }),
    )
  })
})
