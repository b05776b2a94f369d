import { giveStops } from '../../server/selling/checkout/runs/give-stops.ts'
import { markStop } from '../../server/selling/checkout/runs/mark-stop.ts'
import { handInRun } from '../../server/selling/runs/hand-in-run.ts'
import { listRuns } from '../../server/selling/runs/list-runs.ts'
import type { Order } from '../../shared/contract/orders.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { paiseFromRupees } from '../../shared/money/money.ts'
import type { RunMark } from '../../shared/run-stops.ts'
import { give, type LivingShop } from './living-shop.ts'
import { step } from './order-life.ts'
import { daysBefore, pickNeighbours, placeStaged } from './staged-orders.ts'
import { atHour, later } from './working-hours.ts'

/** A run of the packer, by the days before stock is left alone on which it leaves. */
interface Run {
  days: number
  /** Mark of each stop; undefined: it is open still, and the cash of the others is not handed in. */
  marks: readonly (RunMark | undefined)[]
  /** Paise that the count differs by. */
  off: number
}

const runs: readonly Run[] = [
  { days: 41, marks: ['cash', 'upi', 'cash', 'refused', 'again'], off: -2000 },
  { days: 17, marks: ['cash', 'upi', 'cash'], off: 0 },
  { days: 0.2, marks: ['cash', undefined, undefined], off: 0 },
]

/** Plans runs: parcels for the neighbourhood that the packer brings, whose cash is counted in the evening. */
export function planRuns(living: LivingShop): void {
  const { timeline, hours } = living
  for (const run of runs) {
    const day = daysBefore(living, run.days)
    // in the morning, or before the stock is left alone
    const leavesAt = new Date(Math.min(day.getTime(), atHour(day, 10).getTime()))
    const evening = hours.lastOpen(atHour(leavesAt, 5))
    timeline.plan(later(evening, { hours: -6 }), () => orderForRun(living, run, { evening, leavesAt }))
  }
}

/** The neighbours order on the day before; in its evening all is packed. */
async function orderForRun(
  living: LivingShop,
  run: Run,
  { evening, leavesAt }: { evening: Date; leavesAt: Date },
): Promise<void> {
  const { timeline } = living
  const orders: Order[] = []
  for (const customer of pickNeighbours(living, run.marks.length)) {
    const order = await placeStaged(living, { customer, lines: 2 }).catch(refused)
    if (order) orders.push(order)
  }
  const all = (to: 'confirmed' | 'packed') => async () => {
    for (const order of orders) await step(living, { order }, to)
  }
  timeline.plan(later(evening, { hours: -3 }), all('confirmed'))
  timeline.plan(later(evening, { hours: -1 }), all('packed'))
  timeline.plan(leavesAt, () => leave(living, run, orders))
}

/** Returns nothing for a customer who was refused: the others order all the same. Throws any fault. */
function refused(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error
}

async function leave(living: LivingShop, { marks, off }: Run, orders: readonly Order[]): Promise<void> {
  const { shop, people, timeline } = living
  if (orders.length === 0) return
  const stops = orders.map(({ _id }) => ({ orderId: _id, parcel: null }))
  const staffId = people.packer.id
  const { runId } = await give(living, 'manager', { name: 'run.give', input: { staffId, stops } }, (work) =>
    giveStops(shop, work, { staffId, stops }),
  )
  const leftAt = timeline.clock()
  for (const [index, order] of orders.entries()) {
    const how = marks[index]
    const at = later(leftAt, { hours: 0.6 * (index + 1) })
    if (how === undefined) continue
    timeline.plan(at, async () => {
      await mark(living, { runId, order }, how)
      if (how === 'again') planNextTry(living, order)
    })
  }
  if (!marks.includes(undefined)) timeline.plan(atHour(leftAt, 17.5), () => handIn(living, runId, off))
}

/** Plans that a stop which nobody opened is paid on the packer's next run. */
function planNextTry(living: LivingShop, order: Order): void {
  const { timeline, hours } = living
  const at = atHour(hours.whileOpen(later(atHour(timeline.clock(), 9), { days: 1 })), 12)
  timeline.plan(at, async () => {
    const next = (await listRuns(living.shop)).open.find(({ stops }) =>
      stops.some(({ orderId }) => orderId === order._id),
    )
    if (!next) throw new Error(`no run brings the order ${order._id} again`)
    await mark(living, { runId: next._id, order }, 'cash')
    timeline.plan(atHour(at, 17.5), () => handIn(living, next._id, 0))
  })
}

async function mark(
  living: LivingShop,
  { runId, order }: { runId: string; order: Order },
  how: RunMark,
): Promise<void> {
  const { shop, timeline, chance } = living
  const run = (await listRuns(shop)).open.find(({ _id }) => _id === runId)
  const stop = run?.stops.find(({ orderId }) => orderId === order._id)
  if (!stop) throw new Error(`the order ${order._id} is not on the run ${runId}`)
  const isPaid = how === 'cash' || how === 'upi'
  const said = {
    amount: isPaid ? paiseFromRupees(stop.collect ?? 0) : null,
    reference: how === 'upi' ? `UPI ${chance.whole(100_000_000, 999_999_999)}` : null,
    reason: how === 'refused' ? 'Ordered at another shop meanwhile.' : null,
  }
  await give(living, 'packer', { name: 'run.mark', input: { stop: stop._id, how } }, async (work) => {
    const message = await markStop(shop, work, { stopId: stop._id, how, ...said, at: timeline.clock() })
    return { message }
  })
}

/** The counter counts what the packer brings back, into the open till. */
async function handIn(living: LivingShop, runId: string, off: number): Promise<void> {
  const { shop } = living
  const run = (await listRuns(shop)).open.find(({ _id }) => _id === runId)
  const seen = paiseFromRupees(run?.collected ?? 0)
  const count = { runId, seen, counted: seen + off, reason: off === 0 ? null : 'A note of ₹20 is missing.' }
  await give(
    living,
    'counter',
    { name: 'run.hand_in', input: { id: runId, counted: count.counted / 100 } },
    async (work) => {
      const { till_id: till } = await handInRun(shop, work, count)
      return { till }
    },
  )
}
