import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryDays } from '../../../shared/delivery-zones.ts'
import { indianStates } from '../../../shared/indian-states.ts'
import type { LeavingTimes } from '../../../shared/settings/leaving-times.ts'
import { weekdays } from '../../../shared/settings/opening-hours.ts'
import { expectedDelivery as expectedAfter } from './expected-delivery.ts'

const parcelDays = { ownState: 3, region: 5, elsewhere: 7 }
const daysTo = (state: string, from = 'Kerala') => deliveryDays(state, from, parcelDays)
const anyTime: LeavingTimes = { 'delivery.cutOff': null, 'delivery.closedDays': [], 'delivery.holidays': [] }
const expectedDelivery = (placed: Date, state: string) => expectedAfter(placed, daysTo(state), anyTime)

const inIndia = (moment: Date) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'full', timeStyle: 'short' }).format(moment)

describe('expected delivery', () => {
  it('takes 3 days within Kerala, 5 in the south, 7 to the rest of India', () => {
    // a Monday morning in India
    const placed = new Date('2026-11-16T04:00:00Z')
    expect(inIndia(expectedDelivery(placed, 'Kerala'))).toContain('Thursday')
    expect(expectedDelivery(placed, 'Kerala').toISOString()).toBe('2026-11-19T12:30:00.000Z')
    expect(expectedDelivery(placed, 'Puducherry').toISOString()).toBe('2026-11-21T12:30:00.000Z')
    expect(expectedDelivery(placed, 'Lakshadweep').toISOString()).toBe('2026-11-21T12:30:00.000Z')
    expect(expectedDelivery(placed, 'Assam').toISOString()).toBe('2026-11-23T12:30:00.000Z')
  })

  it('moves a Sunday to the Monday after it', () => {
    const thursday = new Date('2026-11-19T04:00:00Z')
    expect(inIndia(expectedDelivery(thursday, 'Kerala'))).toContain('Monday')
  })

  it('counts from the day in India, not the day in Greenwich', () => {
    const justBeforeMidnightInIndia = new Date('2026-11-16T18:29:59Z')
    const midnightInIndia = new Date('2026-11-16T18:30:00Z')
    expect(expectedDelivery(justBeforeMidnightInIndia, 'Kerala').toISOString()).toBe('2026-11-19T12:30:00.000Z')
    expect(expectedDelivery(midnightInIndia, 'Kerala').toISOString()).toBe('2026-11-20T12:30:00.000Z')
  })

  it('is never a Sunday, and at least the promised days away, whenever and wherever', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.constantFrom(...indianStates), (placed, { name }) => {
        const expected = expectedDelivery(placed, name)
        expect(inIndia(expected)).not.toContain('Sunday')
        const days = (expected.getTime() - placed.getTime()) / 86_400_000
        expect(days).toBeGreaterThan(daysTo(name) - 1)
        expect(days).toBeLessThan(daysTo(name) + 2)
      }),
    )
  })

  it('counts calendar days from the day on which the order leaves', () => {
    // Onam: the order of Monday afternoon leaves on Friday, and the Sunday on its way counts
    const times = {
      'delivery.cutOff': '15:00',
      'delivery.closedDays': ['Sunday'],
      'delivery.holidays': ['2026-08-25', '2026-08-26', '2026-08-27'].map((day) => ({ day })),
    }
    const early = expectedAfter(new Date('2026-08-24T14:59:59+05:30'), 3, times)
    expect(early.toISOString()).toBe('2026-08-27T12:30:00.000Z')
    const late = expectedAfter(new Date('2026-08-24T15:00:00+05:30'), 3, times)
    expect(late.toISOString()).toBe('2026-08-31T12:30:00.000Z')
  })

  it('is never earlier for what the shop closes', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    const holidays = fc.array(fc.nat(40), { maxLength: 100 })
    const closed = fc.subarray(weekdays, { maxLength: 6 })
    const cutOffs = fc.constantFrom(null, '00:00', '09:30', '15:00', '23:59')
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 30 }),
        cutOffs,
        closed,
        holidays,
        (placed, days, cutOff, weekly, ahead) => {
          const dated = ahead.map((more) => ({
            day: new Date(placed.getTime() + more * 86_400_000).toISOString().slice(0, 10),
          }))
          const times = { 'delivery.cutOff': cutOff, 'delivery.closedDays': weekly, 'delivery.holidays': dated }
          const expected = expectedAfter(placed, days, times)
          expect(expected.getTime()).toBeGreaterThanOrEqual(expectedAfter(placed, days, anyTime).getTime())
          expect(inIndia(expected)).not.toContain('Sunday')
        },
      ),
    )
  })

  it('knows what is near every shop: each state and union territory is in one part of India, but the far islands', () => {
    expect(daysTo('Gujarat', 'Maharashtra')).toBe(5)
    expect(daysTo('Kerala', 'Maharashtra')).toBe(7)
    const alone = indianStates.filter(({ name }) => !indianStates.some((other) => daysTo(other.name, name) === 5))
    expect(alone.map(({ short }) => short)).toEqual(['AN'])
  })

  it('knows every southern state by its official name', () => {
    const southern = indianStates.filter(({ name }) => daysTo(name) === 5)
    expect(southern.map(({ short }) => short).sort()).toEqual(['AP', 'KA', 'LD', 'PY', 'TN', 'TS'])
  })
})
