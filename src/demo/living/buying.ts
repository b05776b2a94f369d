import { type Kysely, sql } from 'kysely'
import { adjustStock } from '../../server/catalogue/stock/adjust-stock.ts'
import type { Database } from '../../server/platform/db/schema.ts'
import { receiveGoods } from '../../server/warehouse/buying/receipts/receive-goods.ts'
import { orderFromSupplier } from '../../server/warehouse/buying/reorder/order-from-supplier.ts'
import { addSupplier } from '../../server/warehouse/buying/suppliers/change-supplier.ts'
import { indianDay } from '../../shared/india-time.ts'
import { castSuppliers } from './cast.ts'
import { give, type LivingShop } from './living-shop.ts'
import type { TradedItem } from './traded-items.ts'
import type { Wanted } from './web-orders.ts'
import { later } from './working-hours.ts'

interface Supplier {
  id: string
  name: string
  deliveryDays: number
  items: TradedItem[]
  /** Bills that have come so far. */
  bills: number
}

/** Pieces of an item that a bill brings. */
interface Brought {
  item: TradedItem
  quantity: number
}

/** Days between two orders to a supplier. */
const everyDays = 11

/**
 * Adds the suppliers, who fill the shelves at the beginning, bring what was sold every few weeks, and at `living.settles` as much as
 * the demo's shelves have, with what `late` orders are going to take.
 */
export async function planBuying(living: LivingShop, late: readonly Wanted[], demoShopperId: string): Promise<void> {
  const { timeline, hours, begins, settles } = living
  const suppliers = await addSuppliers(living)
  for (const [index, supplier] of suppliers.entries()) {
    const firstAt = hours.whileOpen(later(begins, { hours: 3 + index * 9 }))
    timeline.plan(firstAt, async () => receive(living, supplier, await missing(living, supplier.items, 1), null))
    for (
      let at = later(firstAt, { days: 9 + index * 2 });
      at < later(settles, { days: -1 });
      at = later(at, { days: everyDays })
    ) {
      timeline.plan(hours.whileOpen(at), () => order(living, supplier))
    }
  }
  timeline.plan(settles, () => settle(living, suppliers, { late, demoShopperId }))
}

async function addSuppliers(living: LivingShop): Promise<Supplier[]> {
  const suppliers: Supplier[] = []
  for (const { categories, ...fields } of castSuppliers) {
    const { id } = await give(
      living,
      'manager',
      { name: 'supplier.add', input: { name: fields.name } },
      async (work) => ({
        id: await addSupplier(living.shop, work, fields),
      }),
    )
    const items = living.items.filter(({ categoryId }) => (categories as readonly string[]).includes(categoryId))
    suppliers.push({ id, name: fields.name, deliveryDays: fields.deliveryDays, items, bills: 0 })
  }
  return suppliers
}

/** Orders most of what is missing; it comes after the supplier's days, or is still waited for. */
async function order(living: LivingShop, supplier: Supplier): Promise<void> {
  const { shop, timeline, hours, chance, settles } = living
  const lines = (await missing(living, supplier.items, 0.8)).filter(({ quantity }) => quantity >= 3)
  if (lines.length === 0) return
  const wanted = lines.map(({ item, quantity }) => ({ item: item.variantId ?? item.productId, quantity }))
  const { purchaseId } = await give(
    living,
    'manager',
    { name: 'purchase.order', input: { supplierId: supplier.id } },
    async (work) => {
      const { _id } = await orderFromSupplier(shop, work, { supplierId: supplier.id, lines: wanted })
      return { purchaseId: _id }
    },
  )
  const comesAt = hours.whileOpen(later(timeline.clock(), { days: supplier.deliveryDays + chance.whole(-1, 2) }))
  if (comesAt < settles) timeline.plan(comesAt, () => receive(living, supplier, lines, purchaseId))
}

