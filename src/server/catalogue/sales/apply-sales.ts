import type { Shop } from '../../platform/shop.ts'
import { asSystem } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { applyScheduled } from '../schedules/apply-scheduled.ts'
import { beginSome } from './begin-sale.ts'
import { endSome } from './end-sale.ts'
import { lockSale, nextToBegin, nextToEnd, type SaleRow } from './sale-queries.ts'

/**
 * Lets sales end and begin whose moment is there, as commands of the shop itself, some hundred products in each; in whichever process
 * is first, once. What ends gives its prices back before anything begins: a sale never counts from the price of another one. So do
 * prices of a later day that come in the same moment: the sale counts from them.
 */
export async function applySales(shop: Shop): Promise<void> {
  for (let id = await nextToEnd(shop.db, shop.clock()); id; id = await nextToEnd(shop.db, shop.clock())) {
    await asSystem(shop, 'sale.ended', (work) =>
      step(work, id ?? '', (sale) => endSome(shop, work, sale), isOver(shop)),
    )
  }
  if (await nextToBegin(shop.db, shop.clock())) await applyScheduled(shop)
  for (let id = await nextToBegin(shop.db, shop.clock()); id; id = await nextToBegin(shop.db, shop.clock())) {
    await asSystem(shop, 'sale.begun', (work) =>
      step(work, id ?? '', (sale) => beginSome(shop, work, sale), isDue(shop)),
    )
  }
}

/** Looks again at the sale once it is locked: another process may have done this step while this one waited. */
async function step(
  work: CommandWork,
  id: string,
  take: (sale: SaleRow) => Promise<unknown>,
  isStill: (sale: SaleRow) => boolean,
): Promise<void> {
  const sale = await lockSale(work.tx, id)
  if (sale && isStill(sale)) await take(sale)
}

const isOver =
  ({ clock }: Pick<Shop, 'clock'>) =>
  ({ state, ends_at }: SaleRow) =>
    (state === 'waiting' || state === 'running') && ends_at <= clock()

const isDue =
  ({ clock }: Pick<Shop, 'clock'>) =>
  ({ state, ends_at }: SaleRow) =>
    (state === 'waiting' || state === 'running') && ends_at > clock()
