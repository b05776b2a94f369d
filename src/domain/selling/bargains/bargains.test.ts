import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bargainLimits } from '../../../shared/bargain-limits.ts'
import { deriveOrder } from '../derivation/derive-order.ts'
import { replayDerivation } from '../derivation/replay-derivation.ts'
import { type Graded, unitPriceFor } from '../pricing/price-breaks.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { answerOffer } from './answer-offer.ts'
import { counterOffers } from './counter-offers.ts'
import { dealtPrice } from './dealt-price.ts'
import { floorPrice, leastToAgree } from './floor.ts'

const room = { list: 18_000, least: 14_000, steps: 3, seed: 'a seed' }

describe('counter-offers', () => {
  it('go down in steps, in whole rupees, and stop short of the floor', () => {
    const asks = counterOffers(room)
    expect(asks).toHaveLength(3)
    expect(asks.every((ask) => ask % 100 === 0 && ask < room.list && ask > room.least)).toBe(true)
    expect([...asks].sort((a, b) => b - a)).toEqual(asks)
    expect(counterOffers(room)).toEqual(asks)
  })

  it('do not tell the floor: how far the last one goes is another with each seed', () => {
    const shares = Array.from({ length: 40 }, (_, at) => {
      const last = counterOffers({ ...room, list: 1_800_000, least: 1_400_000, seed: `seed ${at}` }).at(-1) ?? 0
      return Math.round(((1_800_000 - last) / 400_000) * 100)
    })
    expect(new Set(shares).size).toBeGreaterThan(10)
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(bargainLimits.reachLeast - 1)
    expect(Math.max(...shares)).toBeLessThanOrEqual(bargainLimits.reachMost)
  })

  it('stop at the same percentage for all variants that have one floor in percent: many tell no more than one', () => {
    const floor = { type: 'percentage' as const, value: 2_500, belowCost: false }
    const off = Array.from({ length: 40 }, (_, at) => {
      const list = 100_000 + at * 3_170
      const least = leastToAgree(floorPrice(floor, { single: list, cost: null }), 5)
      return (100 * (list - (counterOffers({ ...room, list, least }).at(-1) ?? 0))) / list
    })
    // as far as whole rupees go
    expect(Math.max(...off) - Math.min(...off)).toBeLessThan(0.15)
  })

  it('are none where there is no room', () => {
    expect(counterOffers({ ...room, least: 18_000 })).toEqual([])
    expect(counterOffers({ ...room, least: 17_950 })).toEqual([])
  })
})

describe('an offer', () => {
  const asks = [17_000, 16_000, 15_000]
  it('is taken at the asked price or above it, and never for more than was asked before', () => {
    expect(answerOffer({ asks, offers: 0 }, 17_000)).toEqual({ agreed: 17_000 })
    expect(answerOffer({ asks, offers: 0 }, 17_500)).toEqual({ agreed: 17_500 })
    expect(answerOffer({ asks, offers: 1 }, 17_500)).toEqual({ agreed: 17_000 })
    expect(answerOffer({ asks, offers: 1 }, 16_500)).toEqual({ agreed: 16_500 })
  })
  it('below it is answered by the next step, whatever it was', () => {
    expect(answerOffer({ asks, offers: 0 }, 1)).toEqual({ asked: 17_000, triesLeft: 2 })
    expect(answerOffer({ asks, offers: 0 }, 16_999)).toEqual({ asked: 17_000, triesLeft: 2 })
    expect(answerOffer({ asks, offers: 2 }, 1)).toEqual({ asked: 15_000, triesLeft: 0 })
  })
})

test('a deal holds from as many pieces as agreed, to its last moment, while nothing else is cheaper', () => {
  const until = new Date('2026-11-29T03:52:00Z')
  const deal = { price: 15_800, from: 50, until }
  expect(dealtPrice(deal, 50, 18_000, until)).toBe(15_800)
  expect(dealtPrice(deal, 500, 18_000, until)).toBe(15_800)
  expect(dealtPrice(deal, 49, 18_000, until)).toBeNull()
  expect(dealtPrice(deal, 50, 15_800, until)).toBeNull()
  expect(dealtPrice(deal, 50, 18_000, new Date(until.getTime() + 1))).toBeNull()
})

const paise = fc.integer({ min: 200, max: 900_000 })
const graded: fc.Arbitrary<Graded> = fc
  .record({
    price: paise,
    off: fc.option(fc.integer({ min: 0, max: 60 })),
    at: fc.integer({ min: 2, max: 90 }),
    by: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ price, off, at, by }) => ({
    price,
    offerPrice: off === null ? null : Math.max(1, Math.floor((price * (100 - off)) / 100)),
    breaks: [{ from: at, price: Math.max(1, Math.floor((price * (100 - by)) / 100)) }],
  }))
