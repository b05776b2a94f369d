import { expect, test } from 'vitest'
import { listNames, type SaidCoupon, sayCoupon } from './say-coupon.ts'

const plain: SaidCoupon = {
  discountType: 'percentage',
  value: 10,
  minimumAmount: null,
  maximumDiscount: null,
  totalLimit: null,
  perShopperLimit: null,
  reach: 'all',
  names: [],
  customers: 'all',
}

test.each<[Partial<SaidCoupon>, string | null]>([
  [{}, '10% off everything.'],
  [
    { reach: 'categories', names: ['Bearings', 'Belts'], minimumAmount: 500, maximumDiscount: 300 },
    '10% off Bearings and Belts, at most ₹300, in carts with ₹500 or more of them.',
  ],
  [
    { discountType: 'flat', value: 75.5, minimumAmount: 499, customers: 'first_order', totalLimit: 100 },
    '₹75.50 off everything, in carts of ₹499 or more, on a customer’s first order, 100 times in all.',
  ],
  [{ discountType: 'free_delivery', value: 0, perShopperLimit: 1 }, 'Free delivery, once per customer.'],
  [
    { discountType: 'free_delivery', value: null, reach: 'products', names: ['V-belt A-40'], perShopperLimit: 2 },
    'Free delivery of carts with V-belt A-40, 2 times per customer.',
  ],
  [{ value: null }, null],
  [{ reach: 'categories' }, null],
])('%j: %s', (coupon, said) => {
  expect(sayCoupon({ ...plain, ...coupon })).toBe(said)
})

test.each([
  [['Bearings'], 'Bearings'],
  [['Bearings', 'Belts', 'Chains'], 'Bearings, Belts and Chains'],
  [['Bearings', 'Belts', 'Chains', 'Oils', 'Wheels'], 'Bearings, Belts and 3 more'],
  [[], 'goods that are no longer sold'],
])('names %j: %s', (names, said) => {
  expect(listNames(names)).toBe(said)
})
