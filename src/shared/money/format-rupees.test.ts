import { expect, test } from 'vitest'
import { formatRupees } from './format-rupees.ts'

test.each([
  [0, '₹0'],
  [9, '₹9'],
  [165, '₹165'],
  [165.5, '₹165.50'],
  [0.01, '₹0.01'],
  [85_000, '₹85,000'],
  [1_234_567.5, '₹12,34,567.50'],
])('%d rupees are shown as %s', (rupees, shown) => {
  expect(formatRupees(rupees)).toBe(shown)
})
