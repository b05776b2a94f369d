import { taxAt } from '../../../domain/catalogue/tax/tax-at.ts'
import { productTag } from '../../../shared/cache-tags.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { taxCopy } from '../../../shared/copy/office/tax.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDay, indianMidnight } from '../../../shared/india-time.ts'
import { momentsTag } from '../../platform/cache/tags.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { checkHsn } from '../gst-rates/check-hsn.ts'
import { insertTaxChange, type StoredTaxChange, selectTaxChange, withdrawTaxChange } from './tax-change-queries.ts'
import { lockTaxedProduct, type TaxedProduct } from './taxed-product.ts'

/** Another rate in percent, perhaps another code, from the first moment of an Indian day ('YYYY-MM-DD') on. */
export interface ScheduledTax {
  productId: string
  day: string
  gstRate: number
  hsnCode: string | null
  /** Although it does not fit the table of rates. */
  anyway: boolean
}

const farthestMs = 3 * 366 * 86_400_000

/**
 * Changes code or rate of a product on a later day; orders have the rate of the day on which they are placed. Throws `not_found`,
 * `bad_input` (a day that has begun, one that has a change already, a rate that does not fit the table).
 */
export async function scheduleTax(
  shop: Shop,
  work: CommandWork,
  { productId, day, gstRate, hsnCode, anyway }: ScheduledTax,
): Promise<string> {
  const now = shop.clock()
  const from = startOf(day)
  if (from <= now) throw refuse('day', taxCopy.dayInPast)
  if (from.getTime() - now.getTime() > farthestMs) throw refuse('day', taxCopy.dayFar)
  const product = await lockTaxedProduct(work.tx, productId)
  if (!product) throw new Failure('not_found', failures.productNotFound)
  const held = taxAt(product, product.changes, from)
  const wanted = { hsnCode: hsnCode ?? held.hsnCode, gstRate }
  if (wanted.hsnCode === held.hsnCode && gstRate === held.gstRate) throw refuse('gstRate', taxCopy.sameTax)
  if (!anyway) await refuseMisfit(shop, { ...wanted, price: product.price }, day)
  const id = shop.newId()
  await putTaxChange(work, product, {
    id,
    product_id: productId,
    hsn_code: wanted.hsnCode === held.hsnCode ? null : wanted.hsnCode,
    gst_rate: gstRate,
    effective_from: from,
    set_at: now,
    withdrawn_at: null,
  })
  return id
}

async function refuseMisfit(shop: Shop, entered: Parameters<typeof checkHsn>[1], day: string): Promise<void> {
  const { problem, rates } = await checkHsn(shop, entered, day)
  if (!problem) return
  throw refuse(rates.includes(entered.gstRate) ? 'hsnCode' : 'gstRate', taxCopy.checkFirst(problem))
}

/** Writes a change, and tells who has to know. Throws `bad_input` where there is one for its day. */
export async function putTaxChange(work: CommandWork, { name }: Pick<TaxedProduct, 'name'>, change: StoredTaxChange) {
  if (!(await insertTaxChange(work.tx, change))) throw refuse('day', taxCopy.dayTaken)
  work.about({ kind: 'product', id: change.product_id, name })
  work.changed('product_tax', change.id, null, shown(change))
  work.stale(productTag(change.product_id))
  work.stale(momentsTag)
}

/** Takes a change back before its day. Throws `not_found`, `edit_conflict` where it holds already or was taken back. */
export async function withdrawTax(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  { id, productId }: { id: string; productId: string },
): Promise<void> {
  const product = await lockTaxedProduct(work.tx, productId)
  const change = await selectTaxChange(work.tx, id)
  if (!product || change?.product_id !== productId) throw new Failure('not_found', taxCopy.changeGone)
  if (!(await withdrawTaxChange(work.tx, id, shop.clock()))) throw new Failure('edit_conflict', taxCopy.changeGone)
  work.about({ kind: 'product', id: change.product_id, name: product.name })
  work.changed('product_tax', id, shown(change), null)
  work.stale(productTag(change.product_id))
  work.stale(momentsTag)
}

/** A change as the history keeps it. */
function shown({ product_id, hsn_code, gst_rate, effective_from }: StoredTaxChange) {
  return { product_id, hsn_code, gst_rate, day: indianDay(effective_from) }
}

function startOf(day: string): Date {
  return indianMidnight(day)
}

function refuse(field: string, sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { [field]: sentence } })
}
