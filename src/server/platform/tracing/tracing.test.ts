import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { openMany, send } from '../../../../test/processes/many-workers.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

let shop: TestShop
let collector: Server
let url = ''
const sent: string[] = []
beforeAll(async () => {
  shop = await openShop()
  collector = createServer(async (request, response) => {
    sent.push(`${request.url} ${await text(request)}`)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(async () => {
  collector.close()
  await shop.close()
})

function spans(): Span[] {
  const bodies = sent.map((each) => JSON.parse(each.slice(each.indexOf(' '))))
  return bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
}

function said({ attributes }: Span): Record<string, string | number | undefined> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
}

test('a request and the statements under it are one trace at the collector, without what was asked for or by whom', async () => {
  const { productId } = await buildProduct(shop.shop, {})
  const { token } = await buildShopper(shop.shop)
  const open = await openMany(shop, { WORKERS: '1', OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/` })
  const asked = [1, 2, 3].map((quantity) =>
    send(`${open.url}/api/v1/cart/add-to-cart?note=Kallayi-Teak7`, {
      method: 'POST',
      token,
      body: { productId, variantId: null, quantity },
    }),
  )
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ status: 200 })
  // what is left is sent when the shop stops
  open.child.kill('SIGTERM')
  await open.child.ended
  expect(sent.every((each) => each.startsWith('/v1/traces '))).toBe(true)
  const requests = spans().filter(({ name }) => name === 'POST /api/v1/cart/add-to-cart')
  expect(requests).toHaveLength(3)
  for (const request of requests) {
    expect(request.parentSpanId ?? '').toBe('')
    expect(said(request)).toMatchObject({ 'http.route': '/api/v1/cart/add-to-cart', 'http.response.status_code': 200 })
    const under = spans().filter(({ traceId, spanId }) => traceId === request.traceId && spanId !== request.spanId)
    // three at once: each trace has what its own request asked for, once
    expect(under.map((span) => said(span)['db.query.text']).sort()).toEqual(['add-pieces', 'authenticate', 'read-cart'])
  }
  expect(sent.join()).not.toMatch(new RegExp(`Kallayi|${productId}|${token}|127\\.0\\.0\\.1`))
})

test('a collector that is away hurts nobody: the shop answers, and stops', async () => {
  const open = await openMany(shop, { WORKERS: '1', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect(await send(`${open.url}/api/v1/category/allcategories`)).toMatchObject({ status: 200 })
  open.child.kill('SIGTERM')
  expect(await open.child.ended).toBe(0)
})
