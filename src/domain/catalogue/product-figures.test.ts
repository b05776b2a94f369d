import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageRating } from './average-rating.ts'
import { discountLabel } from './discount-label.ts'
import { cheapestOf, sellingPrice } from './selling-price.ts'

test.each([
  [21_000, 16_500, '21% off'],
  [1000, 995, '1% off'],
  [100_000, 99_600, null],
  [5000, 5000, null],
  [5000, null, null],
  [8_500_000, 1, '100% off'],
])('MRP %s, offer %s: %s', (price, offer, label) => {
  expect(discountLabel(price, offer)).toBe(label)
})

test.each([
  [[0, 0, 0, 0, 0], 0],
  [[0, 0, 0, 0, 3], 5],
  [[1, 0, 0, 0, 1], 3],
  [[0, 0, 0, 1, 1], 4.5],
  [[0, 0, 1, 1, 1], 4],
  [[1, 2, 3, 4, 5], 3.7],
])('stars %j are %d on average', (counts, average) => {
  expect(averageRating(counts)).toBe(average)
})

test('the cheapest is what costs the shopper least, the first of equals', () => {
  const asked = fc.record({
    price: fc.integer({ min: 10, max: 99 }),
    offerPrice: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1 }), (all) => {
      const least = Math.min(...all.map(sellingPrice))
      expect(cheapestOf(all)).toBe(all.find((each) => sellingPrice(each) === least))
    }),
  )
  expect(cheapestOf([])).toBeUndefined()
})
