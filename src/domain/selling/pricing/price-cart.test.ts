import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CartToPrice, priceCart } from './price-cart.ts'

const delivery = { freeFrom: 99_900, charge: 5_900 }
const day = '2026-11-22'
const cash = {
  couponDiscount: 0,
  delivery,
  payOnline: false,
  onlineDiscountPercent: 5,
  supply: 'in_state',
  day,
} as const
const bearing = { unitPrice: 9_999, quantity: 1, gstRate: 18, hsnCode: '848210' }

describe('a cart', () => {
  test('that is empty costs nothing, delivery included', () => {
    const price = priceCart({ ...cash, lines: [], couponDiscount: 500, payOnline: true })
    expect(price).toMatchObject({
      subTotal: 0,
      couponDiscount: 0,
      deliveryCharges: 0,
      payable: 0,
      payOnline: 0,
      gst: 0,
    })
    expect(price.lines).toEqual([])
  })

  test('of one line pays for delivery, and holds the tax of both', () => {
    expect(priceCart({ ...cash, lines: [bearing] })).toEqual({
      subTotal: 9_999,
      couponDiscount: 0,
      totalPrice: 9_999,
      deliveryCharges: 5_900,
      finalAmount: 15_899,
      onlineDiscount: 0,
      payable: 15_899,
      payOnline: 15_104,
      freeDeliveryMissing: 89_901,
      gst: 2_426,
      cgst: 1_213,
      sgst: 1_213,
      igst: 0,
      delivery: { hsnCode: '848210', gstRate: 18, lineTotal: 5_900, gst: 900, cgst: 450, sgst: 450, igst: 0 },
      lines: [{ gstRate: 18, discountShare: 0, lineTotal: 9_999, gst: 1_526, cgst: 763, sgst: 763, igst: 0 }],
    })
  })

  test('that leaves the state pays IGST instead', () => {
    const price = priceCart({ ...cash, lines: [bearing], supply: 'inter_state' })
    expect(price).toMatchObject({ gst: 2_425, cgst: 0, sgst: 0, igst: 2_425 })
  })

  test.each([
    [99_899, 0, 5_900, 1],
    [99_900, 0, 0, 0],
    [99_901, 0, 0, 0],
    [100_000, 101, 5_900, 1],
    [100_000, 100, 0, 0],
  ])(
    'of %d p less a coupon of %d p pays %d p for delivery, %d p missing',
    (unitPrice, couponDiscount, charge, missing) => {
      const price = priceCart({ ...cash, lines: [{ ...bearing, unitPrice }], couponDiscount })
      expect(price).toMatchObject({ deliveryCharges: charge, freeDeliveryMissing: missing })
    },
  )

  test('paid online has 5 % off what the shopper sees, rounded half up', () => {
    const price = priceCart({ ...cash, lines: [{ ...bearing, unitPrice: 100_010 }], payOnline: true })
    // 5 % of 100010 p is 5000.5 p
    expect(price).toMatchObject({ finalAmount: 100_010, onlineDiscount: 5_001, payable: 95_009, payOnline: 95_009 })
  })

  test('paid online with a delivery charge: lines and delivery as shown add up to what is paid', () => {
    const price = priceCart({ ...cash, lines: [bearing], payOnline: true })
    expect(price).toMatchObject({ onlineDiscount: 795, payable: 15_104 })
    expect(price.lines[0]).toMatchObject({ discountShare: 795, lineTotal: 9_204 })
  })

  test('spreads a coupon over its lines by their value, the odd paisa to the largest remainder', () => {
    const lines = [1, 1, 1].map(() => ({ unitPrice: 3_333, quantity: 1, gstRate: 18, hsnCode: '848210' }))
    const price = priceCart({ ...cash, lines, couponDiscount: 100 })
    expect(price.lines.map((line) => line.discountShare)).toEqual([34, 33, 33])
  })

  test('whose coupon leaves nothing of the goods still pays for delivery; the online discount then falls on it', () => {
    const price = priceCart({ ...cash, lines: [bearing], couponDiscount: 9_999, payOnline: true })
    expect(price).toMatchObject({ totalPrice: 0, finalAmount: 5_900, onlineDiscount: 295, payable: 5_605, gst: 856 })
    expect(price.lines[0]).toMatchObject({ discountShare: 9_999, lineTotal: 0 })
  })

  test('with shoes of ₹3,000 has 18 % of them, until a coupon brings a pair to ₹2,500 and 5 %; delivery follows', () => {
    const lines = [{ unitPrice: 300_000, quantity: 2, gstRate: 5, hsnCode: '640340' }]
    const charged = { ...cash, delivery: { freeFrom: null, charge: 5_900 }, lines }
    const rates = (couponDiscount: number) => {
      const {
        lines: [line],
        delivery: brought,
      } = priceCart({ ...charged, couponDiscount })
      return [line?.gstRate, brought?.gstRate]
    }
    expect([rates(0), rates(74_999), rates(75_000)]).toEqual([
      [18, 18],
      [18, 18],
      [5, 5],
    ])
  })

  test('takes the discount of a line off that line alone, before a coupon and the tax', () => {
    const lines = [
      { ...bearing, unitPrice: 16_500, quantity: 2, discount: 3_050 },
      { ...bearing, unitPrice: 27_500, discount: 0 },
    ]
    const sale = { ...cash, delivery: { freeFrom: null, charge: 0 }, lines }
    const price = priceCart(sale)
    expect(price).toMatchObject({ subTotal: 60_500, couponDiscount: 3_050, payable: 57_450 })
    expect(price.lines.map(({ discountShare, lineTotal }) => [discountShare, lineTotal])).toEqual([
      [3_050, 29_950],
      [0, 27_500],
    ])
    const [first] = priceCart({ ...sale, lines: [{ ...bearing, unitPrice: 29_950 }] }).lines
    expect(price.lines[0]).toMatchObject({ gst: first?.gst, cgst: first?.cgst, sgst: first?.sgst })
    expect(priceCart({ ...sale, couponDiscount: 5_745 })).toMatchObject({ couponDiscount: 8_795, payable: 51_705 })
    expect(() => priceCart({ ...sale, lines: [{ ...bearing, discount: 10_000 }] })).toThrow(RangeError)
  })

  test('gives of a coupon to a line only what its own discount left, and nothing to a quoted one', () => {
    const lines = [
      { ...bearing, unitPrice: 10_000, discount: 9_000 },
      { ...bearing, unitPrice: 20_000, isQuoted: true, discount: 500 },
    ]
    const price = priceCart({ ...cash, delivery: { freeFrom: null, charge: 0 }, lines, couponDiscount: 4_000 })
    expect(price).toMatchObject({ subTotal: 30_000, couponDiscount: 10_500, payable: 19_500 })
    expect(price.lines.map(({ discountShare }) => discountShare)).toEqual([10_000, 500])
  })

  test('never takes more off than the goods are worth', () => {
    expect(priceCart({ ...cash, lines: [bearing], couponDiscount: 1_000_000 })).toMatchObject({ couponDiscount: 9_999 })
  })
})

