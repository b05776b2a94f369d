import { receiveCopy } from '../../../../shared/copy/office/receive.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { lockAccounts, readAccounts } from '../../../catalogue/stock/open-accounts.ts'
import { undoStockTaken } from '../../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandInHistory } from '../../../staff/commands/history-queries.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import type { CommandUndo } from '../../../staff/commands/undo-registry.ts'
import { countComplete, lockPurchase } from '../reorder/purchase-queries.ts'
import { explainShort } from '../stock-desk/held-by-checkouts.ts'
import { putNotesBack } from '../suppliers/set-supplier-of-item.ts'
import { holdSupplier } from '../suppliers/supplier-queries.ts'
import { bookReceipt, sumUp } from './book-receipt.ts'
import { recountCosts } from './cost-queries.ts'
import { listReceiptLines, lockReceipt, type ReceiptRow, withdrawReceiptRows } from './receipt-queries.ts'

type Tx = CommandWork['tx']

/** A bill that was received is taken back by as many pieces the other way; that again by receiving it once more. */
export function undoReceiptCommands(shop: Pick<Shop, 'clock' | 'newId'>): Record<string, CommandUndo> {
  return {
    'stock.unreceive': {
      needs: 'stock.receive',
      refuse: async (tx, done) => {
        const receipt = await lockReceipt(tx, receiptIdOf(done))
        if (!receipt || receipt.withdrawn_command_id !== null) return receiveCopy.undone
        return whatIsMissing(tx, receipt)
      },
      run: async (work, done) => {
        await withdrawReceipt(shop, work, receiptIdOf(done))
        await putNotesBack(work, done.changes)
      },
    },
    'stock.receive': {
      needs: 'stock.receive',
      refuse: async (tx, done) => {
        const receipt = await lockReceipt(tx, receiptIdOf(done))
        return receipt && (await whyNotAgain(tx, receipt))
      },
      run: (work, done) => receiveAgain(shop, work, receiptIdOf(done)),
    },
  }
}

function receiptIdOf({ changes }: CommandInHistory): string {
  return changes.find(({ entity }) => entity === 'receipt')?.entityId ?? ''
}

/** The goods of a bill go out of the stock again. Throws `cannot_undo` with what holds them where they are not all free. */
async function withdrawReceipt({ clock }: Pick<Shop, 'clock'>, work: CommandWork, id: string): Promise<void> {
  const receipt = await lockReceipt(work.tx, id)
  if (!receipt || receipt.withdrawn_command_id !== null) throw new Failure('cannot_undo', receiveCopy.undone)
  const lines = await listReceiptLines(work.tx, id)
  // as receiving does: the order before the stock
  if (receipt.purchase_id !== null) await lockPurchase(work.tx, receipt.purchase_id)
  await lockAccounts(work.tx, lines)
  const missing = await whatIsMissing(work.tx, receipt)
  if (missing) throw new Failure('cannot_undo', missing)
  const sums = sumUp(lines)
  await undoStockTaken(work, sums, { note: receiveCopy.note(receipt.bill_number), now: clock() })
  await withdrawReceiptRows(work.tx, receipt, work.commandId)
  if (receipt.purchase_id !== null) await countComplete(work.tx, receipt.purchase_id)
  await recountCosts(
    work.tx,
    lines.map(({ accountId }) => accountId),
  )
  const supplier = await holdSupplier(work.tx, receipt.supplier_id)
  const bill = {
    supplier: supplier?.name ?? '',
    bill: receipt.bill_number,
    date: receipt.bill_date,
    lines: lines.length,
  }
  work.changed('receipt', id, bill, null)
  for (const { productId, variantId, quantity } of sums) {
    work.changed('stock', variantId ?? productId, { change: 0 }, { productId, variantId, change: -quantity })
  }
}

/** A sentence where not all pieces of a bill are free. */
async function whatIsMissing(tx: Tx, receipt: ReceiptRow): Promise<string | undefined> {
  const sums = sumUp(await listReceiptLines(tx, receipt.id))
  const accounts = await readAccounts(tx, sums)
  const short = sums.filter(({ quantity }, at) => {
    const account = accounts[at]
    return !account || account.onHand - account.held < quantity
  })
  const [first] = short
  return first && explainShort(tx, first, { since: receipt.received_at })
}

/** A sentence where nothing more is waited for of the order that a bill answers, which is locked by this. */
async function whyNotAgain(tx: Tx, { purchase_id: id }: ReceiptRow): Promise<string | undefined> {
  const purchase = id === null ? undefined : await lockPurchase(tx, id)
  return purchase && purchase.closed_at !== null ? receiveCopy.closedSince(purchase.number) : undefined
}

async function receiveAgain(shop: Pick<Shop, 'clock' | 'newId'>, work: CommandWork, id: string): Promise<void> {
  const receipt = await lockReceipt(work.tx, id)
  const supplier = receipt && (await holdSupplier(work.tx, receipt.supplier_id))
  if (!receipt || !supplier) throw new Failure('cannot_undo', receiveCopy.notFoundReceipt)
  const closed = await whyNotAgain(work.tx, receipt)
  if (closed) throw new Failure('cannot_undo', closed)
  await bookReceipt(shop, work, {
    supplier,
    number: receipt.bill_number,
    date: receipt.bill_date,
    purchaseId: receipt.purchase_id,
    lines: await listReceiptLines(work.tx, id),
  })
}
