import type { Shop } from '../../../platform/shop.ts'
import type { CommandUndo } from '../../../staff/commands/undo-registry.ts'
import { putNotesBack } from '../suppliers/set-supplier-of-item.ts'
import { closePurchase } from './order-from-supplier.ts'

/** An order to a supplier is called off, and waited for again. */
export function undoPurchaseCommands(shop: Pick<Shop, 'clock'>): Record<string, CommandUndo> {
  return {
    'purchase.close': {
      needs: 'suppliers.edit',
      run: async (work, { subjectId: id, changes }) => {
        await closePurchase(shop, work, { id, closed: true })
        await putNotesBack(work, changes)
      },
    },
    'purchase.reopen': {
      needs: 'suppliers.edit',
      run: async (work, { subjectId: id, changes }) => {
        await closePurchase(shop, work, { id, closed: false })
        await putNotesBack(work, changes)
      },
    },
  }
}
