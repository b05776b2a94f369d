import type { OfficeOrder, OrderEvent } from '../../../../shared/contract/office/order-shapes.ts'
import { listMovementsOfOrder } from '../../../catalogue/stock/movements-of-order.ts'
import { shelvesOf } from '../../../catalogue/stock/place-queries.ts'
import type { StockKey } from '../../../catalogue/stock/stock-queries.ts'
import { listMailsAbout } from '../../../platform/mail/mails-about.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { listCommandsAbout } from '../../../staff/commands/commands-about.ts'
import { openPhonesIn } from '../../../staff/open-phones.ts'
import { readCustomerRecord } from '../../orders/customer-record.ts'
import { listMoves, listNotes } from '../../orders/note-queries.ts'
import { presentOrderForStaff, presentRefundForStaff } from '../../orders/present-order-for-staff.ts'
import { listPrints } from '../../orders/print-queries.ts'
import { listReturned, waiting } from '../../orders/returned-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { type MoneyOfOrder, readMoneyOfOrder } from '../../payments/money-of-order.ts'
import type { StoredRefund } from '../../payments/payment-queries.ts'
import { readPickOf } from '../../picking/read-pick-of-order.ts'
import { isDeliveryLeft } from '../returns/plan-return.ts'
import { findSeenOrder } from './find-seen-order.ts'
import { tellTraces } from './order-events.ts'
import { tellMoney, tellWebhooks } from './payment-events.ts'

/**
 * An order with its whole story: moves, money, mails, what the provider told, stock, and what staff did, each with its proof.
 * Throws `not_found`, also where the person does not see orders that are neither confirmed nor paid.
 */
export async function getOrderForStaff(shop: Shop, orderId: string, staff: Staff): Promise<OfficeOrder> {
  const { permissions: may } = staff
  const order = await findSeenOrder(shop, orderId, staff)
  const [record, moves, notes, commands, mails, movements, prints, money, shelves, returned, picking] =
    await Promise.all([
      readCustomerRecord(shop.db, order.user_id),
      listMoves(shop.db, order.id),
      listNotes(shop.db, order.id),
      listCommandsAbout(shop.db, 'order', order.id),
      listMailsAbout(shop.db, { kind: 'order_news', field: 'orderId', id: order.id }),
      listMovementsOfOrder(shop.db, order.id),
      listPrints(shop.db, order.id),
      readMoneyOfOrder(shop.db, order.id),
      shelvesOf(shop.db, keysOf(order)),
      listReturned(shop.db, order.id),
      readPickOf(shop.db, order),
    ])
  const events = [
    ...tellTraces(order, { moves, notes, commands, mails, movements, prints }),
    ...tellPayments(money, may),
  ]
  const { 'shop.name': name, 'delivery.carriers': carriers, 'pickup.days': pickupDays } = shop.settings.now()
  const whole = presentOrderForStaff(order, record, may, { name, carriers, pickupDays, now: shop.clock() })
  return {
    ...whole,
    ...(whole.money && { money: withLate(whole.money, money.late) }),
    ...(picking && { picking }),
    returnable: whole.returnable || (may.has('orders.return') && (await isDeliveryLeft(shop.db, order))),
    lines: whole.lines.map((line, at) => ({
      ...line,
      shelf: shelves[at] ?? null,
      toInspect: waitingAt(line.position, returned),
    })),
    notes: openPhonesIn(
      may,
      notes.map(({ text, by_name: by, created_at }) => ({ text, by, at: created_at.toISOString() })),
    ),
    events: openPhonesIn(
      may,
      events.sort((one, other) => other.at.localeCompare(one.at)),
    ),
  }
}

function waitingAt(at: number, returned: Awaited<ReturnType<typeof listReturned>>): number {
  return returned.filter(({ position }) => position === at).reduce((sum, each) => sum + waiting(each), 0)
}

/** Adds the refunds of payments that came when nothing was due: they are none of what the order cost. */
function withLate(money: NonNullable<OfficeOrder['money']>, late: readonly StoredRefund[]): OfficeOrder['money'] {
  const refunds = late.map((refund) => presentRefundForStaff({ ...refund, note: null }))
  return { ...money, refunds: [...money.refunds, ...refunds.map((refund) => ({ ...refund, late: true as const }))] }
}

function tellPayments(money: MoneyOfOrder, may: Staff['permissions']): OrderEvent[] {
  const seesPayments = may.has('payments.see')
  return [
    ...(may.has('orders.amounts') ? tellMoney(money, seesPayments) : []),
    ...(seesPayments ? tellWebhooks(money) : []),
  ]
}

/** Returns the stock keys of an order's lines, in their order. */
export function keysOf({ lines }: Pick<StoredOrder, 'lines'>): StockKey[] {
  return lines.map(({ product_id, variant_id }) => ({ productId: product_id, variantId: variant_id }))
}
