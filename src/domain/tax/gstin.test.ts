import { expect, test } from 'vitest'
import { isGstin, isGstinOf } from './gstin.ts'

const demoShops = '32AAKFB7421M1ZE'

// The first two are published examples of the format; the third is the demo shop's, which is made up.
test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', demoShops])('%s is a GSTIN', (gstin) => {
  expect(isGstin(gstin)).toBe(true)
})

test.each(['27AAPFU0939F1ZW', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU09399F1ZV', '2AAAPFU0939F1ZV', ''])(
  '%s is none',
  (text) => {
    expect(isGstin(text)).toBe(false)
  },
)

test('a digit that is off by any amount is noticed', () => {
  const wrong = [...'0123456789'].filter((digit) => digit !== '7').map((digit) => `32AAKFB${digit}421M1ZE`)
  expect(wrong.filter(isGstin)).toEqual([])
})

test('it belongs to the state whose code it begins with', () => {
  expect(isGstinOf(demoShops, 'Kerala')).toBe(true)
  expect(isGstinOf(demoShops, 'Puducherry')).toBe(false)
})
