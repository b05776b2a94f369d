import { expect, it } from 'vitest'
import { needsEwayBill, readNear } from './eway-bill.ts'

const far = {
  lines: [{ gst_rate: 18, line_total: 49_941_00 }],
  deliveryCharge: 59_00,
  isRegistered: false,
  isInState: true,
  pincode: '695001',
  near: ['673', '676001'],
}

it.each([
  ['just ₹50,000, delivery included', {}, false],
  ['a paisa more', { deliveryCharge: 59_01 }, true],
  ['exempt goods above it', { lines: [{ gst_rate: 0, line_total: 90_000_00 }] }, false],
  ['within 25 km, to a consumer', { deliveryCharge: 60_00, pincode: '673015' }, false],
  ['within 25 km, to a firm', { deliveryCharge: 60_00, pincode: '673015', isRegistered: true }, true],
  ['near, across the border of the state', { deliveryCharge: 60_00, pincode: '673310', isInState: false }, true],
])('%s: %s', (_, more, needed) => {
  expect(needsEwayBill({ ...far, ...more })).toBe(needed)
})

it('reads PIN codes with commas or spaces between', () => {
  expect(readNear(' 673, 676001 67652,')).toEqual(['673', '676001', '67652'])
  expect(readNear('')).toEqual([])
})
