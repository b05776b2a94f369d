import { expect, test } from 'vitest'
import type { DeliveryCheck } from '../../shared/contract/delivery.ts'
import { sayDelivery } from './say-delivery.ts'

const there: DeliveryCheck = {
  pincode: '673001',
  state: { code: '32', name: 'Kerala' },
  serviceable: true,
  reason: null,
  charge: 59,
  freeFrom: 2500,
  // midnight in India
  expectedDelivery: '2026-12-01T18:30:00.000Z',
  cod: { allowed: true, reason: null, limit: 200_000 },
}

test.each([
  [{}, 'Delivery to 673001 by Wed, 2 Dec · ₹59 (free from ₹2,500)'],
  [{ freeFrom: null }, 'Delivery to 673001 by Wed, 2 Dec · ₹59'],
  [{ charge: 0 }, 'Delivery to 673001 by Wed, 2 Dec · free'],
  [{ serviceable: false, reason: 'We do not deliver to 673001 yet.' }, 'We do not deliver to 673001 yet.'],
])('%j: %s', (part, line) => {
  expect(sayDelivery({ ...there, ...part })).toBe(line)
})

test('the charge is left to who shows it', () => {
  expect(sayDelivery(there, { withCharge: false })).toBe('Delivery to 673001 by Wed, 2 Dec')
})
