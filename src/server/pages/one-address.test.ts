import http from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { often } from '../../../test/how-often.ts'

const SEED = Number(process.env.ADDRESS_SEED ?? Date.now() % 2 ** 31)
/** Pages as everybody asks for them, and the public reads of the API. */
const pages = [
  '/',
  '/signup',
  '/login',
  '/forgot-password',
  '/products',
  '/products/angle-grinder',
  '/profile',
  '/cart',
]
const others = ['/products?categoryId=bearings', '/products?page=2', '/payment-success', '/terms', '/privacy']
const reads = ['/category/allcategories', '/label/getlabels', '/banner', '/offerBanner', '/product/search-index']
const productReads = ['/product/get-products', '/product/get-products?q=drill', '/product/get-product/angle-grinder']
const files = ['/sitemap.xml', '/robots.txt']
const api = [...reads, ...productReads].map((path) => `/api/v1${path}`)
const addresses = [...pages, ...others, ...api, ...files]

interface Answer {
  status: number
  location: string | undefined
  body: string
}

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())
beforeEach(() => shop.shop.cache.clear())

/** Asks for exactly this target: fetch would tidy it up. */
function ask(target: string, method = 'GET', body = ''): Promise<Answer> {
  const { port } = new URL(shop.url)
  const headers = body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
  return new Promise((resolve, reject) => {
    const call = http.request({ host: '127.0.0.1', port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, location: headers.location, body: Buffer.concat(chunks).toString() })
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}

const code = (text: string, at: number) => {
  const letter = text[at % text.length] ?? 'a'
  const hex = letter.charCodeAt(0).toString(16)
  return `${text.slice(0, at % text.length)}%${hex}${text.slice((at % text.length) + 1)}`
}
/** Other ways to write a path. */
const spellings: ((path: string, at: number) => string)[] = [
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2E${path}`,
  (path) => `/x\\..${path}`,
  (path) => `/.${path}`,
  (path) => `/%2e${path}`,
  (path) => `/${path}`,
  (path) => `/\\${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}/.`,
  (path) => `${path}/x/..`,
  (path) => `${path}%2f`,
  (path) => `${path};x=1`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (path, at) => code(path, at),
  (path) => `http://evil.example${path}`,
  (path) => `${path}#/nowhere`,
  (path) => `${path}/nowhere`,
  (path) => `${path}%`,
]
const query = fc.constantFrom(
  '',
  'utm_source=a',
  'categoryId=Moved+to+evil.example',
  'labelId=Moved',
  'categoryId=unknown-category',
  'q=drill',
  'page=3',
  'sort=price-low',
  'limit=1',
  'tab=order-history',
  'payment=order_1',
  'x=/../terms',
)
const oddAddress = fc.record({
  address: fc.constantFrom(...addresses),
  spelt: fc.array(fc.record({ how: fc.nat(spellings.length - 1), at: fc.nat(40) }), { maxLength: 3 }),
  query,
})

test(`no spelling of an address changes what others get at any address (seed ${SEED})`, async () => {
  const before = new Map<string, Answer>()
  for (const address of addresses) before.set(address, await ask(address))
  for (const { status } of before.values()) expect(status).toBe(200)
  await fc.assert(
    fc.asyncProperty(oddAddress, async ({ address, spelt, query }) => {
      shop.shop.cache.clear()
      const [path = '', own = ''] = address.split('?')
      const odd = spelt.reduce((written, { how, at }) => spellings[how]?.(written, at) ?? written, path)
      const search = [own, query].filter(Boolean).join('&')
      const target = `${odd}${search && `?${search}`}`
      const { status, location } = await ask(target)
      expect([200, 303, 308, 400, 404], target).toContain(status)
      if (location) expect(location, target).toMatch(/^\/(?![/\\])[!-~]*$/)
      for (const each of new Set([address, path, '/'])) {
        const was = before.get(each)
        if (was) expect(await ask(each), `${each} after ${target}`).toEqual(was)
      }
    }),
    { numRuns: often(150, 40), seed: SEED },
  )
}, 240_000)

test.each([
  ['/x/../terms', '/terms'],
  ['/x/%2e%2e/terms?a=1', '/terms?a=1'],
  ['/x\\../', '/'],
  ['/products/', '/products'],
  ['/PRODUCTS?q=a', '/products?q=a'],
  ['/%70roducts?categoryId=Moved', '/products?categoryId=Moved'],
  ['//evil.example/terms', '/evil.example/terms'],
  ['http://evil.example//evil.example/', '/evil.example'],
])('%s is not drawn, but led to %s', async (target, location) => {
  expect(await ask(target)).toMatchObject({ status: 308, location })
})

test('a form that is posted to an address with a host in it is led to its path', async () => {
  for (const [target, location] of [
    ['http://evil.example/', '/'],
    ['http://evil.example//login?a=1', '/login?a=1'],
    ['HTTP://evil.example/x/../login', '/login'],
    ['/\\evil.example/login', '/evil.example/login'],
  ] as const) {
    expect(await ask(target, 'POST', 'email=a'), target).toMatchObject({ status: 303, location })
  }
})

test('what is in no catalogue has a name of ours', async () => {
  for (const query of ['categoryId=Moved+to+evil.example', 'labelId=moved-away', 'subcategoryId=moved-away']) {
    const { status, body } = await ask(`/products?${query}`)
    expect(status).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Unknown category</)
    expect(body).toMatch(/<title>Unknown category/)
    expect(body).not.toMatch(/>[^<]*[Mm]oved[ -](to|away)[^<]*<\/(title|h1|a|li|span)>/)
  }
})

test('what does not exist says so with its status, and is drawn once', async () => {
  const first = await ask('/nowhere')
  expect(first.status).toBe(404)
  expect(first.body).toContain('Page Not Found')
  expect(await ask('/nowhere/at/all?a=1')).toEqual(first)
  const draw = vi.fn(async () => ({ value: undefined, bytes: 0, tags: [] }))
  await shop.shop.cache.recall('missing page', draw)
  expect(draw, 'it was kept').not.toHaveBeenCalled()
  const product = await ask('/products/no-such-product')
  expect(product.status).toBe(404)
  expect(product.body).toContain('Page Not Found')
  expect((await ask('/404')).status).toBe(404)
  expect(await ask('/terms')).toMatchObject({ status: 200 })
})
