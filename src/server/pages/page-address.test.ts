import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPageAddress } from './page-address.ts'

const SEED = Number(process.env.ADDRESS_SEED ?? Date.now() % 2 ** 31)

it.each([
  ['/', '/', ''],
  ['/products?page=2&x=/../', '/products', '?page=2&x=/../'],
  ['/products/Ball-Bearing_6204.zz~1', '/products/Ball-Bearing_6204.zz~1', ''],
  ['/products/%E0%B4%AC', '/products/%E0%B4%AC', ''],
  ['/products/a%2Fb', '/products/a%2Fb', ''],
  ['/products/%25E0', '/products/%25E0', ''],
  ['http://evil.example/terms?a=1', '/terms', '?a=1'],
  ['http://evil.example', '/', ''],
])('%s is written as it should be', (target, path, search) => {
  expect(readPageAddress(target)).toMatchObject({ path, search, isCanonical: true })
})

it.each([
  ['/x/../terms', '/terms'],
  ['/x/%2e%2e/terms', '/terms'],
  ['/x\\../terms', '/terms'],
  ['/./%2E/terms/', '/terms'],
  ['/..', '/'],
  ['/%70roducts', '/products'],
  ['/PRODUCTS/Ball', '/products/Ball'],
  ['//elsewhere.example/login', '/elsewhere.example/login'],
  ['/\\elsewhere.example', '/elsewhere.example'],
  ['/%5Celsewhere.example/', '/%5Celsewhere.example'],
  ['/%5celsewhere.example', '/%5Celsewhere.example'],
  ['///', '/'],
  ['/terms#/x', '/terms'],
  ['/a b', '/a%20b'],
  ['/%7%34erms', '/%2574erms'],
])('%s means %s', (target, path) => {
  expect(readPageAddress(target)).toMatchObject({ path, isCanonical: false })
})

it(`has one address for whatever is asked: it leads to itself, and never to another host (seed ${SEED})`, () => {
  const odd = fc.constantFrom('/', '\\', '.', '..', '%2e', '%2F', '%5c', '%', '#', '@', ':', 'http://', 'Terms', '%74')
  const target = fc.array(fc.oneof(odd, fc.string({ unit: 'binary-ascii', maxLength: 3 })), { maxLength: 12 })
  fc.assert(
    fc.property(target, (parts) => {
      const { path } = readPageAddress(`/${parts.join('').replaceAll('?', '')}`)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(path).toMatch(/^[!-~]+$/)
      expect(new URL(path, 'http://shop.example').host).toBe('shop.example')
      expect(readPageAddress(path)).toEqual({ path, search: '', isCanonical: true })
    }),
    { numRuns: 2000, seed: SEED },
  )
})
