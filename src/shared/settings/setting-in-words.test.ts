import { expect, test } from 'vitest'
import { settingInWords } from './setting-in-words.ts'

test('who pays for returns is a word of the form', () => {
  expect(settingInWords('returns.paidBy', 'shop')).toBe('Shop')
})

test('delivery zones are read as terms in rupees, each with where it holds', () => {
  const malabar = { name: 'Malabar', states: [], pins: ['673', '670'], serviceable: true }
  const far = { name: 'Far', states: ['Ladakh'], pins: [], serviceable: false, charge: 0, freeFrom: null, cash: false }
  const zones = [
    { ...malabar, charge: 4_900, freeFrom: 99_900, cash: true },
    { ...malabar, name: 'Hills', charge: 12_050, freeFrom: null, cash: false },
    far,
  ]
  expect(settingInWords('delivery.zones', zones)).toBe(
    'Malabar (673, 670): ₹49, free from ₹999, cash on delivery; Hills (673, 670): ₹120.50, never free, no cash on delivery; Far (Ladakh): no delivery',
  )
  expect(settingInWords('delivery.zones', [])).toBe('Not set')
})
