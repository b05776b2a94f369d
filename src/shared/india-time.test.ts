import { describe, expect, it } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'
import {
  financialYearOf,
  indianDay,
  indianDayStart,
  indianFormat,
  indianMidnight,
  indianMinute,
  monthAfter,
} from './india-time.ts'
import { firstMomentOf, lastMomentOf, momentOfTime } from './office/typed-moments.ts'

describe('a day in India', () => {
  it('begins at 18:30 UTC of the day before', () => {
    expect(indianDayStart(new Date('2026-11-22T18:29:59.999Z')).toISOString()).toBe('2026-11-21T18:30:00.000Z')
    expect(indianDayStart(new Date('2026-11-22T18:30:00.000Z')).toISOString()).toBe('2026-11-22T18:30:00.000Z')
  })
  it('is counted back over the end of a month', () => {
    expect(indianDay(indianDayStart(new Date('2026-12-03T04:00:00.000Z'), 7))).toBe('2026-11-26')
  })
})

describe('the calendar in India', () => {
  it('counts months on and back over the end of a year', () => {
    expect(['2026-11', '2026-12'].map((month) => monthAfter(month))).toEqual(['2026-12', '2027-01'])
    expect([monthAfter('2026-01', -1), monthAfter('2026-10', 3), monthAfter('2026-10', 0)]).toEqual([
      ...['2025-12', '2027-01', '2026-10'],
    ])
  })

  it('shows the next day from half past six in the evening of UTC', () => {
    expect(indianDay(Date.parse('2026-11-26T18:29:59Z'))).toBe('2026-11-26')
    expect(indianMinute('2026-11-26T18:30:59Z')).toBe('2026-11-27T00:00')
    expect(indianFormat({ dateStyle: 'medium', timeStyle: 'short' })('2026-11-26T18:30:00Z')).toBe(
      '27 Nov 2026, 12:00 am',
    )
  })

  it('has the 29th of February in leap years alone', () => {
    expect(['2028-02-29', '2027-02-29', '2026-13-01', '2026-1-1'].map(isCalendarDay)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it.each([
    ['2026-03-31T18:29:59.999Z', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2026-12-31T23:00:00Z', '2026-27'],
    ['2027-01-01T00:00:00Z', '2026-27'],
    ['2099-06-01T00:00:00Z', '2099-00'],
  ])('counts %s to the financial year %s', (moment, year) => {
    expect(financialYearOf(new Date(moment))).toBe(year)
  })

  it('begins and ends the days that people type, and leaves what is none for the server to refuse', () => {
    expect(indianMidnight('2026-11-30', 1).toISOString()).toBe('2026-11-30T18:30:00.000Z')
    expect([firstMomentOf, lastMomentOf].map((momentOf) => momentOf('2026-11-22'))).toEqual([
      '2026-11-21T18:30:00.000Z',
      '2026-11-22T18:29:59.999Z',
    ])
    expect(momentOfTime('2026-11-22T10:30')).toBe('2026-11-22T05:00:00.000Z')
    expect([firstMomentOf('soon'), lastMomentOf(''), momentOfTime('10:30')]).toEqual(['soon', '', '10:30'])
  })
})
