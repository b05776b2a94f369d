import type { Transaction } from 'kysely'
import { afterOpenMinutes } from '../../../domain/staff/alerts/open-minutes.ts'
import { callAfterMinutes, whoIsCalled } from '../../../domain/staff/alerts/who-is-called.ts'
import { alertsCopy } from '../../../shared/copy/office/alerts.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { inTransaction } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { openingTimes } from './opening-times.ts'
import { countUnheard, lockDueAlert, noteCall, type OrderToHear } from './order-alert-queries.ts'
import { isReachable, type PersonToTell, peopleToTell } from './people-to-tell.ts'
import { type AlertMessage, tellPeople } from './tell-people.ts'

/**
 * Tells of the next order that is to be heard: everybody at once, and where nobody opens or moves it the next person after 15
 * and 30 minutes of opening time. Each call is one transaction, so that it is made once. False: none is due.
 */
export async function callForNextOrder(shop: Pick<Shop, 'db' | 'clock' | 'settings'>): Promise<boolean> {
  const now = shop.clock()
  return inTransaction(shop.db, async (tx) => {
    const order = await lockDueAlert(tx, now)
    if (!order) return false
    const dueAt = order.waits ? await call(tx, shop, order, now) : null
    await noteCall(tx, order.order_id, order.calls + (order.waits ? 1 : 0), dueAt)
    return true
  })
}

/** Gives when the next person is to be called; null: there is none any more. */
async function call(
  tx: Transaction<Database>,
  shop: Pick<Shop, 'clock' | 'settings'>,
  order: OrderToHear,
  now: Date,
): Promise<Date | null> {
  const kind = order.calls === 0 ? 'new_order' : 'waiting_order'
  const people = await peopleToTell(tx, kind)
  const reachable = people.filter((person) => isReachable(person, kind, now))
  const called = order.calls === 0 ? people : whoIsCalled(reachable, order.calls)
  const waiting = await countUnheard(tx)
  await tellPeople(tx, shop, called, {
    kind,
    event: `${kind}:${order.order_id}:${order.calls}`,
    orderId: order.order_id,
    write: (person) => write(order, waiting, person),
  })
  const minutes = callAfterMinutes[order.calls]
  return minutes === undefined ? null : afterOpenMinutes(openingTimes(shop), order.placed_at, minutes)
}

/** Amounts are for those who see them in the back office too. */
function write(order: OrderToHear, waiting: number, { permissions }: PersonToTell): AlertMessage {
  const { new: copy } = alertsCopy
  const isNew = order.calls === 0
  const { title, many } = isNew ? copy.order : copy.waiting
  const amount = permissions.includes('orders.amounts') ? [formatRupees(rupeesFromPaise(order.payable))] : []
  const facts = [
    order.number,
    ...amount,
    copy.pieces(order.pieces),
    copy[order.is_test ? 'test' : order.payment_method],
  ].join(' · ')
  return {
    title: waiting > 1 ? many(waiting) : title,
    body: isNew ? facts : `${facts}. ${copy.openedByNobody}`,
    path: `/orders/${order.order_id}`,
  }
}
