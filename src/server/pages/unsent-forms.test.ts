import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

function post(path: string, type: string, body: string): Promise<Response> {
  const headers = { 'content-type': type, accept: 'text/html' }
  return fetch(shop.url + path, { method: 'POST', redirect: 'manual', headers, body })
}

const form = 'application/x-www-form-urlencoded'

test('a form that a browser posts to its page gives the page again, without what was typed', async () => {
  for (const [path, page] of [
    ['/login', '/login'],
    ['/products?categoryId=bearings', '/products?categoryId=bearings'],
    ['//elsewhere.example/login', '/elsewhere.example/login'],
    ['/\\elsewhere.example', '/elsewhere.example'],
  ] as const) {
    const answer = await post(path, form, 'email=amina%40example.com&password=Mill-Store-9')
    expect(answer.status, path).toBe(303)
    expect(answer.headers.get('location')).toBe(page)
  }
})

test('no page takes anything else, and the API takes no forms', async () => {
  expect((await post('/login', 'application/json', '{}')).status).toBe(404)
  expect((await post('/login', 'text/plain', 'x')).status).toBe(415)
  expect((await post('/api/v1/user/login', form, 'email=a')).status).toBe(415)
  expect((await post('/api/v1/nowhere', form, 'a=b')).status).toBe(404)
  expect((await post('/login', form, `a=${'b'.repeat(2_000_000)}`)).status).toBe(413)
})
