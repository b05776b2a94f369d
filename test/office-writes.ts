import { endCoupon } from '../src/server/selling/coupons/end-coupon.ts'
import { officeEndpoints } from '../src/shared/contract/office/endpoints.ts'
import type { TestShop } from './app.ts'
import { buildCoupon } from './builders/build-coupon.ts'
import { buildDesk } from './builders/build-desk.ts'
import { buildProduct } from './builders/build-product.ts'
import { type BuiltStaff, buildStaff } from './office.ts'

/** A write that succeeds, and what it leaves in the history. */
export interface ExampleWrite {
  params?: Record<string, string>
  body?: unknown
  /** The command's name, where it is not the call's own. */
  name?: string
  /** The record that it is about. */
  subject: { kind: string; id: string }
  /** Entries of the activity log for each changed record: the changed fields before and after. */
  changes: { entity: string; before: object | null; after: object | null }[]
}

const pinGone: ExampleWrite['changes'] = [{ entity: 'staff', before: { pin: true }, after: { pin: false } }]

/** A step that an order takes, as its call wants it. */
const moved = (id: string, from: string, to: string, also = { before: {}, after: {} }): ExampleWrite => ({
  params: { id },
  body: { saw: from },
  subject: { kind: 'order', id },
  changes: [{ entity: 'order', before: { status: from, ...also.before }, after: { status: to, ...also.after } }],
})

type Example = (shop: TestShop, who: BuiltStaff) => Promise<ExampleWrite>

/**
 * Examples of commands of the back office, with exactly what each changes. A command that a test of its own room makes needs
 * none: whatever `BuiltStaff.call` does is held to stand in the history once.
 */
export const exampleWrites: Partial<Record<keyof typeof officeEndpoints, Example>> = {
  undo: async (shop) => {
    const { couponId, code } = await buildCoupon(shop.shop)
    await endCoupon(shop.shop, code)
    const { rows } = await shop.pool.query('SELECT id FROM commands WHERE subject_id = $1', [couponId])
    return {
      params: { id: rows[0].id },
      body: {},
      subject: { kind: 'coupon', id: couponId },
      changes: [{ entity: 'coupon', before: { active: false }, after: { active: true } }],
    }
  },
  removePin: async (shop, who) => {
    await shop.pool.query(`UPDATE staff SET pin_hash = 'x' WHERE id = $1`, [who.staffId])
    return { subject: { kind: 'staff', id: who.staffId }, changes: pinGone }
  },
  endOwnSessions: async (_, who) => ({ subject: { kind: 'staff', id: who.staffId }, changes: [] }),
  endPersonSessions: async (shop) => {
    const { staffId: id } = await buildStaff(shop, ['packer'])
    return { params: { id }, subject: { kind: 'staff', id }, changes: [] }
  },
  sendOut: async (shop) => {
    const { id } = await (await buildDesk(shop)).shipped()
    return moved(id, 'shipped', 'out_for_delivery')
  },
  callBackOrder: async (shop) => {
    const { id } = await (await buildDesk(shop)).atTheDoor()
    return moved(id, 'out_for_delivery', 'shipped')
  },
  undeliverOrder: async (shop, who) => {
    const { id } = await (await buildDesk(shop)).atTheDoor()
    await who.call(officeEndpoints.deliverOrder, {
      params: { id },
      body: { saw: 'out_for_delivery', collectedAs: 'cash' },
    })
    return moved(id, 'delivered', 'out_for_delivery', {
      before: { payment_status: 'collected', collectedAs: 'cash' },
      after: { payment_status: 'due', collectedAs: null },
    })
  },
  enterCount: async (shop, who) => {
    const { productId } = await buildProduct(shop.shop, { name: 'Ball Valve' })
    const { body } = await who.call(officeEndpoints.startCount, { body: { scope: { kind: 'list', name: 'Rack A' } } })
    const id = body.data._id
    return {
      params: { id },
      body: { productId, variantId: null, how: 'set', pieces: 4 },
      subject: { kind: 'count', id },
      changes: [
        { entity: 'count_line', before: { item: null, counted: null }, after: { item: 'Ball Valve', counted: 4 } },
      ],
    }
  },
  closeCount: async (shop, who) => {
    const { productId } = await buildProduct(shop.shop)
    const { body } = await who.call(officeEndpoints.startCount, { body: { scope: { kind: 'list', name: 'Rack A' } } })
    const id = body.data._id
    const seen = { productId, variantId: null, how: 'set', pieces: 4 }
    await who.call(officeEndpoints.enterCount, { params: { id }, body: seen })
    return {
      params: { id },
      body: {},
      subject: { kind: 'count', id },
      changes: [{ entity: 'count', before: { state: 'open' }, after: { state: 'closed' } }],
    }
  },
  exportHistory: async () => ({ body: {}, subject: { kind: 'history', id: 'export' }, changes: [] }),
}

/** Commands that no test makes by their call, and why. */
export const notCalled: Record<string, string> = {
  addSale: 'test/builders/sale-desk.ts makes it for src/server/catalogue/sales/sales.test.ts',
  endSale: 'test/builders/sale-desk.ts makes it for src/server/catalogue/sales/sales.test.ts',
  setLogo: 'it takes a file: src/server/settings/settings-office.test.ts sends a logo',
  addGoodsPicture: 'it takes a file: test/browser/office-goods.spec.ts adds a photograph from a phone',
  addDataSheet: 'it takes a file: src/server/catalogue/goods/data-sheets.test.ts sends PDFs',
}
