import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containedGst } from '../../catalogue/tax/contained-gst.ts'
import { allLeft, type CountedLine, creditPieces, creditPrice, leftOfLine } from './credit-pieces.ts'

type Amounts = Omit<CountedLine, 'quantity'>
type Case = {
  name: string
  invoiced: Amounts & { qty: number; rate: number }
  notes: (Amounts & { pieces: number })[]
}
const file = new URL('../../../../test/fixtures/books/credit-note-cases.json', import.meta.url)
const cases: Case[] = JSON.parse(readFileSync(file, 'utf8')).cases

/** Credits pieces (positive) and parts of the price (thousandths of what is left, negative) one after the other. */
function creditAll(line: CountedLine, steps: readonly number[]): CountedLine[] {
  const notes: CountedLine[] = []
  for (const step of steps) {
    const left = leftOfLine(line, notes)
    if (step > 0) notes.push(creditPieces(left, step))
    else notes.push(creditPrice(left, Math.floor((allLeft(left).total * -step) / 1000)))
  }
  return notes
}

describe('pieces of a line that come back', () => {
  test.each(cases)('$name', ({ invoiced: { qty, rate: _, ...line }, notes }) => {
    const given = creditAll(
      { ...line, quantity: qty },
      notes.map(({ pieces }) => pieces),
    )
    expect(given).toEqual(notes.map(({ pieces, ...amounts }) => ({ ...amounts, quantity: pieces, roundOff: 0 })))
  })

  test('the accountant’s: ₹165 seven times; four, then seven of eleven to Tamil Nadu', () => {
    const seven = { quantity: 7, taxable: 97_882, cgst: 8809, sgst: 8809, igst: 0, total: 115_500 }
    expect(creditAll(seven, [1, 1])).toMatchObject([
      { taxable: 13_984, cgst: 1258, sgst: 1258, total: 16_500 },
      { taxable: 13_982, cgst: 1259, sgst: 1259, total: 16_500 },
    ])
    const eleven = { quantity: 11, taxable: 131_510, cgst: 0, sgst: 0, igst: 23_672, total: 155_182 }
    expect(creditAll(eleven, [4, 7])).toMatchObject([
      { taxable: 47_822, igst: 8608, total: 56_430 },
      { taxable: 83_688, igst: 15_064, total: 98_752 },
    ])
  })

  const sold = fc.record({
    quantity: fc.integer({ min: 1, max: 60 }),
    total: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 9_000_000_000 })),
    rate: fc.constantFrom(0, 3, 5, 12, 18, 28, 40),
    supply: fc.constantFrom('in_state' as const, 'inter_state' as const),
    roundOff: fc.integer({ min: -4, max: 4 }),
    cuts: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 20 }),
    prices: fc.array(fc.record({ after: fc.nat(8), part: fc.integer({ min: 1, max: 900 }) }), { maxLength: 2 }),
  })

  test('add up to the line, however they are split and whatever was taken off the price between; nothing is negative', () => {
    fc.assert(
      fc.property(sold, ({ quantity, total, rate, supply, roundOff, cuts, prices }) => {
        const { cgst, sgst, igst, gst } = containedGst(total, rate, supply)
        const off = total > 1000 ? roundOff : 0
        const line = { quantity, taxable: total - gst - off, cgst, sgst, igst, roundOff: off, total }
        const notes = creditAll(line, stepsOf(quantity, cuts, prices))
        expect(allLeft(leftOfLine(line, notes))).toEqual({ ...line, ...nothing })
        // of a piece that costs less than ten rupees the tax may round to more than what is left of the paisa
        for (const note of notes) check(note, total >= 1000 * quantity)
      }),
      { seed: 174, numRuns: 1000 },
    )
  })
})

const nothing = { quantity: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0, roundOff: 0, total: 0 }

/** All pieces in these cuts, with parts of the price between. */
function stepsOf(quantity: number, cuts: readonly number[], prices: readonly { after: number; part: number }[]) {
  const steps: number[] = []
  let left = quantity
  for (const cut of [...cuts, quantity]) {
    if (left > 0) steps.push(Math.min(cut, left))
    left -= Math.min(cut, left)
  }
  for (const { after, part } of prices) steps.splice(Math.min(after, steps.length - 1), 0, -part)
  return steps
}

function check(note: CountedLine, isNeverNegative: boolean): void {
  const { taxable, cgst, sgst, igst, roundOff = 0, total } = note
  expect(total).toBe(taxable + cgst + sgst + igst + roundOff)
  if (isNeverNegative)
    expect(Math.min(taxable, cgst, sgst, igst, total), JSON.stringify(note)).toBeGreaterThanOrEqual(0)
}
