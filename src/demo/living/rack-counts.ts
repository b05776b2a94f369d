import { approveCount } from '../../server/warehouse/counts/approve-count.ts'
import { enterIntoCount } from '../../server/warehouse/counts/enter-count.ts'
import { closeCount } from '../../server/warehouse/counts/move-count.ts'
import { startCount } from '../../server/warehouse/counts/start-count.ts'
import { give, isSettled, type LivingShop } from './living-shop.ts'
import type { TradedItem } from './traded-items.ts'
import { later } from './working-hours.ts'

/** Days before the end of the history on which a rack is counted. */
const counted = [78, 50, 22, 5]
/** Things on a rack. */
const rack = 9

/** Plans counts of the stock: the packer counts, the manager approves; the last two are left open. */
export function planCounts(living: LivingShop): void {
  const { timeline, hours, ends, settles } = living
  for (const [index, days] of counted.entries()) {
    const at = hours.whileOpen(later(ends, { days: -days }))
    timeline.plan(at, () => count(living, `Rack ${'ABCD'[index]}`, index * rack, 'approved'))
  }
  timeline.plan(later(settles, { days: -1 }), () => count(living, 'Rack E', 4 * rack, 'closed'))
  timeline.plan(later(settles, { hours: -0.5 }), () => count(living, 'Rack F', 5 * rack, 'open'))
}

async function count(
  living: LivingShop,
  name: string,
  from: number,
  to: 'open' | 'closed' | 'approved',
): Promise<void> {
  const { shop, items, people, timeline, hours } = living
  const { id } = await give(living, 'packer', { name: 'count.start', input: { name } }, (work) =>
    startCount(shop, work, { kind: 'list', name }, false),
  )
  const some = items.slice(from, from + (to === 'open' ? 3 : rack))
  for (const item of some) await enter(living, id, item)
  if (to === 'open') return
  await give(living, 'packer', { name: 'count.close', input: { id } }, async (work) => {
    await closeCount(shop, work, id)
    return {}
  })
  if (to === 'closed') return
  timeline.plan(hours.whileOpen(later(timeline.clock(), { hours: 3 })), async () => {
    if (isSettled(living)) return
    const { version } = await shop.db
      .selectFrom('counts')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await give(living, 'manager', { name: 'count.approve', input: { id } }, (work) =>
      approveCount(shop, work, people.manager, { id, version, without: [] }),
    )
  })
}

/** One thing of six is a piece short. */
async function enter(living: LivingShop, id: string, { productId, variantId }: TradedItem): Promise<void> {
  const { shop, chance } = living
  const { on_hand: onHand } = await shop.db
    .selectFrom('stock_items')
    .select('on_hand')
    .where('product_id', '=', productId)
    .where('variant_id', 'is not distinct from', variantId)
    .executeTakeFirstOrThrow()
  const pieces = Math.max(0, onHand - (chance.comes(1 / 6) ? 1 : 0))
  await give(living, 'packer', { name: 'count.enter', input: { id, pieces } }, (work) =>
    enterIntoCount(shop, work, id, { productId, variantId, how: 'set', pieces, agoMs: 0 }),
  )
}
