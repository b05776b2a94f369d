import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planReorder, type ReorderFacts } from './reorder.ts'

/** Sold once a day, a week to come, a week of safety. */
const usual: ReorderFacts = {
  free: 40,
  incoming: 0,
  sold: 90,
  days: 90,
  deliveryDays: 7,
  safetyDays: 7,
  reorderPoint: null,
  pack: 1,
}

describe('when and how much to order', () => {
  test.each([
    ['enough lasts, and nothing is due', {}, { daysLeft: 40, due: false, suggestion: 0, point: 14 }],
    [
      'what lasts a fortnight is due, with another fortnight',
      { free: 14 },
      { daysLeft: 14, due: true, suggestion: 14 },
    ],
    ['what is gone is made up for', { free: 0 }, { daysLeft: 0, due: true, suggestion: 28 }],
    ['whole packs are ordered', { free: 9, pack: 12 }, { suggestion: 24 }],
    ['what is on its way counts', { free: 0, incoming: 15 }, { daysLeft: 0, daysCovered: 15, due: false }],
    ['part of a piece a day is no whole piece less', { sold: 1, free: 1 }, { daysLeft: 90, point: 1, due: true }],
    ['what does not sell is not ordered', { sold: 0, free: 0 }, { daysLeft: null, point: null, due: false }],
    [
      'unless a person says at how many',
      { sold: 0, free: 2, reorderPoint: 2, pack: 10 },
      { due: true, suggestion: 10 },
    ],
    ['a point that was set stands instead of the sales', { free: 20, reorderPoint: 30 }, { point: 30, suggestion: 24 }],
    ['a point of nothing waits until nothing is there', { free: 1, reorderPoint: 0 }, { due: false }],
  ])('%s', (_, change, expected) => {
    expect(planReorder({ ...usual, ...change })).toMatchObject(expected)
  })

  const pieces = fc.nat(100_000)
  const supply = fc.record({
    free: pieces,
    incoming: pieces,
    sold: pieces,
    days: fc.integer({ min: 1, max: 90 }),
    deliveryDays: fc.nat(365),
    safetyDays: fc.nat(60),
    reorderPoint: fc.option(pieces),
    pack: fc.integer({ min: 1, max: 5000 }),
  })

  test('what is suggested is whole packs, and once ordered nothing more is due', () => {
    fc.assert(
      fc.property(supply, (given) => {
        const { due, suggestion } = planReorder(given)
        expect(suggestion % given.pack).toBe(0)
        expect(suggestion > 0).toBe(due)
        expect(planReorder({ ...given, incoming: given.incoming + suggestion }).due).toBe(false)
      }),
    )
  })

  test('more goods never mean a larger order, nor fewer days', () => {
    fc.assert(
      fc.property(supply, pieces, (given, more) => {
        const [less, plenty] = [planReorder(given), planReorder({ ...given, free: given.free + more })]
        expect(plenty.suggestion).toBeLessThanOrEqual(less.suggestion)
        expect(plenty.daysLeft ?? 0).toBeGreaterThanOrEqual(less.daysLeft ?? 0)
      }),
    )
  })
})
