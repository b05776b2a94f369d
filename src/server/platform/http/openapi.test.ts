import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'

/** A kept answer costs less than this part of the first one, in CPU time; the least of several tries counts. */
const PART = 1 / 3
const TRIES = 8

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const ask = (file: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/api/docs${file}`, { headers: { 'accept-encoding': 'br', ...headers } })

async function costOf(file: string): Promise<number> {
  const before = process.cpuUsage()
  await (await ask(file)).arrayBuffer()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test.each(['/json', '/static/swagger-ui-bundle.js'])(
  'the description of the API is written and compressed once: %s costs little',
  async (file) => {
    const first = await costOf(file)
    let least = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < TRIES; tries += 1) least = Math.min(least, await costOf(`${file}?${tries}`))
    expect(least).toBeLessThan(first * PART)
  },
)

test('the description and its page are there, and not sent to who has them', async () => {
  const described = await ask('/json')
  expect(await described.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Beypore Mill Store' } })
  const page = await ask('/')
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("'unsafe-inline'"),
  ])
  for (const file of ['/json', '/static/swagger-ui-bundle.js', '/static/swagger-ui.css']) {
    const { status, headers } = await ask(file)
    expect([status, headers.get('content-encoding')], file).toEqual([200, 'br'])
    const again = await ask(file, { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status, file).toBe(304)
  }
})
