import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { openMany } from '../../../test/processes/many-workers.ts'

vi.setConfig({ testTimeout: 120_000 })

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('a question to a database that is away, whose answer nobody waits for, does not end the shop', async () => {
  const { child, url } = await openMany(shop, { WORKERS: '1' })
  child.kill('SIGWINCH')
  await child.line(/^Nobody waited for this any more/)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await child.ended).toBe(0)
})
