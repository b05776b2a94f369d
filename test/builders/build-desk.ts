import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import type { Order } from '../../src/shared/contract/orders.ts'
import type { TestShop } from '../app.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'
import type { BuiltShopper } from './build-shopper.ts'
import { placeOrder } from './place-order.ts'

/** An order that was placed, with its shopper. */
export type PlacedOrder = { id: string; number: string; shopper: BuiltShopper }

/** A manager and a packer, and orders that they have brought so far. */
export async function buildDesk(shop: TestShop) {
  const manager = await buildStaff(shop, ['manager'], { name: 'Ramla Beegum' })
  const packer = await buildStaff(shop, ['packer'], { name: 'Sajan' })
  const expectDone = async (step: Promise<{ status: number; body: { message?: string } }>) => {
    const { status, body } = await step
    if (status !== 200) throw new Error(`a step answered ${status}: ${body.message}`)
  }
  const confirm = (id: string, by: BuiltStaff = manager) =>
    by.call(calls.confirmOrder, { params: { id }, body: { saw: 'pending' } })
  const pack = (id: string) => packer.call(calls.packOrder, { params: { id }, body: { saw: 'confirmed' } })
  const ship = (id: string, trackingNumber: string | null = 'D48213377') =>
    packer.call(calls.shipOrder, { params: { id }, body: { saw: 'packed', carrier: 'DTDC', trackingNumber } })
  const sendOut = (id: string) => packer.call(calls.sendOut, { params: { id }, body: { saw: 'shipped' } })
  const placed = async (): Promise<PlacedOrder> => {
    const { order, shopper } = await placeOrder(shop)
    return { id: order._id, number: order.number, shopper }
  }
  const after = (
    before: () => Promise<PlacedOrder>,
    step: (id: string) => Promise<{ status: number; body: object }>,
  ) => {
    return async () => {
      const order = await before()
      await expectDone(step(order.id) as Promise<{ status: number; body: { message?: string } }>)
      return order
    }
  }
  const confirmed = after(placed, confirm)
  const packed = after(confirmed, pack)
  const shipped = after(packed, ship)
  const atTheDoor = after(shipped, sendOut)
  /** The order as its shopper sees it. */
  const asShopper = async ({ id, shopper }: PlacedOrder): Promise<Order> => {
    const { body } = await shop.call('GET', '/order/get-user-orders', { token: shopper.token })
    const own = (body.data as Order[]).find((order) => order._id === id)
    if (!own) throw new Error(`the shopper has no order ${id}`)
    return own
  }
  const steps = { confirm, pack, ship, sendOut }
  return { manager, packer, ...steps, placed, confirmed, packed, shipped, atTheDoor, asShopper }
}
