import { describe, expect, it } from 'vitest'
import type { Goods, ProductFields } from '../../shared/office/goods-types.ts'
import type { GoodsFacts } from './goods-facts.ts'
import { blankProduct, blankVariant, planGoods } from './plan-goods.ts'

const facts: GoodsFacts = {
  attributes: new Map([
    ['diameter', { name: 'Diameter', kind: 'number', unit: 'mm' }],
    ['bit', { name: 'Bit', kind: 'word', unit: null }],
  ]),
  brands: new Map([['brand', { manufacturer: null }]]),
  categories: new Map([['category', { filters: [] }]]),
  subcategories: new Map(),
  labels: new Set(),
}
const now = new Date(0)
const goods = (fields: Partial<ProductFields>): Goods => ({
  id: 'bolt',
  version: 1,
  product: { ...blankProduct, name: 'Bolt', brandId: 'brand', categoryId: 'category', price: 10_000, ...fields },
  variants: [],
})
const problemsOf = (before: Goods, product: Partial<ProductFields>) =>
  planGoods(before, { id: before.id, product }, facts, { now }).problems.map(({ field }) => field)

describe('an offer that overtakes price breaks', () => {
  const graded = goods({ priceBreaks: [{ from: 6, price: 9000 }] })

  it('is no fault of theirs: a break that is dearer than one piece is no step (docs/decisions/073)', () => {
    expect(problemsOf(graded, { offerPrice: 8000 })).toEqual([])
    expect(problemsOf(graded, { price: 8000 })).toEqual([])
  })

  it('is one where the breaks themselves are written', () => {
    expect(problemsOf(graded, { offerPrice: 8000, priceBreaks: [{ from: 12, price: 9000 }] })).toEqual(['priceBreaks'])
  })

  it('of a variant neither', () => {
    const variant = {
      ...blankVariant,
      id: 'bolt--m8',
      version: 1,
      name: 'M8',
      price: 10_000,
      priceBreaks: graded.product.priceBreaks,
    }
    const before = { ...graded, variants: [variant, { ...variant, id: 'bolt--m10', name: 'M10', position: 2 }] }
    const variants = [{ id: 'bolt--m8', fields: { offerPrice: 8000 } }]
    expect(planGoods(before, { id: 'bolt', variants }, facts, { now }).problems).toEqual([])
  })
})

describe('an attribute', () => {
  const diameter = (value: number) => ({ key: 'diameter', value, text: `${value} mm` })

  it('has several values where goods are a set, each once', () => {
    expect(problemsOf(goods({}), { attributes: [4, 5, 6].map(diameter) })).toEqual([])
    expect(problemsOf(goods({}), { attributes: [4, 5, 4].map(diameter) })).toEqual(['attributes'])
  })
})
