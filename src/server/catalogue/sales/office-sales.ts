import type { Kysely } from 'kysely'
import type { SaleWanted } from '../../../domain/catalogue/sales/check-sale.ts'
import type { OfficeSale, OneSale, SaleFields, SaleGoods } from '../../../shared/contract/office/sales.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../../shared/money/money.ts'
import { saleGoodsStates } from '../../../shared/office/sale-states.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { saleLimits } from '../../../shared/sale-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { nameTargets } from './reach-queries.ts'
import { listSaleRows, readSale, readSaleGoods, type SaleRow } from './sale-queries.ts'

type Db = Kysely<Database>

/** A page of sales as the shop's people see them. */
export async function listOfficeSales(
  db: Db,
  { which, page }: { which: 'current' | 'past'; page: number },
): Promise<{ data: OfficeSale[]; more: boolean }> {
  const rows = await listSaleRows(db, which, page)
  const data = await Promise.all(rows.slice(0, officeLimits.officeRows).map((row) => present(db, row)))
  return { data, more: rows.length > officeLimits.officeRows }
}

/** One sale with what became of its goods. Throws `not_found`. */
export async function getOfficeSale(db: Db, id: string): Promise<OneSale> {
  const row = await readSale(db, id)
  if (!row) throw new Failure('not_found', copy.notFound)
  const { counts, rows } = await readSaleGoods(db, id, saleLimits.shown)
  const counted = Object.fromEntries(saleGoodsStates.map((state) => [state, counts.get(state) ?? 0]))
  return { ...(await present(db, row)), counts: counted as OneSale['counts'], goods: rows.map(presentGoods) }
}

/** Returns what people wrote of a sale as the use cases take it: paise, moments. */
export function wantedOf({ value, startsAt, endsAt, ...rest }: SaleFields): SaleWanted {
  return {
    ...rest,
    // hundredths of a percent, or paise: a hundred of either
    value: paiseFromRupees(value),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: new Date(endsAt),
  }
}

async function present(db: Db, row: SaleRow): Promise<OfficeSale> {
  const names = await nameTargets(db, row.reach, row.targets)
  return {
    _id: row.id,
    badge: row.badge,
    reach: row.reach,
    targets: row.targets.map((_id) => ({ _id, name: names.get(_id) ?? _id })),
    discountType: row.discount_type,
    value: rupeesFromPaise(row.value),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    belowCost: row.below_cost,
    state: row.state,
    setBy: row.set_by,
  }
}

function presentGoods(row: Awaited<ReturnType<typeof readSaleGoods>>['rows'][number]): SaleGoods {
  const was = row.was_offer ?? row.was_price
  return {
    productId: row.product_id,
    variantId: row.variant_id,
    name: row.variant_name === null ? row.name : `${row.name}, ${row.variant_name}`,
    was: was === null ? null : rupeesFromPaise(was),
    price: row.sale_price === null ? null : rupeesFromPaise(row.sale_price),
    state: row.state,
    refusal: row.refusal,
  }
}
