import { goodsDone } from '../../../shared/copy/office/goods-done.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandInHistory } from '../../staff/commands/history-queries.ts'
import type { CommandUndo } from '../../staff/commands/undo-registry.ts'
import { cancelScheduled, schedulePrices } from './schedule-prices.ts'
import { lockScheduled } from './scheduled-queries.ts'

interface Told {
  productId: string
  variantId?: string | null
  price: number
  offerPrice?: number | null
  comesAt: string
}

/** A price that waits is taken back; one that was taken back waits again, while its moment is ahead. */
export function undoScheduledCommands(
  shop: Pick<Shop, 'clock' | 'newId'>,
): Record<'price.schedule' | 'price.unschedule', CommandUndo> {
  return {
    'price.unschedule': {
      needs: 'prices.edit',
      refuse: async (tx, done) => {
        for (const id of idsOf(done))
          if ((await lockScheduled(tx, id))?.state !== 'waiting') return goodsDone.waitsNoMore
        return undefined
      },
      run: async (work, done) => {
        await cancelScheduled(work, idsOf(done))
      },
    },
    'price.schedule': {
      needs: 'prices.edit',
      refuse: async (_tx, done) =>
        toldOf(done).some(({ comesAt }) => new Date(comesAt) <= shop.clock()) ? goodsDone.notAhead : undefined,
      run: (work, done) =>
        schedulePrices(
          shop,
          work,
          toldOf(done).map(({ productId, variantId = null, price, offerPrice = null, comesAt }) => {
            return { productId, variantId, price, offerPrice, comesAt: new Date(comesAt) }
          }),
        ),
    },
  }
}

function idsOf({ changes }: CommandInHistory): string[] {
  return changes.flatMap(({ entity, entityId }) => (entity === 'scheduled_price' ? [entityId] : []))
}

function toldOf({ changes }: CommandInHistory): Told[] {
  return changes.flatMap(({ entity, before }) =>
    entity === 'scheduled_price' && before ? [before as unknown as Told] : [],
  )
}
