import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availablePieces, moveStock, type StockMove, stockMoves } from './stock-moves.ts'

test.each([
  ['receive', 4, { onHand: 14, held: 3 }],
  ['adjust', -7, { onHand: 3, held: 3 }],
  ['hold', 7, { onHand: 10, held: 10 }],
  ['release', 3, { onHand: 10, held: 0 }],
  ['sell', 7, { onHand: 3, held: 3 }],
  ['sell_held', 3, { onHand: 7, held: 0 }],
  ['return', 1, { onHand: 11, held: 3 }],
] as const)('of 10 pieces with 3 held, %s %d leaves %j', (move, quantity, after) => {
  expect(moveStock({ onHand: 10, held: 3 }, move, quantity)).toEqual(after)
})

test.each([
  ['sell', 8],
  ['hold', 8],
  ['release', 4],
  ['sell_held', 4],
  ['adjust', -8],
  ['sell', 0],
  ['sell', -1],
  ['return', -1],
  ['receive', 0.5],
] as const)('of 10 pieces with 3 held, %s %d is refused', (move, quantity) => {
  expect(moveStock({ onHand: 10, held: 3 }, move, quantity)).toBeUndefined()
})

describe('any moves in any order', () => {
  const moves = Object.keys(stockMoves) as StockMove[]
  const step = fc.tuple(fc.constantFrom(...moves), fc.integer({ min: -20, max: 50 }))

  test('never leave less than nothing, nor promise what is not there', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let level = { onHand: 0, held: 0 }
        for (const [move, quantity] of steps) level = moveStock(level, move, quantity) ?? level
        expect(level.held >= 0 && availablePieces(level) >= 0).toBe(true)
      }),
    )
  })

  test('hold and release, sell and return, undo each other', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.integer({ min: 1, max: 100 }), (free, held, quantity) => {
        const level = { onHand: free + held, held }
        const back = (there: StockMove, again: StockMove) => {
          const between = moveStock(level, there, quantity)
          return between && moveStock(between, again, quantity)
        }
        const expected = quantity <= free ? level : undefined
        expect(back('hold', 'release')).toEqual(expected)
        expect(back('sell', 'return')).toEqual(expected)
      }),
    )
  })
})
