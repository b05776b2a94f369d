import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'
import type { Paying } from '../proof/paying.ts'
import { kozhikode } from './addresses.ts'
import { buildShopper } from './build-shopper.ts'

/** A line of an edit, as a call gives it. */
export interface WishedLine {
  position?: number
  productId: string
  variantId?: string | null
  quantity: unknown
}

/** Orders that wait to be confirmed, and who edits them. */
export async function buildEditing(paying: Paying) {
  const { shop } = paying
  const owner: BuiltStaff = await buildStaff(shop, ['owner'])
  const manager: BuiltStaff = await buildStaff(shop, ['manager'], { name: 'Ravi' })
  /** An order of these goods, in cash or paid online. */
  const placed = async (
    goods: [productId: string, quantity: number, variantId?: string][],
    { how = 'cash' as 'cash' | 'online', coupon = null as string | null, shopper: known = null as Shopper | null } = {},
  ) => {
    const shopper = known ?? (await buildShopper(shop.shop))
    const { token } = shopper
    for (const [productId, quantity, variantId] of goods) {
      await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity, variantId } })
    }
    if (coupon) await shop.call('POST', '/coupon/apply', { token, body: { couponId: coupon } })
    const order = how === 'cash' ? (await paying.cash(shopper)).body.data : await paidOnline(shopper)
    const read = async () => (await owner.call(calls.getOrder, { params: { id: order._id } })).body.data
    return {
      id: order._id as string,
      number: order.number as string,
      total: order.totalAmount as number,
      shopper,
      read,
    }
  }
  const paidOnline = async (shopper: Shopper) => {
    const { body } = await paying.intent(shopper, kozhikode)
    return (await paying.verify(shopper, paying.bank.success(paying.bank.pay(body.order_id)))).body.data
  }
  type Placed = Awaited<ReturnType<typeof placed>>
  /** The call that asks what an edit would come to. */
  const wish = async (order: Placed, lines: WishedLine[], more: object = {}) => ({
    params: { id: order.id },
    body: { version: (await order.read()).version, lines, ...more },
  })
  const preview = async (order: Placed, lines: WishedLine[], more: object = {}, by = manager) =>
    by.call(calls.previewEdit, await wish(order, lines, more))
  /** Looks at an edit and does it. */
  const edit = async (order: Placed, lines: WishedLine[], more: object = {}, by = manager) => {
    const asked = await wish(order, lines, more)
    const { status, body } = await by.call(calls.previewEdit, asked)
    if (status !== 200) return { status, body, data: undefined }
    const call = { ...asked, body: { ...asked.body, digest: body.data.digest, reason: 'The customer called' } }
    const done = await by.call(calls.editOrder, call)
    return { ...done, data: body.data }
  }
  /** Lines of an order as they are, to be changed. */
  const linesOf = async (order: Placed): Promise<WishedLine[]> =>
    (await order.read()).lines.map(({ position, productId, variantId, quantity }) => ({
      ...{ position, productId, variantId, quantity },
    }))
  /** Faults of the books: none. */
  const faults = async () => (await auditMoney(shop.shop)).checks.filter((check) => check.faults.length > 0)
  return { paying, owner, manager, placed, wish, preview, edit, linesOf, faults }
}

type Shopper = Awaited<ReturnType<typeof buildShopper>>
export type Editing = Awaited<ReturnType<typeof buildEditing>>
export type Placed = Awaited<ReturnType<Editing['placed']>>
