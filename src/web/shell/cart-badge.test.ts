import { expect, it } from 'vitest'
import { cartBadge } from './cart-badge.ts'

it('pads counts under ten and shows ten and more plainly', () => {
  expect(cartBadge(0)).toBe('00.00')
  expect(cartBadge(1)).toBe('01.00')
  expect(cartBadge(9)).toBe('09.00')
  expect(cartBadge(10)).toBe('10')
  expect(cartBadge(123)).toBe('123')
})
