import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { momentsTag } from '../../platform/cache/tags.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { endSome } from './end-sale.ts'
import { lockSale, moveSale, type SaleRow } from './sale-queries.ts'

/**
 * Ends a running sale now: its prices are the former ones when this is done, as far as they go into one command; the shop does the
 * rest. Throws `not_found`; `bad_input` where it does not run.
 */
export async function endSale(shop: Pick<Shop, 'clock'>, work: CommandWork, id: string): Promise<void> {
  const sale = await lock(work, id)
  if (sale.state !== 'running') throw new Failure('bad_input', copy.notRunning)
  // a sale has a length, however short
  const end = new Date(Math.max(shop.clock().getTime(), sale.starts_at.getTime() + 1))
  if (end < sale.ends_at) await moveSale(work.tx, id, 'running', end)
  await endSome(shop, work, sale)
  work.stale(momentsTag)
}

/** Cancels a sale that has not begun. Throws `not_found`; `bad_input` where it has. */
export async function cancelSale(work: CommandWork, id: string): Promise<void> {
  const sale = await lock(work, id)
  if (sale.state !== 'waiting') throw new Failure('bad_input', copy.notWaiting)
  await moveSale(work.tx, id, 'cancelled')
  work.changed('sale', id, { state: sale.state }, { state: 'cancelled' })
  work.stale(momentsTag)
}

async function lock(work: CommandWork, id: string): Promise<SaleRow> {
  const sale = await lockSale(work.tx, id)
  if (!sale) throw new Failure('not_found', copy.notFound)
  work.about({ kind: 'sale', id, name: sale.badge })
  return sale
}
