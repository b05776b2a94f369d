import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { clientFiles, pageModules, readManifest } from './built-pages.ts'

const budget = 130 * 1000
const pages = ['home/home-page', 'catalogue/products-page', 'product/product-page']

// Reads the build: `npm test` makes it first, otherwise `npm run build`.
it.each(pages)('the JavaScript of the first load of %s stays under 130,000 bytes of gzip', (page) => {
  const files = pageModules(readManifest(), [`src/web/${page}.tsx`])
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(clientFiles, file)), { level: 9 }).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(files.length).toBeGreaterThan(2)
  expect(total).toBeGreaterThan(budget / 2)
  expect(total).toBeLessThanOrEqual(budget)
})
