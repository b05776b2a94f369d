import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import type { RunMark } from '../../src/shared/run-stops.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'
import { Paying } from '../proof/paying.ts'
import { buildPacking } from './build-packing.ts'
import { buildReturning, type Sold } from './build-returning.ts'

/** A parcel as it is given; `parcel` null: the order travels whole. */
export type Given = { orderId: string; parcel: number | null }

/** Orders that are given to people who deliver, and the counter that takes their cash. */
export async function buildRuns(open: () => Promise<Paying> = () => Paying.open()) {
  const paying = await open()
  const desk = await buildReturning(paying)
  const { shop } = paying
  const packing = buildPacking(desk)
  const counter = await buildStaff(shop, ['counter'], { name: 'Sajitha', factor: 'pin' })
  const rider = (name: string) => buildStaff(shop, ['delivery'], { name })
  const packed = (how: 'cash' | 'online' = 'cash') => desk.sold(['confirmed', 'packed'], how)
  const whole = ({ id }: Sold): Given => ({ orderId: id, parcel: null })
  const give = (to: BuiltStaff, stops: Given[]) =>
    desk.manager.call(calls.giveStops, { body: { staffId: to.staffId, stops } })
  const own = async (who: BuiltStaff) => (await who.call(calls.listOwnRuns, {})).body.data.runs
  /** The stop of an order on somebody's run that nobody has marked; throws where there is none. */
  const stopOf = async (who: BuiltStaff, { number }: Sold, parcel?: number) => {
    const stops = (await own(who)).flatMap((run) => run.stops)
    const stop = stops.find(
      (each) => each.number === number && each.state === 'open' && (each.parcel?.number ?? undefined) === parcel,
    )
    if (!stop) throw new Error(`${number} is not on the run`)
    return stop
  }
  const mark = (who: BuiltStaff, stopId: string, how: RunMark, more: object = {}, command?: string) =>
    who.call(calls.markStop, {
      params: { id: stopId },
      body: { how, at: shop.shop.clock().toISOString(), ...more },
      ...(command && { command }),
    })
  /** Marks an order of a person's run that travels whole as paid in cash. */
  const takeCash = async (who: BuiltStaff, order: Sold) => {
    const stop = await stopOf(who, order)
    return mark(who, stop._id, 'cash', { amount: stop.collect })
  }
  const handIn = (runId: string, body: object, by: BuiltStaff = counter) =>
    by.call(calls.handInRun, { params: { id: runId }, body })
  const cash = async (month?: string) =>
    (await counter.call(calls.cashOfRuns, month ? { query: { month } } : {})).body.data
  const faults = async () =>
    (await auditMoney(shop.shop)).checks.filter((check) => check.faults.length > 0).map(({ rule }) => rule)
  const calledWith = { give, own, stopOf, mark, takeCash, handIn, cash }
  return { paying, desk, shop, packing, counter, rider, packed, whole, faults, ...calledWith }
}

export type Runs = Awaited<ReturnType<typeof buildRuns>>
