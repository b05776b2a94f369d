import type { Deal } from '../../../shared/contract/bargains.ts'
import { bargains as copy } from '../../../shared/copy/bargains.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { DealRow } from '../deals/deal-queries.ts'

/** Returns what a deal costs a piece, in paise: what was agreed, else what the shop asks. */
export function priceOfDeal({ agreed_price, asks, offers }: Pick<DealRow, 'agreed_price' | 'asks' | 'offers'>): Paise {
  return agreed_price ?? asks[offers - 1] ?? 0
}

/** A deal as its shopper sees it, in rupees: nothing of what the shop would ask next is in it. */
export function presentDeal(row: DealRow): Deal {
  const price = words(priceOfDeal(row))
  const until = formatMoment(row.ends_at)
  const triesLeft = row.agreed_price === null ? row.asks.length - row.offers : 0
  return {
    _id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    state: row.agreed_price === null ? 'open' : 'taken',
    quantity: row.quantity,
    offered: rupeesFromPaise(row.offered_price),
    price: rupeesFromPaise(priceOfDeal(row)),
    triesLeft,
    until: row.ends_at.toISOString(),
    sentence:
      row.agreed_price === null
        ? copy.asked(words(row.offered_price), row.quantity, price, until, triesLeft)
        : copy.agreed(price, row.quantity, until),
  }
}

/** An amount in paise as people read it. */
export function words(amount: Paise): string {
  return formatRupees(rupeesFromPaise(amount))
}
