import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { openShop, type TestShop } from '../app.ts'
import { type BuiltStaff, buildStaff, inCommand } from '../office.ts'
import type { BuiltProduct } from './build-product.ts'

const hourMs = 3_600_000

/** Two processes of one shop, with what its owner does to sales. */
export class SaleDesk {
  readonly shop: TestShop
  readonly other: TestShop
  readonly owner: BuiltStaff
  readonly manager: BuiltStaff

  private constructor(shop: TestShop, other: TestShop, [owner, manager]: [BuiltStaff, BuiltStaff]) {
    this.shop = shop
    this.other = other
    this.owner = owner
    this.manager = manager
  }

  static async open(): Promise<SaleDesk> {
    const shop = await openShop()
    const other = await openShop({ beside: shop })
    return new SaleDesk(shop, other, [await buildStaff(shop, ['owner']), await buildStaff(shop, ['manager'])])
  }

  /** Closes both; gives what the audit finds. */
  async close(): Promise<string[]> {
    const faults = await this.faults()
    await this.other.close()
    await this.shop.close()
    return faults
  }

  async faults(): Promise<string[]> {
    const { checks, waiting } = await auditMoney(this.shop.shop)
    return [...checks.filter(({ faults }) => faults.length > 0).map(({ rule }) => rule), ...waiting]
  }

  advanceHours(hours: number): void {
    for (const each of [this.shop, this.other]) each.advance(hours * hourMs)
  }

  inHours(hours: number): string {
    return new Date(this.shop.shop.clock().getTime() + hours * hourMs).toISOString()
  }

  /** 10 % off these products for five hours from now on, or otherwise. */
  private body(targets: string[], more: object) {
    const terms = { reach: 'products', targets, discountType: 'percentage', value: 10 }
    return { badge: 'Monsoon sale', ...terms, startsAt: null, endsAt: this.inHours(5), ...more }
  }

  add(targets: string[], more: object = {}, by = this.owner) {
    return by.call(calls.addSale, { body: this.body(targets, more) })
  }

  preview(targets: string[], more: object = {}, by = this.owner) {
    return by.call(calls.previewSale, { body: this.body(targets, more) })
  }

  end(id: string, by = this.owner) {
    return by.call(calls.endSale, { params: { id } })
  }

  async look(id: string) {
    return (await this.owner.call(calls.getSale, { params: { id } })).body.data
  }

  /** Changes fields of a product as somebody at its screen. */
  async change(id: string, changes: object, by = this.owner): Promise<void> {
    const { version } = (await by.call(calls.getGoods, { params: { id } })).body.data.record
    const { status, body } = await by.call(calls.changeGoods, { params: { id }, body: { version, changes } })
    if (status !== 200) throw new Error(`changing a product answered ${status}: ${body.message}`)
  }

  async product(id: string, from = this.shop) {
    return (await from.call('GET', `/product/get-product/${id}`)).body.data
  }

  /** MRP, selling price and badge of a product as shoppers see them. */
  async offerOf(id: string) {
    const { price, offerPrice, sale } = await this.product(id)
    return [price, offerPrice, sale?.badge]
  }

  /** Puts goods under a category of their own. */
  async shelf(id: string, goods: readonly Pick<BuiltProduct, 'productId'>[]): Promise<string> {
    const skip = { colour: '#888888', icon: 'box', image: '/pictures/box.svg', position: 1 }
    const ids = goods.map(({ productId }) => productId)
    await inCommand(this.shop.db, async (tx) => {
      await tx
        .insertInto('categories')
        .values({ id, name: id, ...skip })
        .execute()
      await tx.updateTable('products').set({ category_id: id }).where('id', 'in', ids).execute()
    })
    return id
  }
}
