import { describe, expect, it } from 'vitest'
import { ticksOf } from './chart-ticks.ts'

describe('the axis of a chart', () => {
  it.each([
    [0, 0],
    [0, 0.5],
    [0, 7],
    [0, 123_456.78],
    [-250, 900],
    [-5000, 0],
  ])('holds values from %d to %d between few round lines', (least, most) => {
    const { ticks, low, high } = ticksOf(least, most)
    expect(low).toBeLessThanOrEqual(least)
    expect(high).toBeGreaterThanOrEqual(most)
    expect(high).toBeGreaterThan(low)
    expect(ticks).toContain(0)
    expect(ticks.length).toBeLessThanOrEqual(7)
  })
})
