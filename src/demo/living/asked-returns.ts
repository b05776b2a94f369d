import { askForReturn } from '../../server/selling/return-requests/ask-for-return.ts'
import { stepReturnRequest } from '../../server/selling/return-requests/step-return-request.ts'
import type { CommandName } from '../../shared/office/commands.ts'
import type { RequestState, ReturnReason } from '../../shared/return-requests.ts'
import { give, isSettled, type LivingShop, type PlacedOrder } from './living-shop.ts'
import { managersRefund, takeBack } from './take-back.ts'
import { later } from './working-hours.ts'

/** Steps that a request takes, and the words of its last one. */
const ways: readonly {
  to: readonly Exclude<RequestState, 'asked'>[]
  why: ReturnReason
  text: string
  note?: string
}[] = [
  {
    to: ['accepted', 'picked_up', 'arrived', 'inspected', 'refunded'],
    why: 'defective',
    text: 'It does not turn freely.',
    note: 'UPI 402211893',
  },
  {
    to: ['refused'],
    why: 'other',
    text: 'We found another one in the store room.',
    note: 'It has been fitted already.',
  },
  { to: ['accepted', 'arrived'], why: 'wrong', text: 'I asked for the smaller size.' },
  { to: ['accepted'], why: 'damaged', text: 'The box was crushed on one side.' },
  { to: [], why: 'not_needed', text: 'The job was called off.' },
]

const commands = {
  accepted: 'return_request.accept',
  refused: 'return_request.refuse',
  picked_up: 'return_request.pick_up',
  arrived: 'return_request.arrive',
  inspected: 'return_request.inspect',
  refunded: 'return_request.refund',
} as const satisfies Record<Exclude<RequestState, 'asked'>, CommandName>

/** A shopper asks on their order's page to return a piece; the people of the shop go on from there, a step a day. */
export function planReturnRequest(living: LivingShop, { order, customer }: PlacedOrder, askAt: Date): void {
  const { timeline, hours, chance, shop } = living
  const { to, why, text, note } = chance.pick(ways)
  if ((order.products[0]?.price ?? 0) > managersRefund) return
  const lines = [{ position: 1, pieces: 1 }]
  timeline.plan(askAt, async () => {
    const { userId } = customer
    const input = { lines, why, text }
    const { request } = await askForReturn(shop, { userId, orderId: order._id, input, photos: [], key: undefined })
    let [at, saw]: [Date, RequestState] = [askAt, 'asked']
    for (const state of to) {
      at = hours.whileOpen(later(at, { hours: state === 'refunded' ? 72 : 3 + chance.next() * 10 }))
      const move = { number: request.number, to: state, saw, ...(note !== undefined && { note }) }
      timeline.plan(at, () => bring(living, move, { order, lines }))
      saw = state
    }
  })
}

type Move = { number: string; to: Exclude<RequestState, 'asked'>; saw: RequestState; note?: string }

/** Brings a request a step on: goods that arrived are credited while it is looked at; money back is said once it is paid. */
async function bring(
  living: LivingShop,
  move: Move,
  { order, lines }: Pick<PlacedOrder, 'order'> & { lines: { position: number; pieces: number }[] },
): Promise<void> {
  const { shop, people } = living
  if (move.to === 'inspected') {
    if (isSettled(living)) return
    await takeBack(living, order, {
      lines,
      // the terms give the delivery charge of defective goods back
      delivery: order.breakdown.deliveryCharges > 0,
      condition: 'scrap',
      reason: 'Defective: it was looked at.',
    })
  }
  const reason = move.to === 'refused' ? { reason: move.note ?? '' } : {}
  await give(
    living,
    'manager',
    { name: commands[move.to], input: { number: move.number }, ...reason },
    async (work) => {
      await stepReturnRequest(shop, work, { ...move, staff: people.manager })
      return {}
    },
  )
}
