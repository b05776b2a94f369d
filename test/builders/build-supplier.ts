import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { indianDay } from '../../src/shared/india-time.ts'
import type { TestShop } from '../app.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'

let made = 0

/** A supplier with a name of its own, and a manager who deals with them. */
export async function buildSupplier(shop: TestShop, { deliveryDays = 7 } = {}) {
  made += 1
  const manager = await buildStaff(shop, ['manager'], { name: 'Ramla Beegum' })
  const body = {
    name: `Cochin Bearings ${made}`,
    phone: '9847012345',
    email: null,
    gstin: null,
    deliveryDays,
    note: '',
  }
  const { data: supplier } = (await manager.call(calls.addSupplier, { body })).body
  let bills = 0
  /** Receives a bill with these lines, under a number of its own unless one is given. */
  const receive = (
    lines: { item: string; quantity: number; cost?: number; mrp?: number }[],
    { by = manager, ...bill }: { by?: BuiltStaff; billNumber?: string; purchaseId?: string } = {},
  ) => {
    bills += 1
    const head = { supplierId: supplier._id, billNumber: `CB-${bills}`, billDate: today(shop) }
    return by.call(calls.receiveGoods, { body: { ...head, ...bill, lines } })
  }
  return { supplier, manager, receive }
}

/** The Indian day of the shop's clock. */
export function today(shop: TestShop): string {
  return indianDay(shop.shop.clock())
}

/** A supplier's terms for an item. */
interface Said {
  theirCode: string | null
  pack: number
  usual: boolean
}

/** Returns the edit that sets these terms, for a person who saw `was`; left out: nobody has set any yet. */
export function sayOf(now: Said, was: Said = { theirCode: null, pack: 1, usual: false }) {
  const edit = <Value>(seen: Value, wanted: Value) => (seen === wanted ? undefined : { was: seen, now: wanted })
  const changes = {
    theirCode: edit(was.theirCode, now.theirCode),
    pack: edit(was.pack, now.pack),
    usual: edit(was.usual, now.usual),
  }
  return { changes }
}
