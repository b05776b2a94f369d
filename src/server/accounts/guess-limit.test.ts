import { expect, test } from 'vitest'
import { createAccountGuard } from './account-guard.ts'
import { createGuessLimit } from './guess-limit.ts'

function limitAt(most: number) {
  const now = { at: 0 }
  const limit = createGuessLimit({ most, windowMs: 60_000, clock: () => new Date(now.at) })
  return { limit, now }
}

test('the tries of a window run out, and come back with the next', () => {
  const { limit, now } = limitAt(3)
  for (let n = 0; n < 3; n++) {
    limit.check('amina')
    limit.count('amina')
  }
  now.at = 20_000
  expect(() => limit.check('amina')).toThrow(
    expect.objectContaining({ code: 'too_many_requests', details: { retryAfterSeconds: 40 } }),
  )
  expect(() => limit.check('jose')).not.toThrow()
  now.at = 60_000
  expect(() => limit.check('amina')).not.toThrow()
})

test('a key that is forgotten begins anew', () => {
  const { limit } = limitAt(1)
  limit.count('amina')
  limit.forget('amina')
  expect(() => limit.check('amina')).not.toThrow()
})

test('hostile keys push out the oldest, not each other in memory', () => {
  const { limit } = limitAt(1)
  limit.count('amina')
  for (let n = 0; n < 50_000; n++) limit.count(`key ${n}`)
  expect(() => limit.check('amina')).not.toThrow()
  expect(() => limit.check('key 0')).toThrow()
})

test('many failures from one network end its tries, those of this machine never', () => {
  const { guesses } = createAccountGuard({ clock: () => new Date(0) })
  for (let n = 0; n < 1000; n++) {
    guesses.count(`outside ${n}`, '203.0.113.7')
    guesses.count(`inside ${n}`, '127.0.0.1')
  }
  expect(() => guesses.check('amina', '203.0.113.7')).toThrow()
  expect(() => guesses.check('amina', '203.0.113.8')).not.toThrow()
  expect(() => guesses.check('amina', '127.0.0.1')).not.toThrow()
})
