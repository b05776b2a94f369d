import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sellingPrice } from '../../catalogue/selling-price.ts'
import { breaksOf, type Graded, priceSteps, unitPriceFor } from './price-breaks.ts'

const screws: Graded = {
  price: 1_200,
  offerPrice: 1_000,
  breaks: [
    { from: 50, price: 800 },
    { from: 6, price: 900 },
  ],
}

describe('the price of one piece', () => {
  it.each([
    [1, 1_000],
    [5, 1_000],
    [6, 900],
    [49, 900],
    [50, 800],
    [10_000, 800],
  ])('where %i are bought is %i paise', (quantity, price) => {
    expect(unitPriceFor(screws, quantity)).toBe(price)
  })

  it('is the offer where a break is dearer: an offer overtakes it', () => {
    const offer = { ...screws, offerPrice: 850 }
    expect(priceSteps(offer)).toEqual([{ from: 50, price: 800 }])
    expect(unitPriceFor(offer, 6)).toBe(850)
  })

  it('never rises with more pieces, is never above the price of one, and is that of a step or of one piece', () => {
    const breaks = fc.array(
      fc.record({ from: fc.integer({ min: 1, max: 60 }), price: fc.integer({ min: 1, max: 999 }) }),
    )
    const graded = fc
      .record({ price: fc.integer({ min: 1, max: 999 }), off: fc.option(fc.integer({ min: 0, max: 900 })), breaks })
      .map(({ price, off, breaks }) => ({ price, offerPrice: off === null ? null : Math.max(1, price - off), breaks }))
    fc.assert(
      fc.property(graded, fc.integer({ min: 1, max: 70 }), (item, quantity) => {
        const each = unitPriceFor(item, quantity)
        expect(unitPriceFor(item, quantity + 1)).toBeLessThanOrEqual(each)
        // what was written down is asked, and nothing dearer: independent of how the steps are made
        const reached = item.breaks.filter(({ from }) => from <= quantity).map(({ price }) => price)
        expect(each).toBe(Math.min(sellingPrice(item), ...reached))
        const froms = priceSteps(item).map(({ from }) => from)
        expect(froms).toEqual([...new Set(froms)].sort((a, b) => a - b))
      }),
    )
  })
})

describe('the breaks of a variant', () => {
  const sameless = { price: 1_200, offerPrice: 1_000, breaks: [] }
  it('are its product’s where it says nothing and is sold at the product’s price', () => {
    expect(breaksOf(sameless, screws)).toBe(screws.breaks)
  })
  it('are its own where it says some', () => {
    const own = [{ from: 100, price: 700 }]
    expect(breaksOf({ ...sameless, breaks: own }, screws)).toBe(own)
  })
  it('are none where it is dearer: ₹8 is the price of another size', () => {
    expect(breaksOf({ price: 100_000, offerPrice: null, breaks: [] }, screws)).toEqual([])
  })
})
