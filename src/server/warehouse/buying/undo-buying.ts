import type { Shop } from '../../platform/shop.ts'
import type { WaysBack } from '../../staff/commands/undo-registry.ts'
import { receiptInverses } from './receipts/undo-receipts.ts'
import { purchaseInverses } from './reorder/undo-purchases.ts'
import { supplierBack, supplierInverses } from './suppliers/undo-suppliers.ts'

/** Returns the undo of all commands of buying. */
export function buyingBack(shop: Pick<Shop, 'clock' | 'newId'>): WaysBack {
  return {
    records: { supplier: supplierBack },
    inverses: { ...supplierInverses, ...receiptInverses(shop), ...purchaseInverses(shop) },
  }
}
