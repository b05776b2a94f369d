import type { Shop } from '../../../platform/shop.ts'
import type { RecordUndo } from '../../../staff/commands/undo-registry.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import { changeOrderAddress } from './change-order-address.ts'

/** Returns the undo of an address change: the same change back, while the order is pending. */
export function undoOrderAddressRecord(shop: Shop): RecordUndo {
  return {
    needs: 'orders.edit',
    read: async (tx, id) => (await lockOrder(tx, { id }))?.delivery_address,
    restore: async (work, id, fields) => {
      const order = await lockOrder(work.tx, { id })
      const changes = Object.fromEntries(Object.entries(fields).map(([field, now]) => [field, { was: null, now }]))
      await changeOrderAddress(shop, work, { orderId: id, version: order?.version ?? 0, changes })
    },
  }
}
