import type { Shop } from '../../platform/shop.ts'
import type { UndoRegistry } from '../../staff/commands/undo-registry.ts'
import { undoReceiptCommands } from './receipts/undo-receipts.ts'
import { undoPurchaseCommands } from './reorder/undo-purchases.ts'
import { undoSupplierCommands, undoSupplierRecord } from './suppliers/undo-suppliers.ts'

/** Returns the undo of all commands of buying. */
export function undoBuying(shop: Pick<Shop, 'clock' | 'newId'>): UndoRegistry {
  return {
    records: { supplier: undoSupplierRecord },
    undoCommands: { ...undoSupplierCommands, ...undoReceiptCommands(shop), ...undoPurchaseCommands(shop) },
  }
}
