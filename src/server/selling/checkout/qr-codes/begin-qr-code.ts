import { amountForQr } from '../../../../domain/selling/payments/judge-qr-payment.ts'
import { qrCopy as copy } from '../../../../shared/copy/office/qr-codes.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Paise } from '../../../../shared/money/money.ts'
import { qrLimits } from '../../../../shared/qr-limits.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { closeQrCodes, findNewestQrCode, insertQrCode, type StoredQrCode } from '../../payments/qr-queries.ts'
import { findOwnStop, findStop } from '../../runs/run-queries.ts'

/**
 * Begins the QR code of a stop of one's own run, in a command, or finds the one that is shown already; gives its id. Throws
 * `not_found` for a stop of another's run; `order_state` where it was marked, is not out, or nothing is to be paid there by one code.
 */
export async function beginQrAtStop(shop: PayingShop, work: CommandWork, stopId: string): Promise<string> {
  const orderId = await orderOfOwnStop(work.tx, stopId, work.by.staffId)
  const order = await lockOrder(work.tx, { id: orderId })
  const stop = await findStop(work.tx, stopId)
  if (order?.status !== 'out_for_delivery' || stop?.state !== 'open') throw new Failure('order_state', copy.notThere)
  return begin(shop, work, order)
}

/** The same for an order that waits at the counter to be picked up. */
export async function beginQrAtCounter(shop: PayingShop, work: CommandWork, orderId: string): Promise<string> {
  const order = await lockOrder(work.tx, { id: orderId })
  if (!order) throw new Failure('not_found', copy.noOrder)
  if (order.delivery_way !== 'pickup' || order.status !== 'packed') throw new Failure('order_state', copy.notThere)
  return begin(shop, work, order)
}

/** Finds the order of a stop of a person's run. Throws `not_found` where it is on another's. */
export async function orderOfOwnStop(db: PayingShop['db'], stopId: string, staffId: string | null): Promise<string> {
  const found = await findOwnStop(db, stopId, staffId ?? '')
  if (!found) throw new Failure('not_found', copy.notYours)
  return found.order_id
}

async function begin(shop: PayingShop, work: CommandWork, order: StoredOrder): Promise<string> {
  const amount = amountForQr(order)
  if (amount === null) throw new Failure('order_state', copy.notByOne)
  const code = (await findShown(shop, work, order.id, amount)) ?? (await insert(shop, work, order.id, amount))
  work.about({ kind: 'order', id: order.id, name: order.number })
  work.changed('qr_code', code.id, null, { amount, closesAt: code.closes_at.toISOString() })
  return code.id
}

type Begun = Pick<StoredQrCode, 'id' | 'closes_at'>

/** Finds the code that somebody else shows, where it is valid long enough to be scanned. */
async function findShown(shop: PayingShop, { tx }: CommandWork, orderId: string, amount: Paise): Promise<Begun | null> {
  const shown = await findNewestQrCode(tx, orderId)
  if (!shown || (shown.state !== 'open' && shown.state !== 'asked') || shown.amount !== amount) return null
  const left = shown.closes_at.getTime() - shop.clock().getTime()
  return left > qrLimits.leastLeftSeconds * 1000 ? shown : null
}

async function insert(shop: PayingShop, { tx }: CommandWork, orderId: string, amount: Paise): Promise<Begun> {
  await closeQrCodes(tx, orderId)
  const [id, at] = [shop.newId(), shop.clock()]
  const closes_at = new Date(at.getTime() + qrLimits.openMinutes * 60_000)
  const isTest = shop.provider.isTest
  await insertQrCode(tx, { id, order_id: orderId, amount, is_test: isTest, closes_at, created_at: at })
  return { id, closes_at }
}
