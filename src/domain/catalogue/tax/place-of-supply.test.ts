import { expect, test } from 'vitest'
import { indianStates } from '../../../shared/indian-states.ts'
import { supplyTo } from './place-of-supply.ts'

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
