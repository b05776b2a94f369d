import type { Mover } from '../domain/selling/orders/order-status.ts'
import type { Work } from '../server/platform/db/transact.ts'
import { addPieces } from '../server/selling/cart/cart-queries.ts'
import { takeCartForOrder } from '../server/selling/cart/open-cart.ts'
import { draftOrder } from '../server/selling/checkout/place/draft-order.ts'
import { recordOrder } from '../server/selling/checkout/place/record-order.ts'
import { transitionOrder } from '../server/selling/checkout/transitions/transition-order.ts'
import type { StoredOrder } from '../server/selling/orders/stored-order.ts'
import { writeFinish } from '../server/selling/payments/note-refund.ts'
import { listOwedRefunds } from '../server/selling/payments/owed-refunds.ts'
import type { PayingShop } from '../server/selling/payments/provider/paying-shop.ts'
import { asSystem } from '../server/staff/commands/at-terminal.ts'
import type { OrderStatus } from '../shared/order-statuses.ts'
import type { Timeline } from './living/timeline.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days before the shop is loaded. */
type DaysAgo = number

interface PastOrder {
  placed: DaysAgo
  /** Pieces of each product, or of each variant by its own id. */
  pieces: Record<string, number>
  moves: [to: OrderStatus, at: DaysAgo, by?: Mover][]
  /** The day on which the cash of a returned order was paid back. */
  paidBack?: DaysAgo
}

/** One of each kind that the order history can show, all by cash; the first first, for invoices are numbered as they come. */
const pastOrders: PastOrder[] = [
  {
    placed: 34,
    pieces: { 'leather-welding-gloves-14in': 2, 'welding-electrode-e6013--25mm': 1 },
    moves: [...toTheDoor(33.8, 31.2), ['returned', 27.9]],
    paidBack: 26,
  },
  {
    placed: 17,
    pieces: {
      'safety-helmet-ratchet--yellow': 2,
      'polycarbonate-safety-goggles--clear': 3,
      'combination-plier-200mm': 1,
    },
    moves: toTheDoor(16.9, 14.2),
  },
  { placed: 9, pieces: { 'mcb-single-pole-c-curve--10a': 4 }, moves: [['cancelled', 8.9, 'shopper']] },
  {
    placed: 2.1,
    pieces: { 'brass-ball-valve-full-bore--15mm': 2, 'cpvc-pipe-sdr11-3m--15mm': 6 },
    moves: [
      ['confirmed', 2],
      ['packed', 1.8],
      ['shipped', 1.1],
    ],
  },
  { placed: 1, pieces: { 'grinding-wheel-dc-100x6': 10, 'hss-drill-bit--4mm': 5 }, moves: [] },
]

function toTheDoor(confirmed: DaysAgo, delivered: DaysAgo): PastOrder['moves'] {
  return [
    ['confirmed', confirmed],
    ['packed', confirmed - 0.4],
    ['shipped', confirmed - 1],
    ['out_for_delivery', delivered + 0.3],
    ['delivered', delivered],
  ]
}

const address = {
  label: 'Workshop',
  fullName: 'Demo Shopper',
  building: '14/212 Farook Buildings',
  street: 'Beypore Road, Arakkinar',
  landmark: 'Opposite the timber yard',
  city: 'Kozhikode',
  state: 'Kerala',
  pincode: '673028',
  phone: '9847000001',
}

/** Returns the time by which the stock must have come in: before the first order. */
export function beforeOrders(now: Date): Date {
  return earlier(now, 60)
}

/** A step of a past order, with the shop's clock in the past. */
interface PastStep {
  at: DaysAgo
  run: (shop: PayingShop, work: Work) => Promise<void>
}

/**
 * Places the demo shopper's past orders and moves them by the shop's own rules with its clock in the past, so that stock,
 * invoices and books are those of real orders. Nobody is notified of them.
 */
export async function loadOrders(shop: PayingShop, work: Work, userId: string): Promise<void> {
  const today = shop.clock()
  for (const past of pastOrders) {
    for (const { at, run } of stepsOf(past, userId)) await run({ ...shop, clock: () => earlier(today, at) }, work)
  }
  await work.tx.deleteFrom('outbox').where('event_key', 'like', 'order:%').execute()
  await work.tx.deleteFrom('outbox').where('event_key', 'like', 'alert:%').execute()
}

/** Plans the same orders among those of others, each step at its own moment and in a command of its own. */
export function planDemoShopper(
  shop: PayingShop,
  { timeline, now, userId }: { timeline: Pick<Timeline, 'plan'>; now: Date; userId: string },
): void {
  for (const { at, run } of pastOrders.flatMap((past) => stepsOf(past, userId))) {
    timeline.plan(earlier(now, at), () => asSystem(shop, 'shop.demo', (work) => run(shop, work)))
  }
}

/** The steps of a past order, the first one first. */
function stepsOf({ placed, pieces, moves, paidBack }: PastOrder, userId: string): PastStep[] {
  let order: StoredOrder | undefined
  const known = () => {
    if (!order) throw new Error('the demo shopper has not placed the order yet')
    return order
  }
  const steps: PastStep[] = [
    {
      at: placed,
      run: async (shop, work) => {
        order = await place(shop, work, userId, pieces)
      },
    },
    ...moves.map(([to, at, mover = 'owner']): PastStep => {
      return {
        at,
        run: async (shop, work) => {
          order = await transitionOrder(shop, work, known(), to, { mover })
        },
      }
    }),
  ]
  if (paidBack !== undefined) steps.push({ at: paidBack, run: (shop, work) => payBack(shop, work, known()) })
  return steps
}

async function payBack(shop: PayingShop, { tx }: Work, { id, number }: StoredOrder): Promise<void> {
  for (const { refundId } of await listOwedRefunds(tx, number)) {
    const refund = { id: refundId, payment_id: null, order_id: id }
    await writeFinish(shop, tx, refund, { id: null, way: 'cash', reference: 'Receipt 12' })
  }
}

async function place(shop: PayingShop, work: Work, userId: string, pieces: PastOrder['pieces']): Promise<StoredOrder> {
  for (const [id, quantity] of Object.entries(pieces)) {
    const [productId = ''] = id.split('--')
    const added = await addPieces(
      work.tx,
      { userId, productId, variantId: id === productId ? null : id },
      quantity,
      shop.clock(),
    )
    if (!added) throw new Error(`the demo shopper cannot buy ${quantity} of ${id}`)
  }
  const cart = await takeCartForOrder(work.tx, userId, shop.clock())
  const draft = draftOrder(shop.settings, cart, {
    userId,
    address,
    stateConfirmed: true,
    buyer: null,
    paymentMethod: 'cod',
  })
  const { cartId } = cart
  return recordOrder(shop, work, draft, {
    by: 'shopper',
    paymentStatus: 'due',
    idempotencyKey: null,
    askedHash: null,
    cartId,
    heldBy: null,
  })
}

function earlier(now: Date, days: DaysAgo): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
