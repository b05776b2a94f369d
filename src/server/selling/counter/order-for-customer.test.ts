import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let counter: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  counter = await buildStaff(shop, ['counter'], { factor: 'pin' })
})
afterAll(() => shop.close())

const bearing = () => buildProduct(shop.shop, { price: 165, stock: 10 })
const cash = (amount: number) => [{ way: 'cash', amount }]

describe('an order for a customer', () => {
  test('has the account’s own address and firm at hand, belongs to the account, and is seen there', async () => {
    const who = await buildShopper(shop.shop, 'Phone Customer')
    const body = { ...kozhikode, label: 'Workshop' }
    const saved = await shop.call('PATCH', '/user/update-user', { token: who.token, body: { address: body } })
    expect(saved.status).toBe(200)
    const { data } = (await counter.call(calls.customerAtCounter, { params: { id: who.userId } })).body
    expect(data).toMatchObject({ name: 'Phone Customer', phone: who.phonenumber, firms: [] })
    expect(data.addresses).toMatchObject([{ label: 'Workshop', city: kozhikode.city, pincode: kozhikode.pincode }])
    const { productId } = await bearing()
    const customer = { phone: data.phone, name: data.name }
    const sale = { lines: [{ productId, quantity: 1 }], customer, payments: cash(165) }
    const sold = await counter.call(calls.sellAtCounter, { body: sale })
    const own = await shop.call('GET', '/order/get-user-orders', { token: who.token })
    expect(own.body.data).toMatchObject([{ _id: sold.body.data._id }])
    expect((await counter.call(calls.customerAtCounter, { params: { id: 'nobody' } })).status).toBe(404)
  })
})
