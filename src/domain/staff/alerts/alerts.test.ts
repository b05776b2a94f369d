import { describe, expect, it } from 'vitest'
import { afterOpenMinutes } from './open-minutes.ts'
import { endOfQuiet } from './quiet-hours.ts'
import { whoIsCalled } from './who-is-called.ts'

const day = { opens: '09:00', closes: '19:00' }
/** Monday to Saturday. */
const times = { week: [day, day, day, day, day, day, null], holidays: ['2026-11-24'] }
/** Returns the moment at which a clock in India shows this; 23 November 2026 is a Monday. */
const at = (text: string) => new Date(`${text}:00+05:30`)

describe('minutes of opening time', () => {
  it.each([
    ['while it is open', '2026-11-23T10:00', 15, '2026-11-23T10:15'],
    ['before it opens', '2026-11-23T03:20', 15, '2026-11-23T09:15'],
    ['to the very end', '2026-11-23T18:45', 15, '2026-11-23T19:00'],
    ['over the night and a holiday', '2026-11-23T18:50', 30, '2026-11-25T09:20'],
    ['after it has closed, over a Sunday', '2026-11-28T19:30', 15, '2026-11-30T09:15'],
  ])('pass %s', (_, from, minutes, until) => {
    expect(afterOpenMinutes(times, at(from), minutes)).toEqual(at(until))
  })

  it('are minutes where no day is open', () => {
    const never = { week: [null, null, null, null, null, null, null], holidays: [] }
    expect(afterOpenMinutes(never, at('2026-11-23T03:00'), 15)).toEqual(at('2026-11-23T03:15'))
  })
})

describe('quiet hours', () => {
  const night = { from: 22 * 60, until: 7 * 60 }
  it.each([
    ['2026-11-23T21:59', null],
    ['2026-11-23T22:00', '2026-11-24T07:00'],
    ['2026-11-24T06:59', '2026-11-24T07:00'],
    ['2026-11-24T07:00', null],
  ])('over midnight: at %s they end %s', (moment, end) => {
    expect(endOfQuiet(night, at(moment))).toEqual(end && at(end))
  })

  it.each([
    ['2026-11-23T12:59', null],
    ['2026-11-23T13:00', '2026-11-23T14:30'],
    ['2026-11-23T14:30', null],
  ])('at noon: at %s they end %s', (moment, end) => {
    expect(endOfQuiet({ from: 13 * 60, until: 14 * 60 + 30 }, at(moment))).toEqual(end && at(end))
  })

  it('are none where none are set, or as long as nothing', () => {
    expect(endOfQuiet(null, at('2026-11-23T12:00'))).toBeNull()
    expect(endOfQuiet({ from: 60, until: 60 }, at('2026-11-23T01:00'))).toBeNull()
  })
})

describe('who is called', () => {
  const [owner, manager, counter] = [
    { roles: ['owner', 'manager'] as const },
    { roles: ['manager'] as const },
    { roles: ['counter'] as const },
  ]
  it('is the manager first, the owner next', () => {
    expect(whoIsCalled([owner, manager, counter], 1)).toEqual([manager])
    expect(whoIsCalled([owner, manager, counter], 2)).toEqual([owner])
  })

  it('is whoever there is', () => {
    expect(whoIsCalled([owner, counter], 1)).toEqual([owner])
    expect(whoIsCalled([manager, counter], 2)).toEqual([manager])
    expect(whoIsCalled([counter], 1)).toEqual([counter])
    expect(whoIsCalled([], 2)).toEqual([])
  })
})
