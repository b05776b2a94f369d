import { describe, expect, it } from 'vitest'
import { daySteps, dayWork, orderSteps } from '../../../shared/office/steps-of-orders.ts'
import { type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses } from '../../../shared/order-statuses.ts'
import {
  givesBack,
  isStepBack,
  type Mover,
  mayEverMoveTo,
  mayStepBack,
  nextStatuses,
  paymentAfter,
  paymentBefore,
  refuseMove,
  wayWithoutStepsBack,
} from './order-status.ts'

const movers: Mover[] = ['shopper', 'owner', 'counter']

// CONTRACT §4 and decision 064, written once more: from > to, and who may
const allowed = new Set([
  'pending > confirmed, owner',
  'confirmed > packed, owner',
  'packed > shipped, owner',
  'shipped > out_for_delivery, owner',
  'out_for_delivery > delivered, owner',
  'pending > cancelled, owner',
  'pending > cancelled, shopper',
  'confirmed > cancelled, owner',
  'packed > cancelled, owner',
  'shipped > returned, owner',
  'out_for_delivery > returned, owner',
  'delivered > returned, owner',
  // decision 177: handed over at once
  'pending > confirmed, counter',
  'confirmed > delivered, counter',
])

it("lets the shop take each step of the day's work from the status that it begins with", () => {
  for (const step of daySteps) expect(refuseMove(dayWork[step], orderSteps[step].to, 'owner'), step).toBeNull()
})

describe('moves of an order', () => {
  const every = orderStatuses.flatMap((from) => orderStatuses.flatMap((to) => movers.map((by) => ({ from, to, by }))))

  it('walks every pair of states with everyone who could ask', () => {
    expect(every).toHaveLength(192)
    const made = every.filter(({ from, to, by }) => refuseMove(from, to, by) === null)
    expect(new Set(made.map(({ from, to, by }) => `${from} > ${to}, ${by}`))).toEqual(allowed)
  })

  it('tells a shopper who asks for anything but cancelling that it is not theirs to ask', () => {
    for (const { from, to } of every) {
      const refusal = refuseMove(from, to, 'shopper')
      if (to === 'cancelled') expect(refusal).toBe(from === 'pending' ? null : 'order_state')
      else expect(refusal).toBe('not_allowed')
    }
  })

  it('never goes back to pending, for anyone', () => {
    for (const by of movers) expect(mayEverMoveTo('pending', by)).toBe(false)
  })

  it('takes nothing back that was handed over at the counter', () => {
    expect(mayStepBack('delivered', 'out_for_delivery', { method: 'counter' })).toBe(false)
    expect(mayStepBack('delivered', 'out_for_delivery', { method: 'cod' })).toBe(true)
    expect(mayStepBack('delivered', 'out_for_delivery', { method: 'cod', way: 'pickup' })).toBe(false)
    expect(mayStepBack('packed', 'confirmed', { method: 'cod', way: 'pickup' })).toBe(true)
  })

  it('lets what is picked up at the counter never travel', () => {
    expect(nextStatuses('packed', 'owner', 'pickup')).toEqual(['cancelled'])
    expect(nextStatuses('packed', 'hand_over', 'pickup')).toEqual(['delivered'])
    expect(refuseMove('packed', 'shipped', 'owner', 'pickup')).toBe('order_state')
    expect(refuseMove('packed', 'delivered', 'owner', 'pickup')).toBe('order_state')
  })

  it('says what can come next', () => {
    expect(nextStatuses('pending', 'owner')).toEqual(['confirmed', 'cancelled'])
    expect(nextStatuses('pending', 'shopper')).toEqual(['cancelled'])
    expect(nextStatuses('cancelled', 'owner')).toEqual([])
    expect(nextStatuses('returned', 'owner')).toEqual([])
  })

  it('leads every order that is not cancelled to the door', () => {
    const path: OrderStatus[] = ['pending']
    for (let next = path[0]; next; ) {
      next = nextStatuses(next, 'owner').find((each) => each !== 'cancelled')
      if (next) path.push(next)
    }
    expect(path).toEqual(orderStatuses.filter((status) => status !== 'cancelled'))
  })

  it('goes back step by step from the door to the bench, and no further', () => {
    const back = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => isStepBack(from, to)).map((to) => [from, to]),
    )
    expect(back).toEqual([
      ['packed', 'confirmed'],
      ['shipped', 'packed'],
      ['out_for_delivery', 'shipped'],
      ['delivered', 'out_for_delivery'],
    ])
  })

  it('shows its way without the steps that were taken back', () => {
    const walked: OrderStatus[] = ['pending', 'confirmed', 'packed', 'shipped', 'packed', 'confirmed', 'packed']
    const way = wayWithoutStepsBack(walked.map((status, index) => ({ status, index })))
    expect(way).toEqual([
      { status: 'pending', index: 0 },
      { status: 'confirmed', index: 1 },
      { status: 'packed', index: 6 },
    ])
  })

  it('gives stock and coupon back for a cancelled order only', () => {
    expect(orderStatuses.filter(givesBack)).toEqual(['cancelled'])
  })
})

it('takes back what was collected with the delivery, and nothing else', () => {
  for (const from of orderStatuses) {
    for (const payment of paymentStatuses) {
      const collected = from === 'delivered' && payment === 'collected'
      expect(paymentBefore(from, payment), `${from}, ${payment}`).toBe(collected ? 'due' : payment)
    }
  }
})

describe('the payment of an order that moves', () => {
  const expected: Partial<Record<OrderStatus, Partial<Record<PaymentStatus, PaymentStatus>>>> = {
    delivered: { due: 'collected' },
    cancelled: { paid: 'refund_pending', collected: 'refund_pending' },
    returned: { paid: 'refund_pending', collected: 'refund_pending', due: 'void' },
  }

  it('changes only as the rules say, for every status and every payment', () => {
    for (const to of orderStatuses) {
      for (const payment of paymentStatuses) {
        expect(paymentAfter(to, payment), `${to}, ${payment}`).toBe(expected[to]?.[payment] ?? payment)
      }
    }
  })
})
