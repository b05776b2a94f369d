import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

/** Places an order whose account and whose door have these phone numbers. */
async function placeWith(ofAccount: string, atDoor: string): Promise<string> {
  const shopper = await buildShopper(shop.shop)
  await shop.db.updateTable('users').set({ phonenumber: ofAccount }).where('id', '=', shopper.userId).execute()
  const { order } = await placeOrder(shop, { shopper, address: { ...kozhikode, phone: atDoor } })
  return order.number
}

async function search(text: string, by = owner): Promise<string[]> {
  const { body } = await by.call(calls.searchOrders, { body: { text } })
  return body.data.map(({ number }) => number)
}

describe('an order is found', () => {
  it('by its number in every way in which people write it', async () => {
    const number = await placeWith('9847000001', '9447000001')
    await placeWith('9847000002', '9447000002')
    const digits = number.slice(4)
    const whole = [number, `#${number}`, ` # bms-${digits} `, `bms ${digits}`, `#bms${digits}`, `BMS – ${digits}`]
    for (const text of [...whole, digits, `#${digits}`, `# ${digits}`, `${number}#`, `＃BMS‑${digits}`]) {
      expect(await search(text), text).toEqual([number])
    }
  })

  it('by the last four digits of a phone, or more of them, at the door and of the account', async () => {
    const one = await placeWith('9847155318', '9447266429')
    const other = await placeWith('9847155329', '9447276429')
    for (const text of ['5318', '15 5318', '71553 18', '9447266429', '+91 98471 55318', '66429', '••••••5318']) {
      expect(await search(text), text).toEqual([one])
    }
    expect(await search('6429')).toEqual([other, one])
    const accountant = await buildStaff(shop, ['accountant'])
    expect(await search('••••••6429', accountant)).toEqual([other, one])
    for (const text of ['318', '7155', '53 19', '94472', '******', '%%%%', '____5318']) {
      expect(await search(text), text).toEqual([])
    }
  })
})
