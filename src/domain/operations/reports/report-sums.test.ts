import { expect, test } from 'vitest'
import { columnsOnly, totalsOf } from './report.ts'

const line = { unknownLines: 0, unknownPieces: 0, unknownTaxable: 0 }
const known = { ...line, pieces: 2, cost: 100, margin: 60, knownCost: 100, knownMargin: 60 }
const partly = { pieces: 5, cost: null, margin: null, knownCost: 30, knownMargin: 5 }
const unknown = { pieces: 1, cost: null, margin: null, knownCost: null, knownMargin: null }
const summed = ['pieces', 'cost', 'margin']

test('sums of costs are of the lines with a known cost, and say what they leave out', () => {
  const left = { unknownLines: 1, unknownPieces: 3, unknownTaxable: 900 }
  expect(totalsOf([known, { ...partly, ...left }], summed)).toEqual({
    totals: { pieces: 7, cost: 130, margin: 65 },
    unknownCost: { pieces: 3, taxable: 900 },
  })
  expect(totalsOf([known], summed)).toEqual({ totals: { pieces: 2, cost: 100, margin: 60 }, unknownCost: null })
})

test('where no cost is known there is no sum of costs; where there is nothing it is 0', () => {
  const left = { unknownLines: 2, unknownPieces: 0, unknownTaxable: -100 }
  expect(totalsOf([{ ...unknown, ...left }], summed)).toEqual({
    totals: { pieces: 1, cost: null, margin: null },
    unknownCost: { pieces: 0, taxable: -100 },
  })
  expect(totalsOf([], summed)).toEqual({ totals: { pieces: 0, cost: 0, margin: 0 }, unknownCost: null })
})

test('goods that were not sold are left out of the value without an amount; those that are not there leave out nothing', () => {
  const rows = [
    { onHand: 4, value: 400, unknownLines: 0, unknownPieces: 0 },
    { onHand: 8, value: null, unknownLines: 1, unknownPieces: 8 },
  ]
  expect(totalsOf(rows, ['onHand', 'value'])).toEqual({
    totals: { onHand: 12, value: 400 },
    unknownCost: { pieces: 8, taxable: null },
  })
  const gone = [{ onHand: 0, value: null, unknownLines: 0, unknownPieces: 0 }]
  expect(totalsOf(gone, ['value'])).toEqual({ totals: { value: 0 }, unknownCost: null })
})

test('a row that is shown has its columns alone', () => {
  expect(columnsOnly(known)).toEqual({ pieces: 2, cost: 100, margin: 60 })
})
