import { type RawBuilder, sql } from 'kysely'

/** Tells whether an order was paid by a test, so that no money came; `id` is its id in the query around it, such as `orders.id`. */
export function paidByTest(id: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM payments WHERE payments.order_id = ${sql.ref(id)} AND payments.is_test)`
}
