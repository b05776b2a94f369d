import { describe, expect, it } from 'vitest'
import type { Order } from '../../shared/contract/orders.ts'
import { orderStatuses } from '../../shared/order-statuses.ts'
import { orderSteps } from './order-steps.ts'

const order = {
  timeline: [
    { status: 'pending', at: '2026-11-01T05:00:00.000Z' },
    { status: 'confirmed', at: '2026-11-02T05:00:00.000Z' },
  ] as Order['timeline'],
}
const way = (steps: ReturnType<typeof orderSteps>) => steps.map(({ status, state }) => `${status} ${state}`)

describe('the way of an order', () => {
  it('goes from pending to delivered', () => {
    expect(way(orderSteps({ ...order, status: 'shipped' }))).toEqual([
      'pending done',
      'confirmed done',
      'packed done',
      'shipped now',
      'out_for_delivery ahead',
      'delivered ahead',
    ])
  })
  it('ends early where it was cancelled', () => {
    expect(way(orderSteps({ ...order, status: 'cancelled' }))).toEqual(['pending done', 'cancelled now'])
  })
  it('goes on where it was returned', () => {
    expect(way(orderSteps({ ...order, status: 'returned' })).at(-1)).toBe('returned now')
  })
  it('says of every step that was made when that was, and of no other', () => {
    const [placed, confirmed, packed] = orderSteps({ ...order, status: 'confirmed' })
    expect([placed?.at, confirmed?.at, packed?.at]).toEqual([order.timeline[0]?.at, order.timeline[1]?.at, null])
  })
  it.each(orderStatuses)('has exactly one present step when %s', (status) => {
    expect(orderSteps({ ...order, status }).filter(({ state }) => state === 'now')).toHaveLength(1)
  })
})
