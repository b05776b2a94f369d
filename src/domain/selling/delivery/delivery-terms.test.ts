import { expect, test } from 'vitest'
import { deliveryTerms, type TermsZone } from './delivery-terms.ts'

const zone = (states: string[], pins: string[], charge: number): TermsZone => {
  return { states, pins, charge, freeFrom: null, serviceable: true, cash: true }
}
const shop = {
  'delivery.charge': 5_900,
  'delivery.freeFrom': 99_900,
  'cash.allowed': true,
  'delivery.zones': [
    zone(['Kerala'], [], 1),
    zone([], ['67'], 2),
    zone([], ['673310'], 3),
    zone(['Kerala', 'Assam'], ['6733'], 4),
    { ...zone(['Ladakh'], [], 5), serviceable: false, cash: false },
  ],
}

test.each([
  ['673310', 'Puducherry', 3],
  ['673311', 'Kerala', 4],
  ['670001', 'Kerala', 2],
  ['695001', 'Kerala', 1],
  ['781001', 'Assam', 4],
  ['110001', 'Delhi', 5_900],
])('a parcel to %s in %s costs %d', (pincode, state, charge) => {
  expect(deliveryTerms(shop, { pincode, state }).charge).toBe(charge)
})

test('a zone says whether anybody goes there, and takes no cash that the shop does not take', () => {
  expect(deliveryTerms(shop, { pincode: '194101', state: 'Ladakh' })).toMatchObject({ serviceable: false, cash: false })
  const there = { pincode: '695001', state: 'Kerala' }
  expect(deliveryTerms(shop, there).cash).toBe(true)
  expect(deliveryTerms({ ...shop, 'cash.allowed': false }, there).cash).toBe(false)
})
