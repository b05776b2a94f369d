import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parcelStates } from '../../../shared/parcel-states.ts'
import { mayParcelMove, statusOfParcels, wayTo } from './parcel-moves.ts'
import {
  faultOfPacking,
  notCollected,
  piecesLeft,
  piecesToCredit,
  shareOfLine,
  shareToCollect,
} from './pieces-in-parcels.ts'

describe('the status of an order with parcels', () => {
  it.each([
    [1, ['delivered'], 'confirmed'],
    [0, ['delivered', 'packed'], 'packed'],
    [0, ['out', 'shipped', 'delivered'], 'shipped'],
    [0, ['out', 'delivered'], 'out_for_delivery'],
    [0, ['delivered', 'refused'], 'delivered'],
    [0, ['refused', 'lost'], 'returned'],
  ] as const)('%i left, %j: %s', (left, states, status) => {
    expect(statusOfParcels({ left, states, allBack: false })).toBe(status)
  })

  it('is returned once every piece is back, wherever its parcels ended', () => {
    expect(statusOfParcels({ left: 0, states: ['delivered'], allBack: true })).toBe('returned')
  })

  it('goes forward by every status between, and nowhere from its end', () => {
    expect(wayTo('confirmed', 'shipped')).toEqual(['packed', 'shipped'])
    expect(wayTo('shipped', 'shipped')).toEqual([])
    expect(wayTo('returned', 'delivered')).toEqual([])
  })

  it('has no parcel that leaves its end', () => {
    for (const end of ['delivered', 'refused', 'lost'] as const) {
      expect(parcelStates.filter((to) => mayParcelMove(end, to))).toEqual([])
    }
  })
})

const line = (position: number, quantity: number, total: number) => ({ position, quantity, line_total: total })

describe('pieces in parcels', () => {
  const lines = [line(1, 5, 82_500), line(2, 1, 27_500)]
  const first = { lines: [{ position: 1, pieces: 3 }] }

  it('are left where no parcel has them', () => {
    expect(piecesLeft(lines, [first])).toEqual([
      { line: lines[0], left: 2 },
      { line: lines[1], left: 1 },
    ])
  })

  it.each([
    [[{ position: 3, pieces: 1 }], { index: 0, why: 'none' }],
    [
      [
        { position: 2, pieces: 1 },
        { position: 2, pieces: 1 },
      ],
      { index: 1, why: 'twice' },
    ],
    [[{ position: 1, pieces: 6 }], { index: 0, why: 'much', left: 2 }],
    [[{ position: 1, pieces: 3 }], { index: 0, why: 'left', left: 2 }],
    [[{ position: 1, pieces: 2 }], undefined],
  ])('cannot be packed as %j', (wanted, fault) => {
    const found = faultOfPacking(wanted, lines, [first])
    if (fault) expect(found).toMatchObject(fault)
    else expect(found).toBeUndefined()
  })
})

describe('the amount to collect', () => {
  it('is shared by the value of the goods; the last parcel takes the rest', () => {
    const lines = [line(1, 3, 49_500), line(2, 1, 27_500)]
    const one = { lines: [{ position: 1, pieces: 1 }] }
    const rest = {
      lines: [
        { position: 1, pieces: 2 },
        { position: 2, pieces: 1 },
      ],
    }
    // 165 of 770 of goods; 829 is due with delivery
    const first = shareToCollect(82_900, lines, [one], 0)
    expect(first).toBe(17_764)
    expect(shareToCollect(82_900, lines, [one, rest], first)).toBe(82_900 - first)
  })

  it('adds up to what is due however the pieces are packed, also of goods that cost nothing', () => {
    const packed = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 1_000_000 })), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(packed, fc.integer({ min: 0, max: 20_000_000 }), (drawn, due) => {
        const lines = drawn.map(([quantity, total], index) => line(index + 1, quantity, total))
        const parcels: { lines: { position: number; pieces: number }[] }[] = []
        let sum = 0
        for (const { position, quantity } of lines) {
          for (let piece = 0; piece < quantity; piece++) {
            parcels.push({ lines: [{ position, pieces: 1 }] })
            const share = shareToCollect(due, lines, parcels, sum)
            expect(share).toBeGreaterThanOrEqual(0)
            sum += share
          }
        }
        expect(sum).toBe(due)
      }),
    )
  })
})

describe('a parcel that does not arrive', () => {
  const holds = (pieces: number) => ({ lines: [{ position: 1, pieces }] })
  it.each([
    ['all of it', { quantity: 3, returned: 0 }, 2, [], 2],
    ['nothing more where all came back', { quantity: 3, returned: 3 }, 3, [], 0],
    ['what did not come back, of a line that is in no other parcel', { quantity: 3, returned: 1 }, 3, [], 2],
    ['all of it after another one that did not arrive either', { quantity: 3, returned: 1 }, 2, [1], 2],
    ['nobody knows what, where pieces may be of another parcel', { quantity: 3, returned: 2 }, 2, [], null],
  ])('is credited: %s', (_, line, inside, gone, credited) => {
    expect(piecesToCredit({ position: 1, ...line }, holds(inside), gone.map(holds))).toBe(credited)
  })
})

describe('what a parcel asked for', () => {
  it('is its pieces and a part of the delivery charge, never less than the pieces; all of it for all of the parcels', () => {
    const drawn = fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 1_000_000 })), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(
        drawn,
        fc.integer({ min: 0, max: 50_000 }),
        fc.infiniteStream(fc.nat()),
        (lines, delivery, numbers) => {
          const sold = lines.map(([quantity, total], index) => line(index + 1, quantity, total))
          const due = sold.reduce((sum, { line_total }) => sum + line_total, delivery)
          const parcels = packAll(sold, due, numbers)
          const parts = parcels.map((parcel) => {
            const pieces = parcel.lines.flatMap(({ position }) => sold.filter((each) => each.position === position))
            const goods = pieces.reduce((sum, each) => sum + shareOfLine(each, parcel, parcels), 0)
            return parcel.collect - goods
          })
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(delivery)
          expect(notCollected(parcels.map((parcel) => ({ ...parcel, state: 'lost' as const })))).toBe(due)
        },
      ),
    )
  })

  /** Packs all pieces in parcels of one or two lines, in an order that is drawn. */
  function packAll(sold: ReturnType<typeof line>[], due: number, numbers: fc.Stream<number>) {
    const parcels: { number: number; state: 'out'; collect: number; lines: { position: number; pieces: number }[] }[] =
      []
    while (piecesLeft(sold, parcels).length > 0) {
      const draw = (most: number) => Number(numbers.next().value) % most
      const left = piecesLeft(sold, parcels)
      const first = draw(left.length)
      const chosen = left.slice(first, first + 1 + draw(2))
      const packed = chosen.map((each) => ({ position: each.line.position, pieces: 1 + draw(each.left) }))
      const before = parcels.reduce((sum, { collect }) => sum + collect, 0)
      const collect = shareToCollect(due, sold, [...parcels, { lines: packed }], before)
      parcels.push({ number: parcels.length + 1, state: 'out', collect, lines: packed })
    }
    return parcels
  }
})
