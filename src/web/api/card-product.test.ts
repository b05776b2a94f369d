import { expect, test } from 'vitest'
import type { Product } from '../../shared/contract/catalogue.ts'
import { toCardProduct } from './card-product.ts'

const variant = (price: number, priceBreaks: Product['priceBreaks']) => ({ price, offerPrice: null, priceBreaks })

const product = (fields: Partial<Product>) =>
  ({ brand: { name: 'NTN' }, price: 100, offerPrice: null, priceBreaks: [], variants: [], ...fields }) as Product

test.each([
  [
    'the product’s own',
    {
      priceBreaks: [
        { from: 10, price: 95 },
        { from: 50, price: 90 },
      ],
    },
    { from: 50, price: 90 },
  ],
  ['none', {}, undefined],
  ['none of one that costs less by the piece', { offerPrice: 85, priceBreaks: [{ from: 10, price: 90 }] }, undefined],
])('a card shows the lowest bulk price: %s', (_, fields, best) => {
  expect(toCardProduct(product(fields)).best).toEqual(best)
})

test('a card shows no bulk price of a dearer variant that is above the price of one piece', () => {
  const variants = [variant(10, []), variant(100, [{ from: 10, price: 90 }])] as Product['variants']
  expect(toCardProduct(product({ price: 10, variants })).best).toBeUndefined()
})
