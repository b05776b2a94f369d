import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { type BuiltStaff, buildStaff } from '../../../test/office.ts'
import { officeEndpoints } from '../../shared/contract/office/endpoints.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const read = async (key: string) => {
  const found = (await owner.call(officeEndpoints.settings)).body.data.find((each) => each.key === key)
  return { seen: found?.seen ?? 0 }
}

test('a repeated command with another secret or file is another one: nobody is told that it was done', async () => {
  const value = (n: number) => ({ keyId: 'rzp_live_1', keySecret: `secret${n}`, webhookSecret: 'w' })
  const body = async (n: number) => ({ value: value(n), seen: (await read('payment.razorpay')).seen })
  const said = { params: { key: 'payment.razorpay' }, body: await body(1), command: randomUUID() }
  expect((await owner.call(officeEndpoints.changeSecret, said)).status).toBe(200)
  expect((await owner.call(officeEndpoints.changeSecret, said)).status).toBe(200)
  const other = await owner.call(officeEndpoints.changeSecret, { ...said, body: { ...said.body, value: value(2) } })
  expect(other).toMatchObject({ status: 409, body: { code: 'command_reused' } })
  const logo = (background: string) =>
    sharp({ create: { width: 400, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
  const file = { body: { seen: String((await read('brand.logo')).seen) }, command: randomUUID() }
  const [red, blue] = [await logo('#c81e5a'), await logo('#1e5ac8')]
  expect((await owner.call(officeEndpoints.setLogo, { ...file, image: red })).status).toBe(200)
  expect((await owner.call(officeEndpoints.setLogo, { ...file, image: red })).status).toBe(200)
  const otherFile = await owner.call(officeEndpoints.setLogo, { ...file, image: blue })
  expect(otherFile).toMatchObject({ status: 409, body: { code: 'command_reused' } })
  expect(
    (await owner.call(officeEndpoints.changeSecret, { params: said.params, body: { ...(await body(1)), value: null } }))
      .status,
  ).toBe(200)
})
