import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { failures } from '../../../../shared/copy/failures.ts'
import { payments } from '../../../../shared/copy/payments.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { askProvider } from './ask-provider.ts'
import { findAnyOpenCheckout, findCheckout, findOpenCheckout, type StoredCheckout } from './checkout-queries.ts'
import { closeCheckout } from './close-checkout.ts'

/** The shopper has an open checkout of this cart: thrown inside the transaction that wanted to order it otherwise. */
class CheckoutOpen extends Error {
  readonly checkout: StoredCheckout
  constructor(checkout: StoredCheckout) {
    super('there is an open checkout')
    this.checkout = checkout
  }
}

/** To be called with the cart locked: who orders a cart otherwise first ends the online checkout of it. */
export async function refuseWhileOpen(db: Kysely<Database>, userId: string): Promise<void> {
  const checkout = await findOpenCheckout(db, userId)
  if (checkout) throw new CheckoutOpen(checkout)
}

/** The same, also of payment links: of who is erased nothing can be paid any more. */
export async function refuseWhileAnyOpen(db: Kysely<Database>, userId: string): Promise<void> {
  const checkout = await findAnyOpenCheckout(db, userId)
  if (checkout) throw new CheckoutOpen(checkout)
}

/** Somebody who starts paying and orders otherwise at once, in several windows, is asked to wait in the end. */
const ROUNDS = 3

/** Longest wait of a shopper for the provider, in ms. A payment of which it tells later is refunded. */
const ASK_MS = 3000

/**
 * Does something that an open checkout stands in the way of: that one is withdrawn first, after the provider was asked.
 * Throws `order_state` where it turns out to be paid: then it is the order. A payment that comes after the work is done
 * goes back (docs/decisions/042-a-cart-is-sold-once.md).
 */
export async function withoutOpenCheckout<T>(shop: PayingShop, work: () => Promise<T>): Promise<T> {
  let withdrawn: StoredCheckout | undefined
  for (let round = 0; round < ROUNDS; round += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof CheckoutOpen)) {
        if (withdrawn && error instanceof Failure) await refuseOncePaid(shop, withdrawn)
        throw error
      }
      withdrawn = error.checkout
      await askBriefly(shop, withdrawn)
      await closeCheckout(shop, withdrawn.id, 'withdrawn')
      await refuseOncePaid(shop, withdrawn)
    }
  }
  throw new Failure('in_progress', failures.inProgress)
}

async function askBriefly(shop: PayingShop, checkout: StoredCheckout): Promise<void> {
  const asking = askProvider(shop, checkout).catch(() => undefined)
  await Promise.race([asking, setTimeout(ASK_MS, undefined, { ref: false })])
}

async function refuseOncePaid(shop: PayingShop, { id }: StoredCheckout): Promise<void> {
  const checkout = await findCheckout(shop.db, id)
  if (checkout?.status === 'settled') throw new Failure('order_state', payments.arrivedMeanwhile)
}
