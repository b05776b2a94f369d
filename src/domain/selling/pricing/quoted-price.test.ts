import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart } from './price-cart.ts'
import { quotedPriceFor } from './quoted-price.ts'

test('holds for the quantity quoted, not for fewer or more, exactly, and never above the MRP', () => {
  const quoted = { price: 8_000, from: 100, upTo: 120 }
  expect(quotedPriceFor(quoted, 99, 10_000)).toBeNull()
  expect(quotedPriceFor(quoted, 100, 10_000)).toBe(8_000)
  expect(quotedPriceFor(quoted, 120, 8_000)).toBe(8_000)
  expect(quotedPriceFor(quoted, 121, 10_000)).toBeNull()
  expect(quotedPriceFor(quoted, 100, 7_500)).toBe(7_500)
})

test('a coupon takes nothing off quoted lines, all it can off the others, and the cart adds up to the paisa', () => {
  const line = fc.record({
    unitPrice: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 200 }),
    gstRate: fc.constantFrom(0, 5, 18, 28),
    hsnCode: fc.constant('848210'),
    isQuoted: fc.boolean(),
  })
  const cart = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    couponDiscount: fc.nat(5_000_000),
    payOnline: fc.boolean(),
    charge: fc.nat(10_000),
  })
  fc.assert(
    fc.property(cart, ({ lines, couponDiscount, payOnline, charge }) => {
      const rest = { supply: 'in_state', onlineDiscountPercent: 5, day: '2026-11-26' } as const
      const delivery = { freeFrom: null, charge }
      const price = priceCart({ ...rest, lines, couponDiscount, payOnline, delivery })
      const bare = priceCart({ ...rest, lines, couponDiscount, payOnline: false, delivery })
      const others = lines.reduce((sum, each) => sum + (each.isQuoted ? 0 : each.unitPrice * each.quantity), 0)
      expect(price.couponDiscount).toBe(Math.min(couponDiscount, others))
      for (const [index, each] of lines.entries()) if (each.isQuoted) expect(bare.lines[index]?.discountShare).toBe(0)
      const paid = price.lines.reduce((sum, each) => sum + each.lineTotal, 0) + (price.delivery?.lineTotal ?? 0)
      expect(paid).toBe(price.payable)
    }),
    { numRuns: 300, seed: 176 },
  )
})
