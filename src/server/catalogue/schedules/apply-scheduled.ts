import type { GoodsWrite, PlannedGoods } from '../../../domain/catalogue/plan-goods.ts'
import type { Shop } from '../../platform/shop.ts'
import { asSystem } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { planWrites, writeGoods } from '../goods/write-goods.ts'
import { endScheduled, isAnyDue, lockDue, type ScheduledRow } from './scheduled-queries.ts'

/** So many prices come in one command. */
const atOnce = 500

/**
 * Lets the prices come whose moment is there, as a command of the shop itself; in whichever process is first, once, and the others
 * wait for it. What cannot be (the product has other variants now, the offer would be above the MRP) is refused with the reason. Gives
 * how many came.
 */
export async function applyScheduled(shop: Shop): Promise<number> {
  let came = 0
  // the question costs nothing where nothing waits
  while (await isAnyDue(shop.db, shop.clock())) {
    came += await asSystem(shop, 'price.applied', (work) => applySome(shop, work))
  }
  return came
}

/** None: another process has let these come meanwhile; there may be more of them. */
async function applySome(shop: Shop, work: CommandWork): Promise<number> {
  const now = shop.clock()
  const due = await lockDue(work.tx, now, atOnce)
  const [first] = due
  if (!first) return 0
  const groups = [...byProduct(due)]
  const plans = await planWrites(
    work.tx,
    groups.map(([, { write }]) => write),
    { now },
  )
  const isGood = (at: number) => (plans[at]?.problems.length ?? 0) === 0
  const good = groups.filter((_, at) => isGood(at))
  await writeGoods(
    work,
    shop,
    good.map(([, { write }]) => write),
  )
  await endScheduled(
    work.tx,
    groups.flatMap(([, { rows }], at) => rows.map((row) => endOf(row, plans[at]))),
  )
  const names = good.map(([id], at) => plans[at]?.after.product.name ?? id)
  const [name = ''] = names
  const one = groups.length === 1
  work.about({ kind: 'product', id: one ? first.product_id : 'many', name: one ? name : '' })
  return good.length
}

/** Of several prices of one thing the last one stays. */
function byProduct(due: readonly ScheduledRow[]): Map<string, { write: GoodsWrite; rows: ScheduledRow[] }> {
  const groups = new Map<string, { write: GoodsWrite; rows: ScheduledRow[] }>()
  for (const row of due) {
    const group = groups.get(row.product_id) ?? { write: { id: row.product_id }, rows: [] }
    groups.set(row.product_id, { write: withPrice(group.write, row), rows: [...group.rows, row] })
  }
  return groups
}

function withPrice(write: GoodsWrite, row: ScheduledRow): GoodsWrite {
  const fields = { price: row.price, offerPrice: row.offer_price }
  if (row.variant_id === null) return { ...write, product: fields }
  const others = (write.variants ?? []).filter(({ id }) => id !== row.variant_id)
  return { ...write, variants: [...others, { id: row.variant_id, fields }] }
}

function endOf({ id }: ScheduledRow, plan: PlannedGoods | undefined) {
  const [problem] = plan?.problems ?? []
  return problem
    ? { id, state: 'refused' as const, refusal: problem.sentence }
    : { id, state: 'applied' as const, refusal: null }
}
