import { expect, test } from 'vitest'
import { ticketClocks } from './ticket-clocks.ts'

const clocksOf = (moment: string) => {
  const { answerBy, solveBy } = ticketClocks(new Date(moment))
  return [answerBy.toISOString(), solveBy.toISOString()]
}

test.each([
  ['2026-11-22T09:15:00Z', '2026-11-24T09:15:00.000Z', '2026-12-22T09:15:00.000Z'],
  ['2026-12-31T10:00:00Z', '2027-01-02T10:00:00.000Z', '2027-01-31T10:00:00.000Z'],
  // the next month has no such day
  ['2027-01-31T10:00:00Z', '2027-02-02T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2028-01-30T10:00:00Z', '2028-02-01T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  // in India it is the 1st already
  ['2027-01-31T19:00:00Z', '2027-02-02T19:00:00.000Z', '2027-02-28T19:00:00.000Z'],
  ['2027-02-28T19:00:00Z', '2027-03-02T19:00:00.000Z', '2027-03-31T19:00:00.000Z'],
])('of what came at %s the answer is due at %s, the end at %s', (received, answerBy, solveBy) => {
  expect(clocksOf(received)).toEqual([answerBy, solveBy])
})
