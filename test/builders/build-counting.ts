import { randomUUID } from 'node:crypto'
import { listStock } from '../../src/server/catalogue/stock/list-stock.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import type { TestShop } from '../app.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'
import type { BuiltProduct } from './build-product.ts'

/** An owner and a packer who count, and what they do. */
export async function buildCounting(shop: TestShop) {
  const owner = await buildStaff(shop, ['owner'])
  const packer = await buildStaff(shop, ['packer'])
  const see = async (id: string, who = owner) => (await who.call(calls.getCount, { params: { id } })).body.data
  return {
    owner,
    packer,
    see,
    begin: async (who: BuiltStaff = packer, body: object = { scope: { kind: 'list', name: 'Rack A' } }) =>
      (await who.call(calls.startCount, { body })).body.data._id,
    enter: (id: string, body: object, who: BuiltStaff = packer, command: string = randomUUID()) =>
      who.call(calls.enterCount, { params: { id }, body: { variantId: null, how: 'set', ...body }, command }),
    close: (id: string, who: BuiltStaff = packer, command: string = randomUUID()) =>
      who.call(calls.closeCount, { params: { id }, body: {}, command }),
    approve: async (id: string, who: BuiltStaff = owner, without: number[] = []) => {
      const { version } = await see(id)
      return who.call(calls.approveCount, { params: { id }, body: { version, without } })
    },
    undo: (id: string, who: BuiltStaff = owner) => who.call(calls.undo, { params: { id }, body: {} }),
    onHand: async ({ productId }: BuiltProduct) => (await listStock(shop.db, productId))[0]?.onHand,
  }
}

export type Counting = Awaited<ReturnType<typeof buildCounting>>
