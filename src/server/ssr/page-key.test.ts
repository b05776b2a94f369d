import { expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

it('gives one key to spellings of the same page, and different keys to different filters', () => {
  expect(pageKey('/?utm_source=a')).toBe(pageKey('/'))
  expect(pageKey('/products?sort=newest&page=2')).toBe(pageKey('/products?page=2&sort=newest&x=1'))
  expect(pageKey('/products?page=2')).not.toBe(pageKey('/products?page=3'))
  expect(pageKey('/products/a')).not.toBe(pageKey('/products/b'))
})
