import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGstin, isGstinOf, isUin, readGstin } from './gstin.ts'

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

const cases = readFileSync('test/fixtures/books/gstin-cases.csv', 'utf8').trim().split('\n').slice(1)

test.each(cases.map((row) => row.split(',')))('a buyer’s %s: %s, %s', (text = '', accepted) => {
  const { gstin, fault, isDeductor } = readGstin(text)
  expect(fault === null).toBe(accepted !== 'no')
  expect(isDeductor).toBe(accepted === 'ask')
  expect(gstin).toBe(accepted === 'after cleaning' ? '32AABCW1234Q1Z9' : text)
})

test.each([
  ['33AAFFC5678K1CG', 'collector'],
  ['28AABCW1234Q1ZY', 'state'],
  ['32AABCW1234Q1ZA', 'check_digit'],
  ['32AABCW1234Q1Z', 'shape'],
  ['', 'shape'],
])('it is said why nobody can buy with %s: %s', (text, fault) => {
  expect(readGstin(text).fault).toBe(fault)
})

test('a body of the United Nations buys with the number that it was given', () => {
  expect(readGstin('0717UNO00157UNO')).toMatchObject({ fault: null })
  expect(['0717UNO00157UNO', demoShops].map(isUin)).toEqual([true, false])
  expect(readGstin('0717UNO00157UNP')).toMatchObject({ fault: 'check_digit' })
})

test('no text at all can buy but one of 15 signs, and cleaning twice is cleaning once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { gstin, fault } = readGstin(text)
      expect(fault).not.toBeNull()
      expect(readGstin(gstin).gstin).toBe(gstin)
    }),
  )
})
