import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOut } from './share-out.ts'

it('gives dear calls fewer requests, each at least its least, and as many in all as were asked for', () => {
  const costs = fc.array(fc.double({ min: 0, max: 3000, noNaN: true }), { minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(costs, fc.integer({ min: 1000, max: 1_000_000 }), (each, requests) => {
      const shares = shareOut(each, requests)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(requests, -1)
      for (const [place, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(Math.min(30, requests / each.length / 2))
        expect(share).toBeLessThanOrEqual((3 * requests) / each.length)
        const dearer = each.findIndex((cost) => cost > (each[place] ?? 0))
        if (dearer >= 0) expect(shares[dearer]).toBeLessThanOrEqual(share)
      }
    }),
  )
})

it('asks for a call of 200 ms some hundred times in a million, not one in three hundred', () => {
  const [dear, dearest, cheap] = shareOut([200, 3000, ...Array.from({ length: 278 }, () => 1)], 1_000_000)
  expect(dear).toBe(300)
  expect(dearest).toBe(30)
  expect(cheap).toBeGreaterThan(3000)
})
