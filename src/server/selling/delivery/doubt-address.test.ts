import { expect, test } from 'vitest'
import { doubtAddress } from '../../../domain/selling/delivery/doubt-address.ts'
import { pinTable } from './pin-table.ts'

const doubt = (pincode: string, state: string) => doubtAddress(pinTable(), { pincode, state })

test.each([
  ['673310', 'Kerala', 'Puducherry'],
  ['110001', 'Puducherry', 'Delhi'],
  ['673001', 'Tamil Nadu', 'Kerala'],
  ['682555', 'Kerala', 'Lakshadweep'],
  ['533464', 'Andhra Pradesh', 'Puducherry'],
  ['194101', 'Jammu and Kashmir', 'Ladakh'],
  ['403001', 'Maharashtra', 'Goa'],
  ['998877', 'Kerala', null],
])('PIN %s in %s is doubted: it lies in %s', (pincode, state, suggested) => {
  expect(doubt(pincode, state)).toEqual({ pincode, state, suggested })
})

test.each([
  ['673310', 'Puducherry'],
  ['673001', 'Kerala'],
  ['673001', 'KL'],
  ['110001', 'Delhi'],
  // Delhi and Uttar Pradesh share it
  ['110025', 'Delhi'],
  ['110025', 'Uttar Pradesh'],
])('PIN %s in %s is not', (pincode, state) => {
  expect(doubt(pincode, state)).toBeNull()
})
