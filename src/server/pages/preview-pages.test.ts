import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../test/office.ts'
import { officeEndpoints as calls } from '../../shared/contract/office/endpoints.ts'

let shop: TestShop
let manager: BuiltStaff
let productId: string
beforeAll(async () => {
  shop = await openShop()
  manager = await buildStaff(shop, ['manager'])
  productId = (await buildProduct(shop.shop, { name: 'Secret Winch 2 t', variants: ['With hook', 'Bare'] })).productId
  const { status } = await manager.call(calls.withdrawGoods, { params: { id: productId } })
  expect(status).toBe(200)
})
afterAll(() => shop.close())

const preview = (headers: Record<string, string>, id = productId) =>
  askHost(shop.url, {
    path: `/api/office/v1/products/${id}/page`,
    headers: { host: `${officeHost}:${new URL(shop.url).port}`, 'sec-fetch-site': 'same-origin', ...headers },
  })

test('people of the shop see the page of a draft as it will be; nothing runs in it and nobody keeps it', async () => {
  const { status, text, headers } = await preview({ cookie: manager.cookie })
  expect(status).toBe(200)
  expect(text).toMatch(/<h1[^>]*>Secret Winch 2 t/)
  expect(text).toContain('With hook')
  expect(text).toContain('<style>')
  expect(text).not.toMatch(/<script|modulepreload/)
  expect(text).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': expect.stringContaining('noindex'),
  })
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox/)
  expect(headers['content-security-policy']).not.toContain('script-src')
  await manager.call(calls.changeGoods, {
    params: { id: productId },
    body: { version: await version(), changes: { name: { was: 'Secret Winch 2 t', now: 'Secret Winch 3 t' } } },
  })
  expect((await preview({ cookie: manager.cookie })).text).toMatch(/<h1[^>]*>Secret Winch 3 t/)
  expect((await preview({ cookie: manager.cookie }, 'no-such-product')).status).toBe(404)
})

test('a draft of which little is known yet has a page, too', async () => {
  const [brandId, categoryId] = ['brand', 'category']
  const added = await manager.call(calls.addGoods, {
    body: { product: { name: 'Winch without a picture', brandId, categoryId, price: 10 }, variants: [], stock: 0 },
  })
  const { status, text } = await preview({ cookie: manager.cookie }, added.body.data.record._id)
  expect(status).toBe(200)
  expect(text).toMatch(/<h1[^>]*>Winch without a picture/)
})

test('the goods of a category, brand or label are seen as the shop lists them; a banner has no list', async () => {
  const { productId: listed } = await buildProduct(shop.shop, { name: 'Chain hoist 1 t' })
  const look = (kind: string, id: string, headers = {}) =>
    askHost(shop.url, {
      path: `/api/office/v1/window/${kind}/${id}/page`,
      headers: {
        host: `${officeHost}:${new URL(shop.url).port}`,
        'sec-fetch-site': 'same-origin',
        cookie: manager.cookie,
        ...headers,
      },
    })
  for (const [kind, id] of [
    ['categories', 'category'],
    ['brands', 'brand'],
  ] as const) {
    const { status, text, headers } = await look(kind, id)
    expect([kind, status]).toEqual([kind, 200])
    expect(text).toContain(`/products/${listed}`)
    // what is not on sale is in no list of shoppers
    expect(text).not.toContain('Secret Winch')
    expect(text).not.toMatch(/<script|modulepreload/)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  }
  const label = (
    await manager.call(calls.addToWindow, { params: { kind: 'labels' }, body: { fields: { name: 'Monsoon' } } })
  ).body.data._id
  expect((await look('labels', label)).text).not.toContain(`/products/${listed}`)
  await manager.call(calls.labelGoods, { params: { id: label }, body: { add: [listed] } })
  expect((await look('labels', label)).text).toContain(`/products/${listed}`)
  const inTime = async (startsAt: string | null, endsAt: string | null) => {
    const params = { kind: 'labels', id: label } as const
    const { version, fields } = (await manager.call(calls.getWindow, { params })).body.data
    const changes = { startsAt: { was: fields.startsAt, now: startsAt }, endsAt: { was: fields.endsAt, now: endsAt } }
    expect((await manager.call(calls.changeWindow, { params, body: { version, changes } })).status).toBe(200)
  }
  const days = (count: number) => new Date(shop.shop.clock().getTime() + count * 86_400_000).toISOString()
  // before and after its time it is seen as in its time, and shoppers see nothing of that
  for (const [from, until] of [
    [days(1), days(2)],
    [days(-2), days(-1)],
  ] as const) {
    await inTime(from, until)
    const { text } = await look('labels', label)
    expect(text).toContain(`/products/${listed}`)
    expect(text).toMatch(/<h1[^>]*>Monsoon/)
    expect((await shop.call('GET', `/product/get-products?labelId=${label}`)).body.data.totalProducts).toBe(0)
    expect((await shop.call('GET', '/label/getlabels')).body.envelop.data).toEqual([])
  }
  expect((await look('labels', 'no-such')).status).toBe(404)
  expect((await look('banners', label)).status).toBe(404)
  expect((await look('brands', 'brand', { cookie: '' })).status).toBe(401)
  expect((await look('brands', 'brand', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('strangers see nothing of it, before and after, on whichever host and by whatever they bring', async () => {
  const seen = async () => {
    const addresses = [
      `/products/${productId}`,
      `/api/v1/product/get-product/${productId}`,
      '/api/v1/product/get-products?q=winch',
      '/products',
      '/sitemap.xml',
      `/api/office/v1/products/${productId}/page`,
    ]
    const answers = await Promise.all(addresses.map((path) => askHost(shop.url, { path, headers: {} })))
    expect(answers.map(({ text }) => text).filter((text) => text.includes('Secret Winch'))).toEqual([])
    expect([answers[0]?.status, answers[1]?.status, answers[5]?.status]).toEqual([404, 404, 404])
  }
  await seen()
  expect((await preview({ cookie: manager.cookie })).status).toBe(200)
  await seen()
  const made = `__Host-office=${'a'.repeat(43)}`
  const strangers = [
    preview({}),
    preview({ cookie: made }),
    // another site’s page in the browser of somebody who is signed in, and an address that was sent to them
    preview({ cookie: manager.cookie, 'sec-fetch-site': 'cross-site' }),
    preview({ cookie: manager.cookie, 'sec-fetch-site': 'same-site' }),
    preview({ cookie: manager.cookie, 'sec-fetch-site': 'none' }),
  ]
  const answers = await Promise.all(strangers)
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 403, 403])
  for (const { text } of answers) expect(text).not.toContain('Secret Winch')
  await shop.pool.query('DELETE FROM staff_sessions WHERE staff_id = $1', [manager.staffId])
  expect((await preview({ cookie: manager.cookie })).status).toBe(401)
})

async function version(): Promise<number> {
  return (await manager.call(calls.getGoods, { params: { id: productId } })).body.data.version
}
