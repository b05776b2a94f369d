import { expect, test } from 'vitest'
import { indianStates } from '../../../shared/indian-states.ts'
import { doubtSupply, placeOfSupply, supplyTo } from './place-of-supply.ts'

test('only a delivery in the shop’s own state stays in it, for every pair of states', () => {
  for (const shop of indianStates) {
    for (const delivery of indianStates) {
      expect(supplyTo(delivery.name, shop.name)).toBe(delivery === shop ? 'in_state' : 'inter_state')
    }
  }
})

test.each(['Kerala', 'kerala', ' KERALA ', 'KL', 'Keralam'])('%s is Kerala, however written', (written) => {
  expect(supplyTo(written, 'Kerala')).toBe('in_state')
})

test('Mahe is Puducherry although its PIN code looks like Kozhikode: the state decides', () => {
  expect(supplyTo('Puducherry', 'Kerala')).toBe('inter_state')
})

test('a state that nobody knows is not the shop’s own', () => {
  expect(supplyTo('Malabar', 'Kerala')).toBe('inter_state')
  expect(supplyTo('Malabar', 'Malabar')).toBe('inter_state')
})

test('a firm is supplied where the goods end; delivered to somebody else on its word, in the state of its GSTIN', () => {
  const firm = { gstin: '32AABCW1234Q1Z9' }
  expect(placeOfSupply('Tamil Nadu', null)).toBe('Tamil Nadu')
  expect(placeOfSupply('Tamil Nadu', firm)).toBe('Tamil Nadu')
  expect(placeOfSupply('Tamil Nadu', { ...firm, shipTo: 'own_place' })).toBe('Tamil Nadu')
  expect(placeOfSupply('Tamil Nadu', { ...firm, shipTo: 'third_party' })).toBe('Kerala')
})

test('a firm that was not asked leaves a doubt where the states differ, and only there', () => {
  const firm = { gstin: '32AABCW1234Q1Z9' }
  expect(doubtSupply('Tamil Nadu', firm)).toEqual({ delivery: 'Tamil Nadu', gstin: 'Kerala' })
  expect([doubtSupply('Kerala', firm), doubtSupply('Tamil Nadu', null)]).toEqual([null, null])
  expect(doubtSupply('Tamil Nadu', { ...firm, shipTo: 'own_place' })).toBeNull()
})
