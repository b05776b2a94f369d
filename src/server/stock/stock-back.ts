import { historyCopy } from '../../shared/copy/office/history.ts'
import type { Inverse } from '../commands/ways-back.ts'
import type { Shop } from '../platform/shop.ts'
import { bookAdjustment } from './adjust-stock.ts'

/** As adjustStock notes it; fields that were nothing are left out. */
interface Booked {
  productId: string
  variantId?: string
  change: number
}

/** A count that was put right is put back by as many pieces the other way: the ledger keeps both. */
export function stockInverses({ clock }: Pick<Shop, 'clock'>): Record<'stock.adjust', Inverse> {
  return {
    'stock.adjust': {
      needs: 'stock.adjust',
      run: async (work, { changes }) => {
        for (const { after } of changes.toReversed()) {
          const { productId, variantId = null, change } = after as unknown as Booked
          const back = { change: -change, note: historyCopy.done, now: clock() }
          await bookAdjustment(work, { productId, variantId }, back)
        }
      },
    },
  }
}
