import * as z from 'zod/mini'
import { runFaults as faults } from '../../copy/office/run-faults.ts'
import { runLimits } from '../../run-limits.ts'
import { runMarks, stopStates } from '../../run-stops.ts'
import { success } from '../endpoint.ts'
import { exactRupees, id, moment, optionalLine, requiredId, rupees } from '../fields.ts'
import { givenMoment } from './given-moment.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const params = z.object({ id })

/** A stop of a run for everybody who may see it. `collect`: amount to be paid there; null: nothing. */
const stop = {
  _id: z.string(),
  /** Number of the order. */
  number: z.string(),
  parcel: z.nullable(z.strictObject({ number: z.int(), of: z.int() })),
  name: z.string(),
  area: z.string(),
  state: z.enum(stopStates),
  collect: z.nullable(rupees),
  amount: z.nullable(rupees),
  reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  markedAt: z.nullable(moment),
}
const run = {
  _id: z.string(),
  /** Indian day, 'YYYY-MM-DD'. */
  day: z.string(),
  tour: z.int(),
  /** Cash that was collected. */
  collected: rupees,
}

/** A stop of one's own run: how to get there and whom to call, until it is marked. */
const OwnStop = z.strictObject({
  ...stop,
  address: z.array(z.string()),
  map: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** It was paid by a QR code at the door. */
  paidByQr: z.boolean(),
  /** All that is to be paid there can be paid by one QR code. */
  mayShowQr: z.boolean(),
})
export type OwnStop = z.infer<typeof OwnStop>
const OwnRun = z.strictObject({ ...run, stops: z.array(OwnStop) })
export type OwnRun = z.infer<typeof OwnRun>

const OfficeStop = z.strictObject({
  ...stop,
  orderId: z.string(),
  /** It was refused, and the order waits for the shop: its items are looked at when they are back. */
  toEnd: z.boolean(),
})
export type OfficeStop = z.infer<typeof OfficeStop>
const OfficeRun = z.strictObject({
  ...run,
  by: z.string(),
  stops: z.array(OfficeStop),
  handIn: z.nullable(
    z.strictObject({
      counted: rupees,
      difference: rupees,
      reason: z.nullable(z.string()),
      by: z.string(),
      at: moment,
      inTill: z.boolean(),
    }),
  ),
})
export type OfficeRun = z.infer<typeof OfficeRun>

const GivenParcel = z.object({
  orderId: requiredId,
  parcel: z.nullable(z.int(faults.chooseStops).check(z.gte(1, faults.chooseStops), z.lte(9999, faults.chooseStops))),
})

/** A parcel that can be given to somebody; `parcel` null: the order travels whole. */
const ToGive = z.strictObject({
  orderId: z.string(),
  number: z.string(),
  parcel: z.nullable(z.int()),
  name: z.string(),
  area: z.string(),
  state: z.enum(['packed', 'shipped', 'out']),
  carrier: z.nullable(z.string()),
  collect: z.nullable(rupees),
})
export type ToGive = z.infer<typeof ToGive>

const month = z.optional(z.string(faults.month).check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, faults.month)))

/** Cash of some days, in rupees: opening + collected − handedIn + difference = outstanding. */
const sums = { collected: rupees, handedIn: rupees, difference: rupees, outstanding: rupees }

/** Cash of a person that is not handed in, by parcel. */
const Carried = z.strictObject({
  staffId: z.string(),
  name: z.string(),
  amount: rupees,
  since: moment,
  parcels: z.array(
    z.strictObject({
      orderId: z.string(),
      number: z.string(),
      parcel: z.nullable(z.int()),
      amount: rupees,
      since: moment,
    }),
  ),
  /** Parcels that are counted and not listed. */
  more: z.int(),
})

const Cash = z.strictObject({
  /** Now. */
  outstanding: z.array(Carried),
  total: rupees,
  month: z.strictObject({
    month: z.string(),
    opening: rupees,
    days: z.array(z.strictObject({ day: z.string(), ...sums })),
    ...sums,
    /** At the end of the month, or now. */
    people: z.array(z.strictObject({ staffId: z.string(), name: z.string(), ...sums })),
  }),
})
export type CashOfRuns = z.infer<typeof Cash>

