import { describe, expect, it } from 'vitest'
import { indianDay, indianDayStart } from './indian-day.ts'

describe('a day in India', () => {
  it('begins at 18:30 UTC of the day before', () => {
    expect(indianDayStart(new Date('2026-11-22T18:29:59.999Z')).toISOString()).toBe('2026-11-21T18:30:00.000Z')
    expect(indianDayStart(new Date('2026-11-22T18:30:00.000Z')).toISOString()).toBe('2026-11-22T18:30:00.000Z')
  })
  it('is counted back over the end of a month', () => {
    expect(indianDay(indianDayStart(new Date('2026-12-03T04:00:00.000Z'), 7))).toBe('2026-11-26')
  })
})
