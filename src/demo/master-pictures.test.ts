import { expect, test } from 'vitest'
import { noMasters, productImages, readMasters, resolveMasters } from './master-pictures.ts'

const name = `${'ab'.repeat(12)}-1000x1000-fffaaafff`

test('only what has been built is shown', () => {
  const masters = resolveMasters(
    {
      products: { drill: ['products/drill--1.webp', 'products/drill--2.webp'], saw: ['products/saw--1.webp'] },
      variants: { 'drill--6-mm': 'products/drill--1.webp' },
      made: { 'drill--1': '1234' },
    },
    { 'products/drill--1.webp': name },
  )
  const url = `/pictures/${name}/640.webp`
  expect([...masters.products]).toEqual([['drill', [url]]])
  expect([...masters.variants]).toEqual([['drill--6-mm', url]])
  expect(masters.banners.size).toBe(0)
})

test('the manifest of this repository can be read, built or not', () => {
  expect(readMasters().products.size).toBeGreaterThanOrEqual(0)
  expect(noMasters.products.size).toBe(0)
})

test('the key figures stay beside a single picture, and go when there are more', () => {
  expect(productImages(undefined, ['card.svg', 'figures.svg'])).toEqual(['card.svg', 'figures.svg'])
  expect(productImages(['1.webp'], ['card.svg', 'figures.svg'])).toEqual(['1.webp', 'figures.svg'])
  expect(productImages(['1.webp', '2.webp'], ['figures.svg'])).toEqual(['1.webp', '2.webp'])
})

test('a mark that is a drawing goes as it is', () => {
  const { brands, drawings } = resolveMasters(
    { brands: { tavrik: 'brands/tavrik.svg' } },
    {},
    (file) => `<svg>${file}</svg>`,
  )
  expect(drawings).toEqual([{ hash: expect.any(String), svg: '<svg>brands/tavrik.svg</svg>' }])
  expect(brands.get('tavrik')).toBe(`/pictures/${drawings[0]?.hash}.svg`)
})