const bargain = fc.record({
  goods: graded,
  floor: fc.record({
    type: fc.constant('percentage' as const),
    value: fc.integer({ min: 100, max: 9_000 }),
    belowCost: fc.boolean(),
  }),
  cost: fc.option(paise),
  steps: fc.integer({ min: 1, max: 3 }),
  seed: fc.string(),
  quantity: fc.integer({ min: 2, max: 400 }),
  offers: fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 3 }),
  others: fc.array(
    fc.record({
      unitPrice: paise,
      quantity: fc.integer({ min: 1, max: 20 }),
      gstRate: fc.constantFrom(0, 5, 18),
      hsnCode: fc.constant('848210'),
    }),
    { maxLength: 4 },
  ),
  coupon: fc.oneof(fc.constant(0), fc.nat(10_000_000)),
  freeDelivery: fc.boolean(),
  charge: fc.nat(50_000),
  payOnline: fc.boolean(),
  online: fc.record({ agreed: fc.integer({ min: 0, max: 50 }), now: fc.integer({ min: 0, max: 50 }) }),
  isRegistered: fc.boolean(),
})

test('a deal never goes below the floor with coupon, online discount and delivery together, nor above the list price', () => {
  fc.assert(
    fc.property(bargain, ({ goods, floor: wanted, cost, seed, quantity, steps, others, online, ...rest }) => {
      const list = unitPriceFor(goods, quantity)
      const floor = floorPrice(wanted, { single: unitPriceFor(goods, 1), cost })
      const asks = counterOffers({ list, least: leastToAgree(floor, online.agreed), steps, seed })
      const agreed = agree(
        asks,
        rest.offers.filter((offer) => offer < list),
      )
      fc.pre(agreed !== null)
      const deal = { price: agreed ?? 0, from: quantity, until: new Date(0) }
      const unitPrice = dealtPrice(deal, quantity, list, new Date(0)) ?? 0
      expect(unitPrice).toBeGreaterThanOrEqual(floor)
      expect(unitPrice).toBeLessThan(list)
      const line = {
        unitPrice,
        quantity,
        gstRate: 18,
        hsnCode: '848210',
        dealPercent: online.agreed,
        deal: { from: quantity },
      }
      const cart = {
        lines: [line, ...others],
        couponDiscount: rest.coupon,
        freeDelivery: rest.freeDelivery,
        delivery: { freeFrom: null, charge: rest.charge },
        payOnline: rest.payOnline,
        onlineDiscountPercent: online.now,
        supply: 'in_state' as const,
        isRegistered: rest.isRegistered,
        day: '2026-11-28',
      }
      const price = priceCart(cart)
      expect(price.lines[0]?.lineTotal).toBeGreaterThanOrEqual(floor * quantity)
      expect(price.lines[0]?.lineTotal).toBeLessThanOrEqual(list * quantity)
      const paid = price.lines.reduce((sum, { lineTotal }) => sum + lineTotal, price.delivery?.lineTotal ?? 0)
      expect(paid).toBe(price.payable)
      expect(price.payable).toBe(price.finalAmount - price.onlineDiscount)
      // the percentage of CONTRACT §3, to the paisa, where it is that of the day of the deal
      if (rest.payOnline && online.now <= online.agreed) {
        expect(price.onlineDiscount).toBe(
          priceCart({ ...cart, lines: [{ ...line, dealPercent: 100 }, ...others] }).onlineDiscount,
        )
      }
      expect(priceCart({ ...cart, payOnline: true }).payable).toBe(priceCart({ ...cart, payOnline: false }).payOnline)
      const replayed = replayDerivation(deriveOrder(cart, price, { coupon: null, zone: null }))
      if (rest.coupon === 0 && !rest.freeDelivery)
        expect(replayed).toMatchObject({ payable: price.payable, lines: price.lines })
    }),
    { numRuns: 2_000, seed: 208 },
  )
})

/** Offers one after the other, and then takes what the shop asks; null: there is no room. */
function agree(asks: readonly number[], offers: readonly number[]): number | null {
  if (asks.length === 0) return null
  for (const [at, offered] of offers.slice(0, asks.length).entries()) {
    const answer = answerOffer({ asks, offers: at }, offered)
    if ('agreed' in answer) return answer.agreed
  }
  return asks[Math.max(0, Math.min(offers.length, asks.length) - 1)] ?? null
}
