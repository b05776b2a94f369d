import { expect, test } from 'vitest'
import { matchRoute, type Route } from './match-route.ts'

const page = (path: string): Route => ({ path, guarded: false, file: path, open: () => Promise.reject() })
const routes = ['/', '/products', '/products/:id', '/cart'].map(page)
const match = (path: string) => {
  const found = matchRoute(routes, path)
  return found && [found.route.path, found.params]
}

test('a path leads to its page, with the parameter in it', () => {
  expect(match('/')).toEqual(['/', {}])
  expect(match('/products')).toEqual(['/products', {}])
  expect(match('/products/angle-grinder')).toEqual(['/products/:id', { id: 'angle-grinder' }])
  expect(match('/products/a%2Fb%20%E0%B4%85')).toEqual(['/products/:id', { id: 'a/b അ' }])
})

test('what is no page is none: too long, too short, another spelling, codes that stand for nothing', () => {
  for (const path of ['/nowhere', '/products/', '/products/a/b', '/cart/a', '/CART', '/products/%E0', '/%E0', '']) {
    expect(match(path), path).toBeUndefined()
  }
})
