import { historyCopy } from '../../../shared/copy/office/history.ts'
import { taxCopy } from '../../../shared/copy/office/tax.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianMidnight } from '../../../shared/india-time.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandInHistory } from '../../staff/commands/history-queries.ts'
import type { CommandUndo } from '../../staff/commands/undo-registry.ts'
import { putTaxChange, withdrawTax } from './schedule-tax.ts'
import { selectTaxChange } from './tax-change-queries.ts'
import { lockTaxedProduct } from './taxed-product.ts'

/** A change of tax that was scheduled is withdrawn while its day has not come; one that was withdrawn is scheduled again. */
export const undoTaxCommands = (shop: Pick<Shop, 'clock' | 'newId'>) =>
  ({
    'product.tax_withdraw': {
      needs: 'products.edit',
      refuse: async (tx, done) => {
        const change = await selectTaxChange(tx, changeOf(done).entityId)
        const waits = change && change.withdrawn_at === null && change.effective_from > shop.clock()
        return waits ? undefined : taxCopy.changeGone
      },
      run: (work, done) => withdrawTax(shop, work, { id: changeOf(done).entityId, productId: done.subjectId }),
    },
    'product.tax': {
      needs: 'products.edit',
      refuse: async (_, done) => (startOf(done) > shop.clock() ? undefined : taxCopy.dayInPast),
      run: async (work, done) => {
        const from = startOf(done)
        const before = changeOf(done).before as { hsn_code: string | null; gst_rate: number }
        if (from <= shop.clock()) throw new Failure('cannot_undo', taxCopy.dayInPast)
        const product = await lockTaxedProduct(work.tx, done.subjectId)
        if (!product) throw new Failure('cannot_undo', historyCopy.recordGone)
        await putTaxChange(work, product, {
          id: shop.newId(),
          product_id: done.subjectId,
          hsn_code: before.hsn_code,
          gst_rate: before.gst_rate,
          effective_from: from,
          set_at: shop.clock(),
          withdrawn_at: null,
        })
      },
    },
  }) as const satisfies Record<string, CommandUndo>

function changeOf({ changes }: CommandInHistory) {
  const change = changes.find(({ entity }) => entity === 'product_tax')
  if (!change) throw new Failure('cannot_undo', historyCopy.noWay)
  return change
}

function startOf(done: CommandInHistory): Date {
  const { day } = changeOf(done).before as { day: string }
  return indianMidnight(day)
}