const line = fc.record({
  unitPrice: fc.integer({ min: 1, max: 8_500_000 }),
  quantity: fc.integer({ min: 1, max: 10_000 }),
  gstRate: fc.constantFrom(0, 5, 12, 18, 28, 40),
  hsnCode: fc.constantFrom('848210', '401039', '640340'),
})
const anyCart: fc.Arbitrary<CartToPrice> = fc.record({
  lines: fc.array(line, { maxLength: 100 }),
  couponDiscount: fc.oneof(fc.nat(1_000), fc.nat(1_000_000_000)),
  delivery: fc.record({ freeFrom: fc.nat(1_000_000), charge: fc.nat(20_000) }),
  cashFee: fc.constantFrom(0, 1, 4_000, 50_000),
  payOnline: fc.boolean(),
  onlineDiscountPercent: fc.constantFrom(0, 5, 12),
  supply: fc.constantFrom('in_state', 'inter_state'),
  day: fc.constant(day),
})
const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)

describe('any cart', () => {
  test('adds up: what is shown, what is stored, every line and every head of tax', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const price = priceCart(cart)
        const { subTotal, couponDiscount, deliveryCharges, onlineDiscount, payable, gst, cgst, sgst, igst } = price
        expect(payable).toBe(subTotal - couponDiscount + deliveryCharges - onlineDiscount)
        expect(price.totalPrice).toBe(subTotal - couponDiscount)
        expect(price.finalAmount).toBe(price.totalPrice + deliveryCharges)
        expect(gst).toBe(cgst + sgst + igst)
        const free = priceCart({ ...cart, cashFee: 0 })
        const fee = cart.payOnline || cart.lines.length === 0 ? 0 : (cart.cashFee ?? 0)
        expect([price.cashFee ?? 0, deliveryCharges - free.deliveryCharges, payable - free.payable]).toEqual([
          fee,
          fee,
          fee,
        ])
        expect(price.payOnline).toBe(free.payOnline)
        for (const head of ['gst', 'cgst', 'sgst', 'igst'] as const) {
          expect(price[head]).toBe(sum(price.lines.map((each) => each[head])) + (price.delivery?.[head] ?? 0))
        }
        expect(sum(price.lines.map((each) => each.lineTotal)) + (price.delivery?.lineTotal ?? 0)).toBe(payable)
        expect(price.delivery === null).toBe(deliveryCharges === 0)
        price.lines.forEach((each, index) => {
          const { unitPrice = 0, quantity = 0 } = cart.lines[index] ?? {}
          expect(each.lineTotal).toBe(unitPrice * quantity - each.discountShare)
          expect(each.discountShare >= 0 && each.lineTotal >= 0 && each.gst <= each.lineTotal).toBe(true)
        })
      }),
    )
  })

  test('spreads its discounts wholly over its lines, as far as the goods are worth it', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { subTotal, couponDiscount, onlineDiscount, lines } = priceCart(cart)
        const shares = sum(lines.map((each) => each.discountShare))
        expect(shares).toBe(Math.min(couponDiscount + onlineDiscount, subTotal))
      }),
    )
  })

  test('is never negative, whatever is taken off', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { lines, delivery, ...amounts } = priceCart(cart)
        expect(Object.values(amounts).every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true)
        expect(delivery?.lineTotal ?? 0).toBeGreaterThanOrEqual(0)
        expect(lines).toHaveLength(cart.lines.length)
      }),
    )
  })

  test('announces for online payment exactly what is then paid', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const announced = priceCart({ ...cart, payOnline: false }).payOnline
        expect(priceCart({ ...cart, payOnline: true }).payable).toBe(announced)
      }),
    )
  })

  test('with one piece more never has a smaller subtotal; with a larger coupon never a larger total', () => {
    fc.assert(
      fc.property(anyCart, line, fc.nat(10_000), (cart, more, off) => {
        const { subTotal, totalPrice } = priceCart(cart)
        expect(priceCart({ ...cart, lines: [...cart.lines, more] }).subTotal).toBeGreaterThan(subTotal)
        expect(priceCart({ ...cart, couponDiscount: cart.couponDiscount + off }).totalPrice).toBeLessThanOrEqual(
          totalPrice,
        )
      }),
    )
  })
})
