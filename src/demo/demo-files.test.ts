import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { highlights } from '../shared/highlights.ts'
import { readDemo } from './read-demo.ts'

const demo = readDemo()
const { products } = demo
const paid = products.map((each) => each.offerPrice ?? each.price)

test('the shop has at least 120 products in at least 12 categories, none of them empty', () => {
  expect(products.length).toBeGreaterThanOrEqual(120)
  expect(demo.categories.length).toBeGreaterThanOrEqual(12)
  const filled = new Set(products.flatMap((each) => [each.category, each.subcategory]))
  const empty = demo.categories.flatMap((each) => [each.id, ...each.subcategories.map((sub) => sub.id)])
  expect(empty.filter((id) => !filled.has(id))).toEqual([])
})

test('prices go from ₹9 to ₹85,000', () => {
  expect(Math.min(...paid)).toBeLessThanOrEqual(9)
  expect(Math.max(...paid, ...products.map((each) => each.price))).toBeGreaterThanOrEqual(80_000)
  expect(Math.max(...paid)).toBeLessThanOrEqual(85_000)
})

test.each(Object.values(highlights))('$name has at least 8 products', ({ id }) => {
  expect(products.filter((each) => each.labels.includes(id)).length).toBeGreaterThanOrEqual(8)
})

test('everything in the clearance sale is at least a quarter below its MRP', () => {
  const sale = products.filter((each) => each.labels.includes(highlights.clearanceSale.id))
  const dear = sale.filter((each) => (each.offerPrice ?? each.price) > each.price * 0.75)
  expect(dear.map((each) => each.id)).toEqual([])
})

test('some descriptions have more than 100 words, and most tell something', () => {
  const words = products.map((each) => each.description.split(/\s+/).length)
  expect(words.filter((count) => count > 100).length).toBeGreaterThanOrEqual(20)
  expect(words.filter((count) => count < 25)).toEqual([])
})

test('the trade’s ways of varying are there', () => {
  const titles = products.flatMap((each) =>
    (each.variants ?? []).map((variant) => variant.attributes.title.toLowerCase()),
  )
  for (const word of ['size', 'grit', 'length', 'colour'])
    expect(titles.some((title) => title.includes(word))).toBe(true)
})

test('variants that are told apart by how much is in them declare how much', () => {
  const silent = products.flatMap(({ netQuantity, variants = [] }) =>
    variants.filter(({ attributes, ...variant }) => {
      if (!['Weight', 'Volume'].includes(attributes.title)) return false
      const amount = Number.parseFloat(attributes.description)
      return Number.parseFloat(variant.netQuantity ?? netQuantity) !== amount
    }),
  )
  expect(silent.map((each) => each.id)).toEqual([])
})

test('reviews: at least 300, more good than bad, and every star given', () => {
  const stars = demo.reviews.flatMap((each) => each.reviews.map((review) => review.rating))
  expect(stars.length).toBeGreaterThanOrEqual(300)
  const count = (star: number) => stars.filter((each) => each === star).length
  expect([1, 2, 3, 4, 5].filter((star) => count(star) === 0)).toEqual([])
  expect(count(4) + count(5)).toBeGreaterThan(count(1) + count(2) + count(3))
})

test('coupons of every kind', () => {
  const { coupons } = demo
  expect(coupons.length).toBeGreaterThanOrEqual(6)
  const kinds = [
    coupons.some((each) => each.type === 'percentage' && each.maximumDiscount !== undefined),
    coupons.some((each) => each.type === 'percentage' && each.maximumDiscount === undefined),
    coupons.some((each) => each.type === 'flat'),
    coupons.some((each) => each.minimumAmount !== undefined),
    coupons.some((each) => each.totalLimit !== undefined),
    coupons.some((each) => each.perShopperLimit !== undefined),
  ]
  expect(kinds).toEqual(kinds.map(() => true))
})

test('hero, listing, category and offer banners', () => {
  const count = (kind: string) => demo.banners.filter((each) => each.bannerFor === kind).length
  expect(count('hero')).toBeGreaterThanOrEqual(4)
  expect(count('product')).toBeGreaterThanOrEqual(3)
  expect(demo.categoryBanners.length).toBeGreaterThanOrEqual(3)
  expect(demo.offerBanners.length).toBeGreaterThanOrEqual(3)
})

test('a category banner promises no more than some product in it keeps', () => {
  for (const { category, percentage } of demo.categoryBanners) {
    const asked = products
      .filter((each) => each.category === category)
      .flatMap((each) => [each, ...(each.variants ?? [])])
    const best = Math.max(...asked.map((each) => (100 * (each.price - (each.offerPrice ?? each.price))) / each.price))
    expect([category, best >= percentage]).toEqual([category, true])
  }
})

const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-demo-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a mistake in a file is named with its file and entry', () => {
  for (const kind of ['products', 'reviews']) mkdirSync(path.join(folder, kind), { recursive: true })
  writeFileSync(path.join(folder, 'products', 'bearings.yaml'), '- id: ball-bearing\n  price: free\n')
  expect(() => readDemo(folder)).toThrow(
    /products\/bearings\.yaml: ball-bearing: .*price: Invalid input: expected number/,
  )
  writeFileSync(path.join(folder, 'products', 'bearings.yaml'), '- id: [\n')
  expect(() => readDemo(folder)).toThrow(/products\/bearings\.yaml: the file: /)
})
