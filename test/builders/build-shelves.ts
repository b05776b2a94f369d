import type { GoodsWrite } from '../../src/domain/catalogue/plan-goods.ts'
import { type WrittenGoods, writeGoods } from '../../src/server/catalogue/goods/write-goods.ts'
import { officeEndpoints } from '../../src/shared/contract/office/endpoints.ts'
import type { CommandName } from '../../src/shared/office/commands.ts'
import type { ProductFields } from '../../src/shared/office/goods-types.ts'
import type { TestShop } from '../app.ts'
import { doAs } from '../as-staff.ts'
import { type BuiltStaff, buildStaff, inCommand } from '../office.ts'
import { buildProduct } from './build-product.ts'

/** Fields of a product that has all that it needs to be on sale. */
export const completeGoods: Partial<ProductFields> = {
  name: 'V-Belt B42',
  brandId: 'brand',
  categoryId: 'category',
  price: 36_000,
  hsnCode: '40103590',
  netQuantity: '1 piece',
  countryOfOrigin: 'India',
  description: 'For flour mills.',
  images: ['/pictures/belt.webp'],
  state: 'on_sale',
}

/** The owner at the shelves: writes goods as commands, and takes them back. */
export type Shelves = {
  owner: BuiltStaff
  write: (writes: GoodsWrite[], name?: CommandName) => Promise<{ command: string; written: WrittenGoods[] }>
  /** Takes a command back, wholly: gives status and message. */
  undo: (command: string) => Promise<[number, string]>
}

/** A shop with a category, a brand with its maker, and two attributes. */
export async function buildShelves(shop: TestShop): Promise<Shelves> {
  const owner = await buildStaff(shop, ['owner'])
  await buildProduct(shop.shop)
  await inCommand(shop.db, async (tx) => {
    await tx.updateTable('brands').set({ manufacturer: 'Rolvani Bearings, Rajkot 360002, Gujarat' }).execute()
    const attributes = [
      { key: 'test-bore', name: 'Bore', kind: 'number' as const, unit: 'mm' },
      { key: 'test-seal', name: 'Seal', kind: 'word' as const, unit: null },
    ]
    await tx.insertInto('attributes').values(attributes).execute()
  })
  return {
    owner,
    write: async (writes, name = 'product.change') => {
      let written: WrittenGoods[] = []
      const command = await doAs(shop, owner, name, async (work) => {
        work.about({ kind: 'product', id: 'many' })
        written = await writeGoods(work, shop.shop, writes)
      })
      return { command, written }
    },
    undo: async (command) => {
      const { status, body } = await owner.call(officeEndpoints.undo, { params: { id: command }, body: {} })
      return [status, String(body.message)]
    },
  }
}
