import * as z from 'zod/mini'
import { pickFaults as faults } from '../../copy/office/pick-faults.ts'
import { orderStatuses } from '../../order-statuses.ts'
import { pickLimits } from '../../pick-limits.ts'
import { pickStates } from '../../picking.ts'
import { success } from '../endpoint.ts'
import { id, moment, requiredId, variantId } from '../fields.ts'
import { givenMoment } from './given-moment.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const params = z.object({ id })

/** Pieces of an item for one order: still to take, off the shelf for it, and to put back. */
const PickShare = z.strictObject({
  /** The walk on which the order is or was last. */
  walkId: z.string(),
  orderId: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  toTake: z.int(),
  taken: z.int(),
  toPutBack: z.int(),
  short: z.boolean(),
})
export type PickShare = z.infer<typeof PickShare>

/** A stop of a walk: one item, for one order or several. */
const PickStop = z.strictObject({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  picture: z.string(),
  shelf: z.nullable(z.string()),
  /** Codes scanned for it, also without a connection. */
  codes: z.array(z.strictObject({ code: z.string(), pieces: z.int() })),
  shares: z.array(PickShare),
})
export type PickStop = z.infer<typeof PickStop>

const PickWalk = z.strictObject({
  _id: z.string(),
  startedAt: moment,
  orders: z.array(z.strictObject({ _id: z.string(), number: z.string(), state: z.enum(pickStates) })),
  /** In the order of the shelves. */
  stops: z.array(PickStop),
})
export type PickWalk = z.infer<typeof PickWalk>

const Picking = z.strictObject({
  /** One's own walk; null: none. */
  walk: z.nullable(PickWalk),
  /** Walks of others. */
  others: z.array(z.strictObject({ _id: z.string(), by: z.string(), orders: z.int(), startedAt: moment })),
  /** Goods of orders that are on nobody's walk, to be put back. */
  putBack: z.array(PickStop),
  /** Orders that wait to be picked. */
  waiting: z.int(),
  /** Commands of the newest taps that are in these numbers. */
  recorded: z.array(z.string()),
})
export type Picking = z.infer<typeof Picking>

const item = { productId: requiredId, variantId }
/** By the phone's clock: a tap may have waited for a connection. */
const at = givenMoment(faults.badMoment)
const told = success({ message: z.string() })

export const officePicks = {
  getPicking: staffEndpoint({
    method: 'GET',
    path: '/picks',
    summary: 'The own pick walk with its stops in the order of the shelves, who else picks, and what is to be put back',
    needs: 'orders.pack',
    answer: success({ data: Picking }),
  }),
  startPicking: staffEndpoint({
    method: 'POST',
    path: '/picks',
    summary: 'Takes orders onto the own pick walk: these, or the oldest that nobody picks',
    needs: 'orders.pack',
    command: 'pick.start',
    body: z.object({
      orders: z.optional(
        z
          .array(requiredId, faults.chooseOrders)
          .check(
            z.minLength(1, faults.chooseOrders),
            z.maxLength(pickLimits.ordersMost, faults.tooMany(pickLimits.ordersMost)),
          ),
      ),
      oldest: z.optional(
        z
          .int(faults.chooseOrders)
          .check(z.gte(1, faults.chooseOrders), z.lte(pickLimits.ordersMost, faults.tooMany(pickLimits.ordersMost))),
      ),
    }),
    status: 201,
    answer: success({ message: z.string(), data: z.strictObject({ _id: z.string() }) }),
  }),
  tapPick: staffEndpoint({
    method: 'POST',
    path: '/picks/{id}/taps',
    summary: 'Pieces of an item were taken for an order, or put back on the shelf',
    needs: 'orders.pack',
    command: 'pick.tap',
    params,
    body: z.object({
      ...item,
      orderId: requiredId,
      kind: z.enum(['take', 'back']),
      pieces: z
        .int(faults.enterPieces)
        .check(z.gte(1, faults.enterPieces), z.lte(pickLimits.piecesMost, faults.enterPieces)),
      at,
    }),
    answer: told,
  }),
  shortPick: staffEndpoint({
    method: 'POST',
    path: '/picks/{id}/short',
    summary: 'Too few pieces of an item are there: how many are still on the shelf; it is entered into a stock count',
    needs: 'orders.pack',
    command: 'pick.short',
    params,
    body: z.object({
      ...item,
      /** Pieces still on the shelf. */
      there: z
        .int(faults.enterThere)
        .check(z.gte(0, faults.enterThere), z.lte(pickLimits.piecesMost, faults.enterThere)),
      at,
    }),
    answer: told,
  }),
  endPicking: staffEndpoint({
    method: 'POST',
    path: '/picks/{id}/end',
    summary: 'Ends a pick walk, also that of somebody else: what is not taken can be picked again',
    needs: 'orders.pack',
    command: 'pick.end',
    params,
    body: z.object({}),
    answer: told,
  }),
}
