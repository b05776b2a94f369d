import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indianStates } from '../../shared/indian-states.ts'
import { deliveryDays, expectedDelivery } from './expected-delivery.ts'

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
        expect(days).toBeGreaterThan(deliveryDays(name) - 1)
        expect(days).toBeLessThan(deliveryDays(name) + 2)
      }),
    )
  })

  it('knows every southern state by its official name', () => {
    const southern = indianStates.filter(({ name }) => deliveryDays(name) === 5)
    expect(southern.map(({ short }) => short).sort()).toEqual(['AP', 'KA', 'LD', 'PY', 'TN', 'TS'])
  })
})
