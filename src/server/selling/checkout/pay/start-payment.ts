import type { Transaction } from 'kysely'
import type { DeliverTo } from '../../../../shared/contract/addresses.ts'
import type { BuyerInput } from '../../../../shared/contract/buyer.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { payments } from '../../../../shared/copy/payments.ts'
import type { DeliveryWay } from '../../../../shared/delivery-ways.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { serverLimits } from '../../../../shared/server-limits.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { transact } from '../../../platform/db/transact.ts'
import { refuseUntil } from '../../../platform/rate-limits/rate-limit.ts'
import { keepFirm } from '../../../shoppers/accounts/firm-queries.ts'
import { readBuyer } from '../../../shoppers/accounts/read-buyer.ts'
import { getCart } from '../../cart/get-cart.ts'
import { loadCartForOrder } from '../../cart/open-cart.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { ProviderAway } from '../../payments/provider/provider-failure.ts'
import { refuseDearer } from '../place/check-order-limits.ts'
import { draftOrder, keepAddress, resolveAddress } from '../place/draft-order.ts'
import { askProvider } from './ask-provider.ts'
import { findEarlierCheckout, findOpenCheckout, type StoredCheckout } from './checkout-queries.ts'
import { closeCheckout } from './close-checkout.ts'
import { keepNewcomersShare } from './keep-newcomers-share.ts'
import { fingerprintOf, openCheckout } from './open-checkout.ts'
import { orderAtProvider } from './order-at-provider.ts'

type Request = {
  userId: string
  address: DeliverTo
  shownAmount?: number | undefined
  stateConfirmed?: boolean | undefined
  buyer?: BuyerInput | null | undefined
  deliveryWay?: DeliveryWay | undefined
  /** Networks from which the shopper calls, as far as that is counted. */
  networks: readonly string[]
}

/** Data that the browser needs to open the payment window; `amount` in paise. */
export type PaymentIntent = {
  order_id: string
  currency: 'INR'
  amount: number
  key_id: string
  script_url: string
  test: boolean
}

/** Replacing an older checkout takes two rounds; a third is for somebody who does it twice at once. */
const ROUNDS = 3

/**
 * Freezes the shopper's cart as a checkout, which holds its stock and coupon use for the payment window, and has it
 * ordered at the provider. The same cart to the same address gives the same open checkout: a double click or a reload
 * pays nothing twice. The cart stays as it is until it is paid. Throws what placing an order throws (`cart_empty`,
 * `cart_changed`, `out_of_stock`, `coupon_refused`, `not_found`), and `unavailable` where the provider cannot be reached:
 * nothing is held then. Who opens too many, and a newcomer who begins again and again: `too_many_requests`.
 */
export async function startPayment(shop: PayingShop, request: Request): Promise<PaymentIntent> {
  if (shop.provider.isOff) throw new Failure('unavailable', payments.off)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { checkout, isOther } = await freeze(shop, request)
    if (isOther) await endOther(shop, checkout)
    else return presentIntent(shop, checkout, await orderAtProvider(shop, checkout))
  }
  throw new Failure('in_progress', failures.inProgress)
}

/** The checkout of this cart; `isOther`: the shopper's open checkout is of another cart, and stands in the way. */
type Frozen = { checkout: StoredCheckout; isOther: boolean }

async function freeze(
  shop: PayingShop,
  { userId, address: deliverTo, shownAmount, stateConfirmed, buyer: given, networks, deliveryWay }: Request,
): Promise<Frozen> {
  const buyer = given ? readBuyer(shop.settings, given) : null
  try {
    return await transact(shop, async (work) => {
      const cart = await loadCartForOrder(work.tx, userId, shop.clock())
      const { address, isConfirmed } = await resolveAddress(work.tx, userId, deliverTo)
      const confirmed = stateConfirmed ?? isConfirmed
      const to = { userId, address, stateConfirmed: confirmed, buyer, deliveryWay, paymentMethod: 'online' } as const
      const draft = draftOrder(shop.settings, cart, to)
      refuseDearer(draft.price.payable, shownAmount)
      if (draft.price.payable < serverLimits.onlinePaiseMin) throw new Failure('bad_input', payments.amountTooSmall)
      const open = await findOpenCheckout(work.tx, userId)
      const isOther =
        open !== undefined && (open.fingerprint !== fingerprintOf(shop.settings, draft) || isOver(shop, open))
      if (!open) await refuseTooMany(work.tx, shop, userId)
      if (!isOther) await keepAddress(work.tx, shop, userId, { address: deliverTo, stateConfirmed })
      if (buyer && !isOther) await keepFirm(work.tx, shop, userId, buyer)
      if (open) return { checkout: open, isOther }
      await keepNewcomersShare(shop, work, draft, networks)
      return { checkout: await openCheckout(shop, work, draft, cart.cartId), isOther: false }
    })
  } catch (error) {
    // Reading the cart takes off what no longer holds, so that the shopper sees the new price before paying it.
    if (error instanceof Failure && error.code === 'coupon_refused') await getCart(shop, userId)
    throw error
  }
}

/** Each new checkout holds stock that nobody has paid for; asking for the same one again does not count. */
async function refuseTooMany(tx: Transaction<Database>, shop: PayingShop, userId: string): Promise<void> {
  if (!shop.config.rateLimits) return
  const windowMs = serverLimits.checkoutsWindowMinutes * 60_000
  const since = new Date(shop.clock().getTime() - windowMs)
  const oldest = await findEarlierCheckout(tx, userId, serverLimits.checkoutsPerWindow)
  if (oldest && oldest > since) refuseUntil(shop, new Date(oldest.getTime() + windowMs))
}

function isOver(shop: PayingShop, checkout: StoredCheckout): boolean {
  return checkout.expires_at <= shop.clock()
}

/** An older checkout makes room only when the provider has said that nothing is paid on it; else it becomes its order. */
async function endOther(shop: PayingShop, checkout: StoredCheckout): Promise<void> {
  try {
    await askProvider(shop, checkout)
  } catch (error) {
    if (error instanceof ProviderAway) throw new Failure('unavailable', payments.providerAway)
    shop.log.error({ err: error, checkout: checkout.id }, 'the provider does not know a checkout')
  }
  await closeCheckout(shop, checkout.id, 'expired')
}

/** Returns what the browser needs to open the payment window for a checkout and its order at the provider. */
export async function presentIntent(
  { provider }: PayingShop,
  { amount }: Pick<StoredCheckout, 'amount'>,
  orderId: string,
): Promise<PaymentIntent> {
  return {
    order_id: orderId,
    currency: 'INR',
    amount,
    key_id: await provider.keyId(),
    script_url: provider.checkoutScriptUrl,
    test: provider.isTest,
  }
}
