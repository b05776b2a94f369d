import { expect, it } from 'vitest'
import { sitemapPart } from './sitemap.ts'

const many = Array.from({ length: 100_000 }, (_, index) => `/products/p-${index}`)

it('lists every address in one file while they fit', () => {
  const xml = sitemapPart('', ['/', '/products?categoryId=a&x=1'], 'https://shop')
  expect(xml).toContain('<loc>https://shop/</loc>')
  expect(xml).toContain('categoryId=a&#38;x=1')
})

it('splits a large catalogue into files that the first one names', () => {
  const index = sitemapPart('', many, 'https://shop')
  expect(index.match(/sitemap-\d+\.xml/g)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
  const listed = ['1', '2', '3'].flatMap((part) => sitemapPart(part, many, 'https://shop').match(/<loc>/g) ?? [])
  expect(listed).toHaveLength(many.length)
  expect(() => sitemapPart('4', many, 'https://shop')).toThrow()
})
