import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indianDay, indianDayStart } from '../../../shared/india-time.ts'
import type { LeavingTimes } from '../../../shared/settings/leaving-times.ts'
import { weekdays } from '../../../shared/settings/opening-hours.ts'
import { leavingDay, leavingDayEnds } from './leaving-day.ts'

const DAY_MS = 86_400_000
const anyTime: LeavingTimes = { 'delivery.cutOff': null, 'delivery.closedDays': [], 'delivery.holidays': [] }
const onam: LeavingTimes = {
  'delivery.cutOff': '15:00',
  'delivery.closedDays': ['Sunday'],
  'delivery.holidays': ['2026-08-25', '2026-08-26', '2026-08-27'].map((day) => ({ day })),
}
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
const weekdayOf = (date: string) => new Date(date).toLocaleDateString('en-IN', { weekday: 'long', timeZone: 'UTC' })
const inIndia = (time: string) => new Date(`${time}+05:30`)

describe('the day on which an order leaves', () => {
  it.each([
    // a Monday before Onam
    ['2026-08-24T00:00:00.000', '2026-08-24'],
    ['2026-08-24T14:59:59.999', '2026-08-24'],
    ['2026-08-24T15:00:00.000', '2026-08-28'],
    ['2026-08-25T09:00:00.000', '2026-08-28'],
    ['2026-08-27T14:00:00.000', '2026-08-28'],
    ['2026-08-27T23:59:59.999', '2026-08-28'],
    ['2026-08-28T14:59:59.999', '2026-08-28'],
    ['2026-08-28T15:00:00.000', '2026-08-29'],
    // a Saturday and a Sunday
    ['2026-08-29T15:00:00.000', '2026-08-31'],
    ['2026-08-30T10:00:00.000', '2026-08-31'],
    ['2026-08-30T23:00:00.000', '2026-08-31'],
  ])('is, of one placed at %s in India, %s', (placed, leaves) => {
    expect(dateOf(leavingDay(inIndia(placed), onam))).toBe(leaves)
  })

  it('comes after holidays and a closed weekday together, in another year, too', () => {
    const times = { ...onam, 'delivery.holidays': [{ day: '2027-01-01' }, { day: '2027-01-02' }] }
    expect(dateOf(leavingDay(inIndia('2026-12-31T15:00:00'), times))).toBe('2027-01-04')
  })

  it('is the day of the order where nothing is set', () => {
    expect(dateOf(leavingDay(inIndia('2026-08-30T23:59:59.999'), anyTime))).toBe('2026-08-30')
  })
})

const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const cutOffs = fc.option(
  fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
)
const weekly = fc.subarray(weekdays, { maxLength: 6 })
/** Some of the thirty days from the order on. */
const daysAhead = fc.uniqueArray(fc.nat(30))

function timesAround(placed: Date, cutOff: string | null, closedDays: string[], ahead: number[]): LeavingTimes {
  const holidays = ahead.map((days) => ({ day: indianDay(indianDayStart(placed, -days)) }))
  return { 'delivery.cutOff': cutOff, 'delivery.closedDays': closedDays, 'delivery.holidays': holidays }
}

describe('whatever is set', () => {
  it('an order leaves on an open day, the first one from its own day on, or after the cut-off from the next one on', () => {
    fc.assert(
      fc.property(moments, cutOffs, weekly, daysAhead, (placed, cutOff, closedDays, ahead) => {
        const times = timesAround(placed, cutOff, closedDays, ahead)
        const isClosed = (date: string) =>
          closedDays.includes(weekdayOf(date)) || times['delivery.holidays'].some(({ day }) => day === date)
        const time = new Date(placed.getTime() + 5.5 * 3_600_000).toISOString().slice(11, 16)
        const first = leavingDay(placed, anyTime) + (cutOff !== null && time >= cutOff ? 1 : 0)
        const day = leavingDay(placed, times)
        expect(isClosed(dateOf(day))).toBe(false)
        expect(day).toBeGreaterThanOrEqual(first)
        for (let before = first; before < day; before += 1) expect(isClosed(dateOf(before))).toBe(true)
      }),
    )
  })

  it('holds until its end, which is the cut-off or midnight in India', () => {
    fc.assert(
      fc.property(moments, cutOffs, weekly, daysAhead, (now, cutOff, closedDays, ahead) => {
        const times = timesAround(now, cutOff, closedDays, ahead)
        const ends = leavingDayEnds(now, times)
        expect(ends.getTime()).toBeGreaterThan(now.getTime())
        expect(leavingDay(new Date(ends.getTime() - 1), times)).toBe(leavingDay(now, times))
        const midnight = indianDayStart(now, -1)
        const cutOffToday = inIndia(`${indianDay(now)}T${cutOff ?? '00:00'}:00`)
        expect([midnight.getTime(), cutOffToday.getTime()]).toContain(ends.getTime())
        expect(ends.getTime()).toBeLessThanOrEqual(midnight.getTime())
      }),
    )
  })
})
