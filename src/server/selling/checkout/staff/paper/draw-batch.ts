import { orderPapers as copy } from '../../../../../shared/copy/office/order-papers.ts'
import type { PaperSize } from '../../../../../shared/office/paper-sizes.ts'
import type { ParcelLabelSizeName } from '../../../../../shared/office/parcel-labels.ts'
import type { ShopIdentity } from '../../../../../shared/settings/shop-identity.ts'
import { Sheet } from '../../../../platform/pdf/pdf-document.ts'
import { addInvoices, type PrintedPaper } from '../../../invoices/pdf/draw-invoice.ts'
import { addLabels } from './draw-labels.ts'
import { addPickList } from './draw-pick-list.ts'
import { addSlips, type Printing, type SlipOrder } from './draw-slips.ts'
import type { ParcelPaper } from './in-parcels.ts'
import type { PickLine } from './pick-lines.ts'

/** Papers of one order in a batch. */
export interface OrderInBatch {
  slips: SlipOrder[]
  invoices: PrintedPaper[]
}

/** Papers of a batch of orders. */
export interface Batch {
  /** Null: nothing lies on the shelves any more. */
  pickList: { lines: PickLine[]; orders: number } | null
  orders: OrderInBatch[]
  labels: ParcelPaper[]
}

/** Seller and sizes of a batch, and the copy number of each order's papers (1: the first), by the order's id. */
export interface BatchPrinting {
  seller: ShopIdentity
  now: Date
  paperSize: PaperSize
  labelSize: ParcelLabelSizeName
  slipCopies: Printing['copies']
  labelCopies: Printing['copies']
}

/** One PDF of a batch: the pick list, then each order's slips and invoice, then all labels, which lie on paper of their own. */
export function drawBatch(batch: Batch, printing: BatchPrinting): Promise<Buffer> {
  const { seller, now, paperSize, labelSize, slipCopies, labelCopies } = printing
  const sheet = new Sheet({ title: copy.batch, author: seller.name, at: now, size: paperSize })
  let isFresh = true
  const begin = () => {
    if (!isFresh) sheet.doc.addPage()
    isFresh = false
  }
  if (batch.pickList) {
    begin()
    addPickList(sheet, batch.pickList.lines, { seller, orders: batch.pickList.orders, now })
  }
  for (const { slips, invoices } of batch.orders) {
    for (const slip of slips) {
      begin()
      addSlips(sheet, [slip], { seller, copies: slipCopies, now })
    }
    for (const invoice of invoices) {
      begin()
      addInvoices(sheet, [invoice])
    }
  }
  addLabels(sheet, batch.labels, { seller, copies: labelCopies, now, labelSize }, { isFirst: isFresh })
  return sheet.bytes()
}
