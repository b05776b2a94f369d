import { expect, test } from 'vitest'
import { type CartToPrice, priceCart } from '../pricing/price-cart.ts'
import { type CouponToDerive, deriveOrder, type LineToDerive } from './derive-order.ts'
import { explainOrder } from './explain-order.ts'

const bearing: LineToDerive = {
  unitPrice: 16_500,
  quantity: 3,
  hsnCode: '848210',
  gstRate: 18,
  steps: [{ from: 10, price: 15_000 }],
}
const shirt: LineToDerive = { unitPrice: 40_000, quantity: 1, hsnCode: '6105', gstRate: 18 }

interface Options extends Partial<Pick<CartToPrice, 'payOnline' | 'supply' | 'cashFee'>> {
  coupon?: CouponToDerive | null
  discount?: number
  zone?: string | null
  supplyOf?: string
}

function explained(
  lines: readonly LineToDerive[],
  { coupon = null, discount = 0, zone = null, supplyOf, ...more }: Options = {},
  invoiceDay: string | null = null,
) {
  const toPrice = {
    ...{ lines, couponDiscount: discount, freeDelivery: coupon?.freeDelivery ?? false },
    ...{ delivery: { freeFrom: 50_000, charge: 5_900 }, payOnline: false, onlineDiscountPercent: 5 },
    ...{ supply: 'in_state' as const, day: '2025-09-22', ...more },
  }
  const price = priceCart(toPrice)
  const derivation = JSON.parse(JSON.stringify(deriveOrder(toPrice, price, { coupon, zone })))
  const taxed = price.lines.map(({ lineTotal: total, ...line }, at) => ({
    ...line,
    total,
    name: ['Bearing', 'Shirt'][at] ?? '',
  }))
  const amounts = {
    ...price,
    lines: taxed,
    delivery: price.delivery && { ...price.delivery, total: price.delivery.lineTotal },
  }
  const told = { title: 'Order', invoiceDay, isHandedOver: false, supplyOf }
  const { amounts: all, note } = explainOrder(derivation, amounts, told)
  expect(note).toBeNull()
  return Object.fromEntries(all.map(({ name, sentences }) => [name, sentences]))
}

test('an order is explained by its prices, coupon, delivery, online discount and tax', () => {
  const terms = { value: 500, maximumDiscount: null }
  const coupon = { code: 'MILL5', discountType: 'percentage' as const, terms }
  expect(explained([bearing], { coupon, discount: 2_475, zone: 'Calicut', payOnline: true })).toEqual({
    Subtotal: ['Bearing: 3 × ₹165 = ₹495; 10 or more would be ₹150 each.'],
    'Coupon MILL5': ['Coupon MILL5: 5% of ₹495 = ₹24.75.'],
    'Delivery charges': ['₹59 in the zone Calicut, free from ₹500; the items come to ₹470.25.'],
    'Online payment discount': ['5% of ₹529.25 for paying online = ₹26.46, shared over the items by value.'],
    Total: ['₹495 − ₹24.75 + ₹59 − ₹26.46 = ₹502.79.'],
    'GST included': [
      'At the rates of 22 Sep 2025.',
      'GST 18% in ₹502.79: CGST 9% ₹38.35, SGST 9% ₹38.35.',
      'The delivery charge of ₹59 is taxed as its goods, at 18%.',
      'The tax is in the prices. It is taken out of each item after discounts, each kind rounded to the paisa.',
    ],
  })
})

test('a coupon over several items says the share of each, and a cap that it is one', () => {
  const coupon = { code: 'CAP', discountType: 'percentage' as const, terms: { value: 1_000, maximumDiscount: 5_000 } }
  const all = explained([bearing, shirt], { coupon, discount: 5_000 })
  expect(all['Coupon CAP']).toEqual([
    'Coupon CAP: 10% of ₹895, at most ₹50, shared over the items by value.',
    'Bearing: ₹27.65.',
    'Shirt: ₹22.35.',
  ])
  expect(all['Delivery charges']).toEqual(['Free from ₹500; the items come to ₹845.'])
  expect(all['GST included']).toContain('Shirt: 5% by the value of a piece, not 18%.')
})

test('breaks, sales, quotations and kept prices are said, and discounts of single items', () => {
  const lines: LineToDerive[] = [
    { ...bearing, quantity: 10, unitPrice: 15_000, discount: 1_000 },
    { ...shirt, saleText: 'Onam 10% off' },
  ]
  const all = explained(lines, { supply: 'inter_state' }, '2026-11-26')
  expect(all.Subtotal).toEqual([
    'Bearing: 10 × ₹150 = ₹1,500, the price from 10 on.',
    'Shirt: 1 × ₹400 = ₹400, the price of the sale “Onam 10% off”.',
  ])
  expect(all.Discount).toEqual(['Bearing: ₹10 off this item.'])
  expect(all['GST included']?.[0]).toBe('At the rates of 26 Nov 2026, the day of the invoice.')
  expect(all['GST included']).toContain('GST 18% in ₹1,490: IGST ₹227.29, supplied to another state.')
  const quoted = explained([
    { ...bearing, isQuoted: true, quote: { number: 'Q-7' } },
    { ...shirt, isKept: true },
  ])
  expect(quoted.Subtotal).toEqual([
    'Bearing: 3 × ₹165 = ₹495, the price of quotation Q-7.',
    'Shirt: 1 × ₹400 = ₹400, the price when it was ordered.',
  ])
})

test('a coupon that takes the delivery charge off says so', () => {
  const coupon = {
    code: 'SHIP',
    discountType: 'flat' as const,
    freeDelivery: true,
    terms: { value: 0, maximumDiscount: null },
  }
  expect(explained([bearing], { coupon })['Delivery charges']).toEqual([
    'Coupon SHIP takes the delivery charge of ₹59 off.',
  ])
})

test('a fee for cash is said beside the delivery, and in its tax', () => {
  const all = explained([bearing], { cashFee: 4_000 })
  expect(all['Delivery charges']).toEqual([
    '₹59, free from ₹500; the items come to ₹495.',
    '₹40 more for paying in cash on delivery.',
  ])
  expect(all.Total).toEqual(['₹495 + ₹99 = ₹594.'])
  expect(all['GST included']).toContain(
    'The delivery charge and the fee for cash, ₹99 together, are taxed as their goods, at 18%.',
  )
  expect(explained([bearing], { cashFee: 4_000, payOnline: true })['Delivery charges']).toHaveLength(1)
})

test('of a firm that has the goods delivered to somebody else the place of supply is said', () => {
  expect(explained([bearing], { supply: 'inter_state', supplyOf: 'Tamil Nadu' })['GST included']).toContain(
    'The goods go to somebody else for the firm: the place of supply is the state of its GSTIN, Tamil Nadu (IGST Act s.10(1)(b)).',
  )
})

test('an order that was made before there were derivations says so, and nothing else', () => {
  const none = {
    subTotal: 1,
    couponDiscount: 0,
    deliveryCharges: 0,
    onlineDiscount: 0,
    payable: 1,
    gst: 0,
    lines: [],
    delivery: null,
  }
  const told = { title: 'Order 1', invoiceDay: null, isHandedOver: false }
  const note = 'Made before 1.2. How its amounts were made up was not kept then.'
  expect(explainOrder(null, none, told)).toEqual({ title: 'Order 1', note, amounts: [] })
})
