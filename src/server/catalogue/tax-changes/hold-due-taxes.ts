import { sql } from 'kysely'
import { taxAt } from '../../../domain/catalogue/tax/tax-at.ts'
import { taxCopy } from '../../../shared/copy/office/tax.ts'
import type { Shop } from '../../platform/shop.ts'
import { asSystem } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockTaxedProduct } from './taxed-product.ts'

/**
 * Writes code and rate whose day has come onto their products, for lists that read them there. Reads of shoppers and orders do not
 * wait for it: they know the changes (tax-columns.ts). Of several processes one does it. Gives how many products there were.
 */
export function holdDueTaxes(shop: Shop): Promise<number> {
  const now = shop.clock()
  return asSystem(shop, 'product.tax_holds', async (work) => {
    const { rows } = await sql<{ id: string }>`
      SELECT DISTINCT p.id FROM product_tax_changes t JOIN products p ON p.id = t.product_id
      WHERE t.withdrawn_at IS NULL AND t.effective_from <= ${now} AND t.effective_from > p.tax_since
      ORDER BY p.id`.execute(work.tx)
    let held = 0
    for (const { id } of rows) held += (await hold(work, id, now)) ? 1 : 0
    if (held > 0) work.about({ kind: 'tax', id: 'days', name: taxCopy.held(held) })
    return held
  })
}

/** False where another process has done it. */
async function hold(work: CommandWork, id: string, now: Date): Promise<boolean> {
  const product = await lockTaxedProduct(work.tx, id)
  if (!product?.changes.some(({ from }) => new Date(from) <= now)) return false
  const { hsnCode, gstRate } = taxAt(product, product.changes, now)
  await work.tx
    .updateTable('products')
    .set({ hsn_code: hsnCode, gst_rate: gstRate, tax_since: now, updated_at: now })
    .where('id', '=', id)
    .execute()
  const before = { hsn_code: product.hsnCode, gst_rate: product.gstRate }
  work.changed('product', id, before, { hsn_code: hsnCode, gst_rate: gstRate })
  return true
}
