import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadDiscounts } from '../pricing/spread-discounts.ts'
import { reachedAsSold } from './reached-as-sold.ts'

test('the lines that a coupon reached are told by their shares, online or not', () => {
  const bearing = { value: 49_500, discountShare: 7_360 }
  const belt = { value: 27_500, discountShare: 1_488 }
  expect(reachedAsSold([bearing, belt], 4_950, 3_898)).toEqual([true, false])
  expect(reachedAsSold([belt, bearing], 4_950, 3_898)).toEqual([false, true])
  expect(reachedAsSold([{ ...belt, discountShare: 0 }, bearing], 7_360, 0)).toEqual([false, true])
  expect(reachedAsSold([bearing, belt], 0, 8_848), 'no coupon').toBeNull()
  expect(reachedAsSold([bearing, belt], 8_848, 0), 'nobody spreads so').toBeNull()
})

test('whatever they tell gives every line the share that it has', () => {
  const line = fc.record({ value: fc.integer({ min: 1, max: 1_000_000 }), isReached: fc.boolean() })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.nat(), fc.nat(), (lines, off, offOnline) => {
      const values = lines.map(({ value }) => value)
      const reached = lines.map(({ value, isReached }) => (isReached ? value : 0))
      const [all, most] = [values, reached].map((each) => each.reduce((sum, value) => sum + value, 0)) as [
        number,
        number,
      ]
      const coupon = off % (most + 1)
      const online = offOnline % (all - coupon + 1)
      const sold = spreadDiscounts(values, coupon, online, reached).map((discountShare, at) => ({
        value: values[at] as number,
        discountShare,
      }))
      const told = reachedAsSold(sold, coupon, online)
      if (told === null) return
      const again = values.map((value, at) => (told[at] ? value : 0))
      expect(spreadDiscounts(values, coupon, online, again)).toEqual(sold.map(({ discountShare }) => discountShare))
    }),
  )
})
