import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../../test/builders/build-shopper.ts'

/** Whoever reads how an order is placed opens so many files of the rooms above the platform, */
const mostFiles = 18
/** and so many with those of the platform: the way in and out of a request, and what counts it, among them. */
const mostInAll = 54

/** Shape of the getter that Vitest puts before a file: it hands a name to its importers, and is no function of the file. */
const handsOver = /^\(\) => \{\s*try \{\s*return \w+\s*\} catch/

let shop: TestShop
const session = new Session()
beforeAll(async () => {
  shop = await openShop({ env: { RATE_LIMITS: 'on' } })
  session.connect()
  await session.post('Debugger.enable')
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
})
afterAll(async () => {
  session.disconnect()
  await shop.close()
})

/** Files of the server of which a function was called since this was asked last. */
async function enteredFiles(): Promise<string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const files = new Set<string>()
  for (const { url, scriptId, functions } of result) {
    const file = url.match(/src\/server\/.*(?<!\.test)\.ts/)?.[0]
    const called = functions.flatMap(({ ranges }) => ranges.slice(0, 1)).filter(({ count }) => count > 0)
    if (!file || called.length === 0) continue
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId })
    const isOwn = called.some((range) => !handsOver.test(scriptSource.slice(range.startOffset, range.endOffset)))
    if (isOwn) files.add(file)
  }
  return [...files].sort()
}

test(`placing an order by cash enters at most ${mostFiles} files beside the platform's`, async () => {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { stock: 10 })
  const add = () => shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const place = (address: unknown) => shop.call('POST', '/order/placeorder', { token, body: { address } })
  await add()
  await place({ ...kozhikode, phone: '9847012345', save: true })
  const [saved] = (await shop.call('GET', '/user/check-user', { token })).body.user.address
  await add()
  await enteredFiles()
  const placed = await place(saved?._id)
  const all = await enteredFiles()
  expect(placed.status).toBe(201)
  const entered = all.filter((file) => !file.startsWith('src/server/platform/'))
  console.info(`${entered.length} files, ${all.length} with the platform's:\n${all.join('\n')}`)
  expect(entered).toContain('src/server/selling/checkout/place/place-order.ts')
  expect(entered.length, entered.join('\n')).toBeLessThanOrEqual(mostFiles)
  expect(all.length, all.join('\n')).toBeLessThanOrEqual(mostInAll)
})
