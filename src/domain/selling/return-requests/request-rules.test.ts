import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderStatuses } from '../../../shared/order-statuses.ts'
import { requestKinds, requestStates, returnReasons } from '../../../shared/return-requests.ts'
import { returnsEnd } from '../../../shared/returns-end.ts'
import { faultOfAsked, isSameAsked } from './check-asked-lines.ts'
import { refuseCancellation, refuseReturn } from './may-ask.ts'
import { drawRequestNumber } from './request-number.ts'
import { nextRequestStates } from './request-states.ts'

test('a request takes these steps and no other', () => {
  const steps = requestKinds.flatMap((kind) =>
    requestStates.flatMap((from) => nextRequestStates(kind, from).map((to) => `${kind}: ${from} → ${to}`)),
  )
  expect(steps).toEqual([
    'return: asked → accepted',
    'return: asked → refused',
    'return: accepted → picked_up',
    'return: accepted → arrived',
    'return: picked_up → arrived',
    'return: arrived → inspected',
    'return: inspected → refunded',
    'cancel: asked → accepted',
    'cancel: asked → refused',
  ])
})

test('a cancellation is asked for between confirmation and leaving alone', () => {
  expect(orderStatuses.filter((status) => refuseCancellation(status) === null)).toEqual(['confirmed', 'packed'])
})

test.each([
  // delivered at 11:59 pm and at midnight in India
  ['2026-12-01T18:29:59Z', '2026-12-08T18:30:00.000Z'],
  ['2026-12-01T18:30:00Z', '2026-12-09T18:30:00.000Z'],
])('what was delivered at %s may be asked back until %s', (delivered, end) => {
  const deliveredAt = new Date(delivered)
  expect(returnsEnd(deliveredAt, 7).toISOString()).toBe(end)
  const order = { status: 'delivered' as const, deliveredAt }
  expect(refuseReturn(order, 7, new Date(Date.parse(end) - 1))).toBeNull()
  expect(refuseReturn(order, 7, new Date(end))).toMatchObject({ why: 'over' })
})

test('only a delivered order is asked back', () => {
  const refused = orderStatuses.filter((status) => refuseReturn({ status, deliveredAt: new Date() }, 7, new Date()))
  expect(refused).toEqual(orderStatuses.filter((status) => status !== 'delivered'))
})

const bought = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    asked: fc.nat(9),
    returned: fc.nat(9),
    returnable: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
)
const asked = fc.array(
  fc.record({ position: fc.integer({ min: 1, max: 8 }), pieces: fc.integer({ min: 1, max: 10 }) }),
  {
    maxLength: 6,
  },
)

test('what has no fault is pieces that are there, each line once', () => {
  fc.assert(
    fc.property(bought, asked, fc.constantFrom(...returnReasons), (lines, wanted, why) => {
      const sold = lines.map((line, index) => ({ ...line, position: index + 1 }))
      const fault = faultOfAsked(wanted, sold, why)
      const isSound =
        new Set(wanted.map(({ position }) => position)).size === wanted.length &&
        wanted.every(({ position, pieces }) => {
          const line = sold[position - 1]
          const comesBack = line?.returnable || ['wrong', 'damaged', 'defective'].includes(why)
          return line && comesBack && pieces + Math.max(line.asked, line.returned) <= line.quantity
        })
      expect(fault === null).toBe(isSound)
    }),
    { seed: 28, numRuns: 2000 },
  )
})

test('the same pieces are the same request, in any order', () => {
  const lines = [
    { position: 1, pieces: 2 },
    { position: 3, pieces: 1 },
  ]
  expect(isSameAsked(lines, [...lines].reverse())).toBe(true)
  expect(isSameAsked(lines, lines.slice(1))).toBe(false)
})

test('a number has eight digits, also where they are small', () => {
  const drawn = [7, 42]
  expect(drawRequestNumber(() => drawn.shift() ?? 0)).toBe('REQ-0007-0042')
})
