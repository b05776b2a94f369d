import { type Kysely, sql } from 'kysely'
import { piecesInUnit, type Taxed } from '../../../domain/catalogue/tax/rate-by-value.ts'
import { type TaxChange, taxAt } from '../../../domain/catalogue/tax/tax-at.ts'
import type { Database } from '../../platform/db/schema.ts'
import { heldSince, taxChanges } from './tax-columns.ts'

/** A product or variant that was sold, by its ids. */
export interface SoldGoods {
  position: number
  productId: string
  variantId: string | null
}

/** Rate of goods that were sold, in percent, at a moment, and pieces in one unit of sale. */
export interface TaxOfSold {
  gstRate: number
  piecesInUnit: number
  /** Moment since which the goods have this rate; null: it was never another. */
  since: Date | null
}

interface Row extends Taxed {
  position: number
  heldSince: Date | null
  changes: TaxChange[]
  unit: string
  amount: number | null
  netUnit: string | null
}

/** Returns the tax of sold goods at a moment, by their positions; goods that no longer exist are left out. */
export async function taxOfSold(
  db: Kysely<Database>,
  goods: readonly SoldGoods[],
  moment: Date,
): Promise<Map<number, TaxOfSold>> {
  const [positions, products, variants] = [
    goods.map(({ position }) => position),
    goods.map(({ productId }) => productId),
    goods.map(({ variantId }) => variantId),
  ]
  const { rows } = await sql<Row>`
    SELECT l.position, p.hsn_code AS "hsnCode", p.gst_rate AS "gstRate", p.unit, ${sql.raw(taxChanges)} AS changes, ${sql.raw(heldSince)} AS "heldSince",
      CASE WHEN v.net_amount IS NULL AND v.net_quantity IS NULL THEN p.net_amount ELSE v.net_amount END AS amount,
      CASE WHEN v.net_amount IS NULL AND v.net_quantity IS NULL THEN p.net_unit ELSE v.net_unit END AS "netUnit"
    FROM unnest(${positions}::int[], ${products}::text[], ${variants}::text[]) AS l (position, product_id, variant_id)
    JOIN products p ON p.id = l.product_id LEFT JOIN variants v ON v.id = l.variant_id`.execute(db)
  return new Map(
    rows.map(({ position, unit, amount, netUnit, changes, heldSince, ...goods }) => [
      position,
      {
        gstRate: taxAt(goods, changes, moment).gstRate,
        piecesInUnit: piecesInUnit(unit, { amount, unit: netUnit }),
        since: lastOf(changes, moment) ?? heldSince,
      },
    ]),
  )
}

/** The day of the last of these changes that has come by a moment. */
function lastOf(changes: readonly TaxChange[], moment: Date): Date | null {
  const last = changes.findLast(({ from }) => new Date(from) <= moment)
  return last ? new Date(last.from) : null
}
