import { type RawBuilder, sql } from 'kysely'
import type { OrdersView } from '../../../shared/contract/office/orders-view.ts'
import type { orderSorts } from '../../../shared/office/order-lists.ts'
import type { ListedOrder } from './office-list-queries.ts'

type Sort = (typeof orderSorts)[number]

/** Work is done in the order in which it came; everything else is read from the newest on. */
export function sortOf({ queue, sort }: Pick<OrdersView, 'queue' | 'sort'>): Sort {
  if (sort) return sort
  return queue === 'to_confirm' || queue === 'to_pack' || queue === 'to_ship' ? 'oldest' : 'newest'
}

const orders: Record<Sort, RawBuilder<unknown>> = {
  newest: sql`o.created_at DESC, o.id DESC`,
  oldest: sql`o.created_at, o.id`,
  total_high: sql`o.payable DESC, o.id DESC`,
  total_low: sql`o.payable, o.id`,
}

/** The order of a list. */
export function orderBy(sort: Sort): RawBuilder<unknown> {
  return orders[sort]
}

/** Returns the cursor of the page after this order. */
export function cursorOf(sort: Sort, { id, payable, created_at }: ListedOrder): string {
  return `${sort.startsWith('total') ? payable : created_at.toISOString()}_${id}`
}

/** Returns the condition for the rows after a cursor in a list; undefined where it is none: the list then begins anew. */
export function startAfter(sort: Sort, cursor: string): RawBuilder<boolean> | undefined {
  const [, value = '', id = ''] = /^(\d[^_]{0,39})_(.{1,80})$/.exec(cursor) ?? []
  const after = sort === 'newest' || sort === 'total_high' ? sql`<` : sql`>`
  if (sort.startsWith('total')) {
    return /^\d{1,15}$/.test(value) ? sql`(o.payable, o.id) ${after} (${Number(value)}, ${id})` : undefined
  }
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? undefined : sql`(o.created_at, o.id) ${after} (${at}, ${id})`
}
