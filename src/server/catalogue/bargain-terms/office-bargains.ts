import type { Kysely } from 'kysely'
import { costWithTax, floorPrice } from '../../../domain/selling/bargains/floor.ts'
import type { Bargain } from '../../../shared/contract/office/bargains.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type BargainFacts, type BargainRow, listBargainRows } from './bargain-queries.ts'

/** A page of the goods that offers are taken for. */
export async function listBargains(db: Kysely<Database>, page: number): Promise<{ data: Bargain[]; more: boolean }> {
  const rows = await listBargainRows(db, page)
  return { data: rows.slice(0, officeLimits.officeRows).map(present), more: rows.length > officeLimits.officeRows }
}

function present(row: BargainRow & BargainFacts): Bargain {
  const floor = { type: row.floor_type, value: row.floor_value, belowCost: row.below_cost }
  const cost = costWithTax(row.cost, row.gst_rate)
  return {
    _id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    name: row.variant_name === null ? row.name : `${row.name}, ${row.variant_name}`,
    from: row.from_quantity,
    floorType: row.floor_type,
    // hundredths of a percent, or paise: a hundred of either
    floorValue: rupeesFromPaise(row.floor_value),
    counterOffers: row.counter_offers,
    belowCost: row.below_cost,
    price: rupeesFromPaise(row.single),
    floorPrice: rupeesFromPaise(floorPrice(floor, { single: row.usual, cost })),
    setBy: row.set_by,
    setAt: row.set_at.toISOString(),
  }
}
