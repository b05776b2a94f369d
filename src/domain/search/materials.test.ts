import { expect, test } from 'vitest'
import { isMaterial } from './materials.ts'

test('nylon and brass are what goods are made of; cpvc is how a pipe is called', () => {
  expect(['nylon', 'brass', 'cpvc', 'valve'].map(isMaterial)).toEqual([true, true, false, false])
})
