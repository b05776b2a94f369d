import { describe, expect, it } from 'vitest'
import { orderStatuses } from '../../shared/contract/orders.ts'
import { orderSteps } from './order-steps.ts'

const order = { createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-02T05:00:00Z', deliveredAt: null }
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
  it.each(orderStatuses)('has exactly one present step when %s', (status) => {
    expect(orderSteps({ ...order, status }).filter(({ state }) => state === 'now')).toHaveLength(1)
  })
})
