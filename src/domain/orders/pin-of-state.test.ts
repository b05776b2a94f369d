import { describe, expect, it } from 'vitest'
import { pinCanLieIn } from './pin-of-state.ts'

describe('a PIN code in a state', () => {
  it.each([
    ['673015', 'Kerala'],
    ['673310', 'Puducherry'],
    ['682555', 'Lakshadweep'],
    ['110025', 'Delhi'],
    ['403001', 'Goa'],
    ['400001', 'Maharashtra'],
    ['462001', 'Madhya Pradesh'],
    ['560001', 'Karnataka'],
    ['641001', 'Tamil Nadu'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['795001', 'Manipur'],
    ['751001', 'Odisha'],
    ['226001', 'Uttar Pradesh'],
  ])('%s can lie in %s', (pincode, state) => {
    expect(pinCanLieIn(pincode, state)).toBe(true)
  })

  it.each([
    ['673015', 'Tamil Nadu'],
    ['110001', 'Kerala'],
    ['560001', 'Kerala'],
    ['673015', 'Nowhere'],
    ['', 'Kerala'],
  ])('%s cannot lie in %s', (pincode, state) => {
    expect(pinCanLieIn(pincode, state)).toBe(false)
  })
})
