import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { placeOrder } from '../../../test/builders/place-order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const script = path.resolve(import.meta.dirname, '../../../scripts/shop.mjs')

/** The terminal as the owner runs it: a process of its own, on the database of the shop that is open. */
async function run(...argv: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: shop.database.url }
  try {
    return { status: 0, ...(await promisify(execFile)(process.execPath, [script, ...argv], { env })) }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { status: code, stdout, stderr }
  }
}

it('changes the shop that is open, which shows it from then on', async () => {
  const { productId } = await buildProduct(shop.shop, { stock: 5 })
  const stock = async () => (await shop.call('GET', `/product/get-product/${productId}`)).body.data.stock
  // now it is in the open shop's cache
  expect(await stock()).toBe(5)
  const booked = await run('stock', productId, '+3')
  expect(booked).toMatchObject({ status: 0, stderr: '' })
  expect(booked.stdout).toMatch(/ 8 +0 +8\n$/)
  await expect.poll(stock).toBe(8)
})

it('ends with a status that a script can read, and a line that a person can', async () => {
  const nothing = await run('orders')
  expect(nothing).toEqual({ status: 0, stdout: 'No orders yet.\n', stderr: '' })
  const [unknown, refused, help] = await Promise.all([
    run('explode'),
    run('order', 'BMS-999999', 'confirmed'),
    run('help'),
  ])
  expect(unknown.status).toBe(2)
  expect(unknown.stderr).toMatch(/^There is no command explode\.\n\n.*npm run shop -- orders/s)
  expect(refused).toEqual({ status: 1, stdout: '', stderr: 'There is no such order\n' })
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout).toContain('npm run shop -- stock')
})

it('waits until all its connections have closed, so that what it has to say is said', async () => {
  const { shopper, order } = await placeOrder(shop)
  const { phonenumber } = shopper
  const copy = await run('person', phonenumber, 'export')
  expect(copy).toMatchObject({ status: 0, stderr: '' })
  expect(JSON.parse(copy.stdout)).toMatchObject({ account: { phonenumber }, orders: [{ _id: order._id }] })
})
