import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { clientFiles, pageModules, readManifest } from './built-pages.ts'

const budget = 120 * 1000
/** The module that every page loads at once while it is hydrated (`web/start/hydrate.tsx`). */
const askedAtOnce = 'src/ui/keep-focus-visible.ts'
const pages = ['home/home-page', 'catalogue/products-page', 'product/product-page']

// Reads the build: `npm test` makes it first, otherwise `npm run build`.
it.each(pages)('the JavaScript of the first load of %s stays under 120,000 bytes of gzip', (page) => {
  const files = pageModules(readManifest(), [`src/web/${page}.tsx`, askedAtOnce])
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(clientFiles, file)), { level: 9 }).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(files.length).toBeGreaterThan(2)
  expect(files.join()).toContain('keep-focus-visible')
  expect(total).toBeGreaterThan(budget / 2)
  expect(total).toBeLessThanOrEqual(budget)
})

it('a touch on a product in the list loads one file: each more would be a round trip', () => {
  const manifest = readManifest()
  const there = new Set(pageModules(manifest, ['src/web/catalogue/products-page.tsx']))
  const more = pageModules(manifest, ['src/web/product/product-page.tsx']).filter((file) => !there.has(file))
  expect(more).toHaveLength(1)
})