export const officeRuns = {
  listOwnRuns: staffEndpoint({
    method: 'GET',
    path: '/runs/mine',
    summary: 'The own runs that are not handed in, with their stops',
    needs: 'runs.own',
    answer: success({ data: z.strictObject({ runs: z.array(OwnRun) }) }),
  }),
  markStop: staffEndpoint({
    method: 'POST',
    path: '/runs/stops/{id}/mark',
    summary: 'A stop of the own run: delivered, cash, UPI, refused, or again tomorrow',
    needs: 'runs.own',
    command: 'run.mark',
    params,
    body: z.object({
      how: z.enum(runMarks),
      /** In rupees: what was collected. */
      amount: z.optional(z.nullable(exactRupees)),
      reference: optionalLine(runLimits.referenceMax),
      reason: optionalLine(runLimits.reasonMax),
      /** By the phone's clock: a mark may have waited for a connection. */
      at: givenMoment(faults.badMoment),
    }),
    answer: success({ message: z.string() }),
  }),
  sortStops: staffEndpoint({
    method: 'POST',
    path: '/runs/{id}/order',
    summary: 'Puts the stops of the own run into another order',
    needs: 'runs.own',
    command: 'run.order',
    params,
    body: z.object({ stops: z.array(requiredId).check(z.minLength(1), z.maxLength(runLimits.stopsMost)) }),
    answer: success({ message: z.string() }),
  }),
  listRuns: staffEndpoint({
    method: 'GET',
    path: '/runs',
    summary: 'Runs that are not handed in, and the newest that are',
    needs: 'till.see',
    answer: success({ data: z.strictObject({ open: z.array(OfficeRun), closed: z.array(OfficeRun) }) }),
  }),
  listToGive: staffEndpoint({
    method: 'GET',
    path: '/runs/to-give',
    summary: 'Parcels that can be given to somebody, and who delivers',
    needs: 'runs.give',
    answer: success({
      data: z.strictObject({
        parcels: z.array(ToGive),
        people: z.array(z.strictObject({ _id: z.string(), name: z.string() })),
      }),
    }),
  }),
  giveStops: staffEndpoint({
    method: 'POST',
    path: '/runs',
    summary: 'Gives parcels to a person, who leaves with them today: they are out for delivery',
    needs: 'runs.give',
    command: 'run.give',
    body: z.object({
      staffId: z.string(faults.nobody).check(z.minLength(1, faults.nobody)),
      stops: z
        .array(GivenParcel, faults.chooseStops)
        .check(z.minLength(1, faults.chooseStops), z.maxLength(runLimits.giveMost, faults.tooManyStops)),
    }),
    status: 201,
    answer: success({ message: z.string(), data: z.strictObject({ _id: z.string() }) }),
  }),
  takeOffStop: staffEndpoint({
    method: 'POST',
    path: '/runs/stops/{id}/take-off',
    summary: 'Takes a stop that nobody has marked off its run',
    needs: 'runs.give',
    command: 'run.take_off',
    params,
    answer: success({ message: z.string() }),
  }),
  handInRun: staffEndpoint({
    method: 'POST',
    path: '/runs/{id}/hand-in',
    summary: 'Counts the cash of a run: it goes into the open till, and nothing of the run changes any more',
    needs: 'till.use',
    command: 'run.hand_in',
    params,
    body: z.strictObject({
      /** The sum that the person saw, in rupees. */
      collected: exactRupees,
      counted: exactRupees,
      reason: optionalLine(runLimits.reasonMax),
    }),
    answer: success({ message: z.string() }),
  }),
  cashOfRuns: staffEndpoint({
    method: 'GET',
    path: '/cash',
    summary: 'Cash that people of the shop carry, and the close of each day of a month',
    needs: 'till.see',
    query: z.object({ month }),
    answer: success({ data: Cash }),
  }),
  downloadCash: staffEndpoint({
    method: 'GET',
    path: '/cash/file',
    summary: 'The cash that is outstanding now, or the days of a month, as CSV',
    needs: 'till.see',
    givesFile: true,
    query: z.object({ what: z.enum(['outstanding', 'month']), month }),
    answer: success({}),
  }),
}
