import type { Kysely } from 'kysely'
import { costWithTax, floorPrice, leastToAgree } from '../../../domain/selling/bargains/floor.ts'
import { isSoldIn } from '../../../domain/selling/pricing/sold-quantities.ts'
import type { OfferInput } from '../../../shared/contract/bargains.ts'
import { bargains as copy } from '../../../shared/copy/bargains.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Paise } from '../../../shared/money/money.ts'
import { type BargainRow, findBargain, readBargainFacts } from '../../catalogue/bargain-terms/bargain-queries.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isUnknown, readAsked } from '../cart/cart-rows.ts'
import { openCart } from '../cart/open-cart.ts'
import { quantityNotice } from '../cart/quantity-notice.ts'

/** An article that somebody offers for: its terms, its price in this quantity, and the least that may be agreed, in paise. */
export interface Bargained {
  name: string
  terms: BargainRow
  list: Paise
  least: Paise
}

type Asked = Pick<OfferInput, 'productId' | 'variantId' | 'quantity'>

/**
 * Reads what an offer is for, priced as if there were no deal. Throws `not_found`; `bad_input` with the field where no offers are
 * taken for it, or not for so few pieces; `quantity_not_sold`, `out_of_stock`.
 */
export async function readBargained(
  tx: Kysely<Database>,
  asked: Asked,
  { onlinePercent, now }: { onlinePercent: number; now: Date },
): Promise<Bargained> {
  const rows = (await readAsked(tx, '', [asked, { ...asked, quantity: 1 }])).filter((row) => !isUnknown(row))
  const [line, single] = openCart(rows, now).lines
  if (!line || !single) throw new Failure('not_found', failures.productNotFound)
  const terms = await findBargain(tx, asked)
  if (!terms) throw new Failure('bad_input', copy.closed, { errors: { price: copy.closed } })
  if (asked.quantity < terms.from_quantity) throw refusal('quantity', copy.few(terms.from_quantity))
  if (!isSoldIn(line, asked.quantity)) {
    throw new Failure('quantity_not_sold', quantityNotice(line), { errors: { quantity: quantityNotice(line) } })
  }
  if (line.available < asked.quantity) {
    const sentence = failures.outOfStock(line.available, line.name)
    throw new Failure('out_of_stock', sentence, { available: line.available, errors: { quantity: sentence } })
  }
  const { cost = null, usual = single.unitPrice } = (await readBargainFacts(tx, asked)) ?? {}
  const wanted = { type: terms.floor_type, value: terms.floor_value, belowCost: terms.below_cost }
  const floor = floorPrice(wanted, { single: usual, cost: costWithTax(cost, line.gstRate) })
  return { name: nameOf(line), terms, list: line.unitPrice, least: leastToAgree(floor, onlinePercent) }
}

function nameOf({ name, variantName }: { name: string; variantName: string | null }): string {
  return variantName === null ? name : `${name}, ${variantName}`
}

/** Returns `bad_input` at a field. */
export function refusal(field: string, sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { [field]: sentence } })
}
