import { triesMax } from '../../platform/mail/outbox-queries.ts'
import { type Figures, labelled } from '../../platform/metrics/counted-figures.ts'
import type { Shop } from '../../platform/shop.ts'
import { glanceAtMoney } from '../audit/audit-money.ts'
import { newestBackups, shopMadeAt } from '../backup/backup-queries.ts'
import { askQueues } from './health-queries.ts'
import { listProblems } from './problem-queries.ts'

/** However often somebody reads, the database is asked so often at most. */
const KEPT_MS = 15_000
const SEVERITY = { warn: 1, bad: 2 } as const

/** Reads what is the same for all processes of a shop: its queues, its money, its backups, what is wrong with it. */
export function openShopFigures(shop: Shop): () => Promise<Figures> {
  let last: { until: number; figures: Promise<Figures> } | undefined
  return () => {
    const now = shop.clock().getTime()
    if (last && now < last.until) return last.figures
    const figures = readShopFigures(shop)
    last = { until: now + KEPT_MS, figures }
    figures.catch(() => {
      last = undefined
    })
    return figures
  }
}

async function readShopFigures(shop: Shop): Promise<Figures> {
  const now = shop.clock()
  const [queues, money, { proven }, madeAt, problems] = await Promise.all([
    askQueues(shop, now, triesMax),
    glanceAtMoney(shop),
    newestBackups(shop.db),
    shopMadeAt(shop.db),
    listProblems(shop.db),
  ])
  const seconds = (moment: Date) => moment.getTime() / 1000
  const ofQueues = (value: (queue: (typeof queues)[number]) => number) =>
    Object.fromEntries(queues.map((each) => [labelled({ queue: each.queue }), value(each)]))
  return {
    shop_queue_items: ofQueues(({ n }) => n),
    shop_queue_oldest_seconds: ofQueues(({ since }) => (since ? Math.max(0, seconds(now) - seconds(since)) : 0)),
    shop_money_balanced: { '': money === 'balanced' ? 1 : 0 },
    shop_money_checked_timestamp_seconds: { '': seconds(now) },
    shop_backup_proven_timestamp_seconds: { '': proven?.taken_at ? seconds(proven.taken_at) : 0 },
    shop_made_timestamp_seconds: { '': seconds(madeAt) },
    shop_problem: Object.fromEntries(problems.map(({ name, state }) => [labelled({ check: name }), SEVERITY[state]])),
  }
}
