import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refuseApproval } from './approval.ts'
import { type Counted, differenceOf, enterCount } from './count-entry.ts'

/** A shelf that really has `real` pieces of which the books say `books`; orders take off the shelf only by packing. */
const happening = fc.oneof(
  fc.record({ does: fc.constant('pack' as const), pieces: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('receive' as const), pieces: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('scan' as const), pieces: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ does: fc.constant('type' as const), pieces: fc.constant(0) }),
)

test('a count that is not marked as moved has the true difference, whatever happens between its entries', () => {
  const all = { wrong: 0, counted: 0 }
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 20 }), fc.array(happening, { maxLength: 30 }), (off, happenings) => {
      let [books, unseen] = [100, 100 + off]
      let real = unseen
      let moved = false
      let line: Counted = { counted: null, expected: null, shelfMoved: false }
      for (const { does, pieces } of happenings) {
        if (does === 'pack' || does === 'receive') {
          const change = does === 'pack' ? -Math.min(pieces, real) : pieces
          books += change
          moved ||= change !== 0
          real += change
          // from the part that has not been scanned yet, or from the one that has: nobody knows
          unseen = Math.max(0, unseen + change)
          continue
        }
        const shelf = { expected: books, movedSince: does === 'scan' && line.counted !== null && moved }
        moved = false
        if (does === 'type') {
          line = enterCount(line, { how: 'set', pieces: real }, shelf) as Counted
          unseen = 0
        } else {
          const seen = Math.min(pieces, unseen)
          line = enterCount(line, { how: 'add', pieces: seen }, shelf) as Counted
          unseen -= seen
        }
      }
      if (line.shelfMoved || line.counted === null || unseen > 0) return
      all.counted += 1
      // what happened after the last entry changes nothing of it
      expect(differenceOf(line)).toBe(off)
    }),
  )
  expect(all.counted).toBeGreaterThan(5)
})

test('a typed number stands only where the one before it was seen', () => {
  const line = { counted: 5, expected: 7, shelfMoved: false }
  const shelf = { expected: 7, movedSince: false }
  expect(enterCount(line, { how: 'set', pieces: 6, saw: 4 }, shelf)).toBeUndefined()
  expect(enterCount(line, { how: 'set', pieces: 6, saw: null }, shelf)).toBeUndefined()
  expect(enterCount(line, { how: 'set', pieces: 6, saw: 5 }, shelf)).toMatchObject({ counted: 6 })
})

test('what was seen before goods moved is marked, and counted anew it is not', () => {
  const seen = { counted: null, expected: null, shelfMoved: false }
  const late = enterCount(seen, { how: 'set', pieces: 6 }, { expected: 4, movedSince: true }) as Counted
  expect(late.shelfMoved).toBe(true)
  expect(enterCount(late, { how: 'add', pieces: 1 }, { expected: 4, movedSince: false })).toMatchObject({
    shelfMoved: true,
  })
  expect(enterCount(late, { how: 'set', pieces: 4 }, { expected: 4, movedSince: false })).toMatchObject({
    shelfMoved: false,
  })
})

test.each([
  [{ countedBy: ['asha'] }, { others: 1 }, 'own'],
  [{ countedBy: ['binu', 'asha'] }, { others: 1 }, 'own'],
  [{ countedBy: ['asha'] }, { others: 0 }, null],
  [{ shelfMoved: true }, {}, 'shelf_moved'],
  [{ difference: -501 }, { pieces: 500 }, 'over_limit'],
  [{ difference: -500 }, { pieces: 500 }, null],
  [{ difference: 9000 }, { pieces: null }, null],
] as const)('%j for %j: %s', (line, approver, refusal) => {
  const differing = { countedBy: ['binu'], difference: 3, shelfMoved: false, ...line }
  expect(refuseApproval(differing, { id: 'asha', others: 2, pieces: 500, ...approver })).toBe(refusal)
})
