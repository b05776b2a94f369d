import { expect, it } from 'vitest'
import { readableUrl } from './readable-url.ts'

it.each([
  ['/', '/'],
  ['/products/a%20b?q=%E0%A4', '/products/a%20b?q=%E0%A4'],
  ['/products/%E0%A4%A?page=2', '/products/%25E0%25A4%25A?page=2'],
  ['/%', '/%25'],
])('%s is read as %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable)
})
