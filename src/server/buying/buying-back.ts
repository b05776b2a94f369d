import type { WaysBack } from '../commands/ways-back.ts'
import type { Shop } from '../platform/shop.ts'
import { receiptInverses } from './receipts/receipts-back.ts'
import { purchaseInverses } from './reorder/purchases-back.ts'
import { supplierBack, supplierInverses } from './suppliers/suppliers-back.ts'

/** Returns the undo of all commands of buying. */
export function buyingBack(shop: Pick<Shop, 'clock' | 'newId'>): WaysBack {
  return {
    records: { supplier: supplierBack },
    inverses: { ...supplierInverses, ...receiptInverses(shop), ...purchaseInverses(shop) },
  }
}