async function receive(
  living: LivingShop,
  supplier: Supplier,
  brought: readonly Brought[],
  purchaseId: string | null,
): Promise<void> {
  if (brought.length === 0) return
  const { shop, timeline } = living
  supplier.bills += 1
  const lines = brought.map(({ item, quantity }) => {
    return { item: item.variantId ?? item.productId, quantity, cost: costOf(item) }
  })
  const bill = {
    supplierId: supplier.id,
    billNumber: `${initials(supplier)}-${1040 + supplier.bills * 7}`,
    purchaseId,
    lines,
  }
  const billDate = indianDay(later(timeline.clock(), { days: -1 }))
  await give(living, 'packer', { name: 'stock.receive', input: { billNumber: bill.billNumber } }, async (work) => ({
    id: await receiveGoods(shop, work, { ...bill, billDate }),
  }))
}

function initials({ name }: Supplier): string {
  return name.replace(/[^A-Z]/g, '')
}

/** Rupees that a piece costs without tax: a share of its price that is always the same for an item. */
function costOf({ productId, price, gstRate }: TradedItem): number {
  const share = 0.62 + ([...productId].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 23) / 100
  return Math.max(1, Math.round((price / (1 + gstRate / 100)) * share)) / 100
}

/** Pieces that each of these lacks of what the demo's shelf has: so large a share of them. */
async function missing({ shop }: LivingShop, items: readonly TradedItem[], share: number): Promise<Brought[]> {
  const onHand = await readOnHand(shop.db)
  return items.flatMap((item) => {
    const quantity = Math.floor((item.stock - (onHand.get(keyOf(item)) ?? 0)) * share)
    return quantity > 0 ? [{ item, quantity }] : []
  })
}

/**
 * The last bills: from now on the shelves have what the demo's have, and beside it what orders that were planned are going to take.
 * What is too many, because it came back after a bill, the shop's own workshop uses up before.
 */
async function settle(
  living: LivingShop,
  suppliers: readonly Supplier[],
  { late, demoShopperId }: { late: readonly Wanted[]; demoShopperId: string },
): Promise<void> {
  const { shop, items } = living
  const own = await readTaken(shop.db, demoShopperId)
  const planned = new Map<string, number>()
  for (const { item, quantity } of late) planned.set(keyOf(item), (planned.get(keyOf(item)) ?? 0) + quantity)
  const wantedOf = (item: TradedItem) => item.stock - (own.get(keyOf(item)) ?? 0) + (planned.get(keyOf(item)) ?? 0)
  const before = await readOnHand(shop.db)
  for (const item of items) {
    const tooMany = (before.get(keyOf(item)) ?? 0) - wantedOf(item)
    if (tooMany > 0) await adjustStock(shop, item, -tooMany, 'Used in our own workshop')
  }
  const onHand = await readOnHand(shop.db)
  for (const supplier of suppliers) {
    const lines = supplier.items.flatMap((item) => {
      const quantity = wantedOf(item) - (onHand.get(keyOf(item)) ?? 0)
      return quantity > 0 ? [{ item, quantity }] : []
    })
    await receive(living, supplier, lines, null)
  }
}

function keyOf({ productId, variantId }: Pick<TradedItem, 'productId' | 'variantId'>): string {
  return variantId ?? productId
}

async function readOnHand(db: Kysely<Database>): Promise<Map<string, number>> {
  const { rows } = await sql<{ item: string; pieces: number }>`
    SELECT coalesce(variant_id, product_id) AS item, on_hand AS pieces FROM stock_items`.execute(db)
  return new Map(rows.map(({ item, pieces }) => [item, pieces]))
}

/** Pieces that a shopper's orders have taken from the shelf so far. */
async function readTaken(db: Kysely<Database>, userId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ item: string; pieces: number }>`
    SELECT coalesce(i.variant_id, i.product_id) AS item, -sum(m.on_hand_change)::int AS pieces
    FROM stock_movements m JOIN stock_items i ON i.id = m.stock_item_id JOIN orders o ON o.id = m.order_id
    WHERE o.user_id = ${userId} GROUP BY 1`.execute(db)
  return new Map(rows.map(({ item, pieces }) => [item, pieces]))
}
