import { expect, it } from 'vitest'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { commonStep } from './step-of-selection.ts'

const rows = (...statuses: OrderStatus[]) => statuses.map((status) => ({ status }))

it('is the step that fits the most orders, and the others are apart', () => {
  const found = commonStep(rows('packed', 'confirmed', 'packed', 'cancelled'), () => true)
  expect(found).toEqual({ step: 'ship', fits: rows('packed', 'packed'), others: rows('confirmed', 'cancelled') })
})

it('is the earlier step where two fit as many', () => {
  expect(commonStep(rows('out_for_delivery', 'pending'), () => true)?.step).toBe('confirm')
})

it('is one that the person may take, or none', () => {
  expect(commonStep(rows('packed', 'packed', 'confirmed'), (step) => step !== 'ship')?.step).toBe('pack')
  expect(commonStep(rows('packed'), (step) => step !== 'ship')).toBeNull()
  expect(commonStep(rows('delivered', 'returned'), () => true)).toBeNull()
})
