import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let owner: BuiltStaff
let accountant: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
  accountant = await buildStaff(shop, ['accountant'])
})
afterAll(() => shop.close())
const of = (id: string) => ({ params: { id } })

test('an accountant has no phone number in any text of the order, however it is written', async () => {
  const spellings = ['9847011223', '+91 98470 11223', '091-9847-011223', '98470-11223', '(91) 9847 011 223']
  const address = { ...kozhikode, phone: '9847011223', landmark: 'Call 98470 11223', building: 'c/o +919847011223' }
  const { order } = await placeOrder(shop, { address })
  for (const phone of spellings) {
    await owner.call(calls.noteOrder, { ...of(order._id), body: { text: `Call ${phone} before noon` } })
  }
  const read = async (by = owner) => JSON.stringify((await by.call(calls.getOrder, of(order._id))).body)
  const digits = (text: string) => text.replaceAll(/[^\d"]/g, '')
  expect(digits(await read(owner))).toContain('9847011223')
  const seen = await read(accountant)
  expect(digits(seen)).not.toContain('9847011223')
  expect(seen).toContain('before noon')
})
