import type { Kysely } from 'kysely'
import { leastPrice } from '../../../domain/selling/pricing/price-fall.ts'
import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { staffLimitsCopy } from '../../../shared/copy/office/staff-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { isUnknown, readAsked } from '../cart/cart-rows.ts'
import { openCart } from '../cart/open-cart.ts'
import type { QuoteLineRow } from './quote-queries.ts'

/** The MRP of an article, and what the shop asks for a piece of so many, in paise. */
type Today = { mrp: Paise; own: Paise }

/**
 * Checks the prices of a quotation whose days begin anew, as if they were given today: they were written under another
 * MRP, another price of the shop, and maybe by a person who may give more. Throws `bad_input` at a price above the MRP,
 * `not_allowed` beyond the person's largest discount; both name the article.
 */
export async function checkPricesToday(work: CommandWork, lines: readonly QuoteLineRow[], now: Date): Promise<void> {
  const today = await readToday(work.tx, lines, now)
  const percent = work.by.limits.discount
  for (const line of lines) {
    const { mrp, own } = today.get(articleOf(line.product_id, line.variant_id)) ?? asAsked(line)
    const name = line.variant_name ? `${line.name}, ${line.variant_name}` : line.name
    if (line.unit_price > mrp) {
      throw new Failure('bad_input', copy.sentAboveMrp(name, formatRupees(rupeesFromPaise(mrp))))
    }
    const least = percent === null ? 0 : leastPrice(own, percent)
    if (line.unit_price >= least) continue
    throw new Failure('not_allowed', copy.ofItem(name, staffLimitsCopy.quotedPrice(percent ?? 0, least)))
  }
}

/** Holds what the catalogue has no more to the price at which it was asked for. */
function asAsked({ list_price: price }: QuoteLineRow): Today {
  return { mrp: price, own: price }
}

async function readToday(db: Kysely<Database>, lines: readonly QuoteLineRow[], now: Date): Promise<Map<string, Today>> {
  const asked = lines.map((line) => ({
    productId: line.product_id,
    variantId: line.variant_id,
    quantity: line.quantity,
  }))
  const rows = (await readAsked(db, '', asked)).filter((row) => !isUnknown(row))
  const { lines: sold, gone } = openCart(rows, now)
  return new Map(
    [...sold, ...gone].map((line) => [
      articleOf(line.productId, line.variantId),
      { mrp: line.price, own: line.unitPrice },
    ]),
  )
}

function articleOf(productId: string, variantId: string | null): string {
  return `${productId} ${variantId}`
}
