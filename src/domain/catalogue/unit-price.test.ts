import { expect, test } from 'vitest'
import { readNetAmount } from './net-amount.ts'
import { unitPrice } from './unit-price.ts'

test.each([
  ['500 g', 26_500, { paise: 53, per: 'g' }],
  ['18 kg', 728_000, { paise: 40_444, per: 'kg' }],
  ['1500 g', 30_000, { paise: 20_000, per: 'kg' }],
  ['0.5 kg', 26_500, { paise: 53, per: 'g' }],
  ['90 m', 164_000, { paise: 1822, per: 'm' }],
  ['300 mm', 3000, { paise: 100, per: 'cm' }],
  ['400 ml', 22_500, { paise: 56, per: 'ml' }],
  ['5 L', 115_000, { paise: 23_000, per: 'l' }],
  ['100 pieces', 6700, { paise: 67, per: 'piece' }],
])('%s for %s paise', (declared, paise, expected) => {
  expect(unitPrice(paise, readNetAmount(declared), 'NOS')).toEqual(expected)
})

test.each(['1 piece', '1 kg', '1000 g', '1 L', '1 m', '1 set', '12 pairs', '1 box (12 strips of 300 mm)'])(
  '%s says no price twice, and none that would mislead',
  (declared) => {
    expect(unitPrice(10_000, readNetAmount(declared), 'NOS')).toBeUndefined()
  },
)

test('the pieces of a set are not alike', () => {
  expect(unitPrice(119_000, readNetAmount('12 pieces'), 'SET')).toBeUndefined()
})

test('less than half a paisa each is no price', () => {
  expect(unitPrice(200, readNetAmount('500 pieces'), 'PAC')).toBeUndefined()
})
