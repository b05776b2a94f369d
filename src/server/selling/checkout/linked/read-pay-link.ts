import type { PayLinkView } from '../../../../shared/contract/pay-links.ts'
import { payments } from '../../../../shared/copy/payments.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { findOrder } from '../../orders/order-queries.ts'
import { presentBreakdown } from '../../orders/present-order.ts'
import { findRefundsOfCheckout } from '../../payments/payment-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { askProvider } from '../pay/ask-provider.ts'
import { keepHeard, mayAskAgain } from '../pay/checkout-queries.ts'
import { sumColumns } from '../place/record-order.ts'
import { findPayLink, type PayLink } from './pay-link-key.ts'

/**
 * Returns what a payment link asks for and how it stands, for whoever has its key: goods and amounts, nothing of a person. While it may
 * be paid the provider is asked, as for any payment. Throws `not_found` for a wrong key.
 */
export async function readPayLink(shop: PayingShop, key: string): Promise<PayLinkView> {
  const link = await findPayLink(shop, key)
  const underWay = await isUnderWay(shop, link)
  return present(shop, await findPayLink(shop, key), underWay)
}

/** Returns whether a payment may still arrive; null: the provider gave no answer. */
async function isUnderWay(shop: PayingShop, link: PayLink): Promise<boolean | null> {
  if (link.status === 'settled' || link.provider_order_id === null) return false
  if (!(await mayAskAgain(shop.db, link.id, shop.clock()))) return link.under_way
  const heard = await askProvider(shop, link).catch((error) => {
    shop.log.warn({ err: error, checkout: link.id }, 'the provider could not be asked')
    return undefined
  })
  const underWay = heard?.underWay ?? null
  await keepHeard(shop.db, link.id, underWay)
  return underWay
}

async function present(shop: PayingShop, link: PayLink, underWay: boolean | null): Promise<PayLinkView> {
  const { draft, follows, order_id: orderId, status } = link
  const first = await findOrder(shop.db, { id: follows })
  const placed = orderId === null ? undefined : await findOrder(shop.db, { id: orderId })
  const [refund] = status === 'settled' ? [] : await findRefundsOfCheckout(shop.db, link.id)
  return {
    number: first?.number ?? '',
    placed: placed?.number ?? null,
    state: refund ? 'refunded' : stateOf(shop, link, underWay),
    message: refund ? payments.refundedBecause[refund.reason] : null,
    until: link.expires_at.toISOString(),
    lines: draft.lines.map(({ name, variantName, quantity, unitPrice }) => ({
      ...{ name, variantName, quantity, price: rupeesFromPaise(unitPrice) },
      total: rupeesFromPaise(unitPrice * quantity),
    })),
    money: presentBreakdown(sumColumns(draft.price)),
    test: shop.provider.isTest,
  }
}

function stateOf(shop: PayingShop, { status, expires_at: until }: PayLink, underWay: boolean | null) {
  if (status === 'settled') return 'paid'
  if (underWay) return 'waiting'
  return status === 'open' && until > shop.clock() ? 'open' : 'over'
}
