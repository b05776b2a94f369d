import { failures } from '../../../../shared/copy/failures.ts'
import { pickupCopy as copy } from '../../../../shared/copy/office/pickups.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { pickupLimits } from '../../../../shared/pickup-limits.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { isSameCode, pickupCode } from '../../orders/pickup-code.ts'
import { giveBackPickupTry, markHandedOver, takePickupTry } from '../../orders/pickup-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { bookCashIn } from '../../till/book-cash-in.ts'
import { badField } from '../returns/plan-return.ts'
import { byCommand, lockAsSeen, noted } from '../transitions/step-order.ts'
import { transitionOrder } from '../transitions/transition-order.ts'

/** An order that somebody hands over at the counter. */
interface HandOver {
  orderId: string
  code: string
  /** Way in which the amount due was paid at the counter. */
  collectedAs?: 'cash' | 'online' | undefined
}

/**
 * Hands an order over to whoever says its code, in a command: it is delivered, and cash that was due goes into the open drawer of the
 * till. Throws `not_found`; `order_state` where it does not wait at the counter; `wrong_code`; `bad_input` where it is due and nobody
 * says how it was paid, or where it was cash and no till is open: it would be in no count.
 */
export async function handOver(
  shop: PayingShop,
  work: CommandWork,
  { orderId, code, collectedAs }: HandOver,
): Promise<StoredOrder> {
  const order = await lockAsSeen(work, orderId, 'packed')
  if (order.delivery_way !== 'pickup' || !order.pickup) throw new Failure('order_state', copy.notForPickup)
  const isDue = order.payment_status === 'due'
  if (isDue && !collectedAs) throw badField('collectedAs', failures.howWasItPaid)
  if (!isSameCode(code, pickupCode(shop.config, order.id, order.pickup.issue))) {
    const left = pickupLimits.triesMost - order.pickup.tries
    throw wrongCode(left > 0 ? copy.wrong(left) : copy.locked)
  }
  const at = shop.clock()
  const beside = isDue && collectedAs ? { collectedAs } : {}
  const moved = await transitionOrder(
    shop,
    work,
    order,
    'delivered',
    { ...byCommand(work), mover: 'hand_over' },
    beside,
  )
  if (isDue && collectedAs === 'cash') await takeCash(shop, work, order)
  await markHandedOver(work.tx, order.id, at)
  return noted(work, order, moved)
}

async function takeCash(shop: PayingShop, work: CommandWork, { number, payable: amount }: StoredOrder): Promise<void> {
  const tillId = await bookCashIn(shop, work, { amount, reason: copy.tillReason(number) })
  if (tillId === null) throw badField('collectedAs', copy.noTill)
}

/**
 * Runs a hand-over that counts as one try of the code: the try is taken before, outside of the command, so that a wrong code counts
 * although the command is undone; what fails for another reason gives it back. Throws `wrong_code` where none is left.
 */
export async function asOneTry<T>(shop: Shop, orderId: string, run: () => Promise<T>): Promise<T> {
  if (!(await takePickupTry(shop.db, orderId))) throw wrongCode(copy.locked)
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'wrong_code')) await giveBackPickupTry(shop.db, orderId)
    throw error
  }
}

function wrongCode(sentence: string): Failure {
  return new Failure('wrong_code', sentence, { errors: { code: sentence } })
}
