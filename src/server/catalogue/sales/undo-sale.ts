import { historyCopy } from '../../../shared/copy/office/history.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandInHistory } from '../../staff/commands/history-queries.ts'
import type { CommandUndo } from '../../staff/commands/undo-registry.ts'
import { addSale } from './add-sale.ts'
import { lockSale, readSale, type SaleRow } from './sale-queries.ts'
import { cancelSale, endSale } from './stop-sale.ts'

/** A sale that was added is cancelled, or ended where it runs by now; one that was cancelled is scheduled again while its start is ahead. */
export function undoSaleCommands(shop: Pick<Shop, 'clock' | 'newId'>): Record<'sale.cancel' | 'sale.add', CommandUndo> {
  return {
    'sale.cancel': {
      needs: 'prices.edit',
      refuse: async (tx, { changes }) => {
        const sale = await lockSale(tx, saleIdOf(changes))
        return sale && isOpen(sale) ? undefined : copy.notRunning
      },
      run: async (work, { changes }) => {
        const id = saleIdOf(changes)
        const sale = await lockSale(work.tx, id)
        await (sale?.state === 'running' ? endSale(shop, work, id) : cancelSale(work, id))
      },
    },
    'sale.add': {
      needs: 'prices.edit',
      refuse: async (tx, { changes }) => {
        const sale = await readSale(tx, saleIdOf(changes))
        return sale?.state === 'cancelled' && sale.starts_at > shop.clock() ? undefined : copy.startPast
      },
      run: async (work, { changes }) => {
        const sale = await lockSale(work.tx, saleIdOf(changes))
        if (!sale) throw new Failure('cannot_undo', historyCopy.recordGone)
        await addSale(shop, work, {
          badge: sale.badge,
          reach: sale.reach,
          targets: sale.targets,
          discountType: sale.discount_type,
          value: sale.value,
          startsAt: sale.starts_at,
          endsAt: sale.ends_at,
          belowCost: sale.below_cost,
        })
      },
    },
  }
}

const isOpen = ({ state }: SaleRow) => state === 'waiting' || state === 'running'

function saleIdOf(changes: CommandInHistory['changes']): string {
  const id = changes.find(({ entity }) => entity === 'sale')?.entityId
  if (id === undefined) throw new Failure('cannot_undo', historyCopy.noWay)
  return id
}
