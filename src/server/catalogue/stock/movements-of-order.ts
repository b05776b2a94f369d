import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** A move of stock that an order caused. */
export type MovementOfOrder = Pick<
  Selectable<Database['stock_movements']>,
  'id' | 'kind' | 'on_hand_change' | 'held_change' | 'created_at'
> & { product_id: string; variant_id: string | null }

/** Returns the stock movements of an order, the first first. */
export function listMovementsOfOrder(db: Kysely<Database>, orderId: string): Promise<MovementOfOrder[]> {
  return db
    .selectFrom('stock_movements')
    .innerJoin('stock_items', 'stock_items.id', 'stock_movements.stock_item_id')
    .select([
      'stock_movements.id',
      'kind',
      'on_hand_change',
      'held_change',
      'created_at',
      'stock_items.product_id',
      'stock_items.variant_id',
    ])
    .where('order_id', '=', orderId)
    .orderBy('stock_movements.id')
    .execute()
}
