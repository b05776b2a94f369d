import { expect, test } from 'vitest'
import { completeness } from './complete-goods.ts'
import { blankProduct, blankVariant } from './plan-goods.ts'

const attributes = new Map(
  ['bore', 'shaft'].map((key) => [key, { name: key, kind: 'number' as const, unit: 'mm' }] as const),
)
const facts = { attributes, brands: new Map(), categories: new Map([['bearings', { filters: ['bore', 'shaft'] }]]) }
const product = { ...blankProduct, categoryId: 'bearings' }
const bore = { key: 'bore', value: 20, text: '20 mm' }
const lawLacks = (changed: Partial<typeof product>) =>
  completeness({ product: { ...product, ...changed }, variants: [] }, facts).law.map(({ field }) => field)
const lacks = (goods: Parameters<typeof completeness>[0]) =>
  completeness(goods, facts).better.flatMap(({ field, sentence }) => (field === 'attributes' ? [sentence] : []))

test('goods sell better with one attribute that shoppers choose by: none of them has all', () => {
  expect(lacks({ product, variants: [] })).toEqual(['An attribute for the store filters: bore, shaft'])
  expect(lacks({ product: { ...product, attributes: [bore] }, variants: [] })).toEqual([])
  const variant = { ...blankVariant, id: 'one', version: 1, attributes: [bore] }
  expect(lacks({ product, variants: [variant] })).toEqual([])
  expect(lacks({ product: { ...product, categoryId: 'without' }, variants: [] })).toEqual([])
})

test('imported goods want their importer, others their manufacturer, as those of which no country is known', () => {
  expect(lawLacks({ countryOfOrigin: 'China' })).toContain('importer')
  for (const countryOfOrigin of ['India', 'Made in Bharat', '', '  ']) {
    expect(lawLacks({ countryOfOrigin }), countryOfOrigin).toContain('manufacturer')
    expect(lawLacks({ countryOfOrigin }), countryOfOrigin).not.toContain('importer')
  }
})
