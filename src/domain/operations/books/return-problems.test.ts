import { expect, test } from 'vitest'
import type { ReturnDocument, ReturnLine } from './return-document.ts'
import { findReturnProblems } from './return-problems.ts'

const known = { hsn: new Set(['848210', '820110']), units: new Set(['NOS', 'OTH']) }
const number = 'BMS/26-27/000001'
const bearing: ReturnLine = {
  ...{ hsn: '848210', uqc: 'NOS', qty: 1, rate: 18 },
  ...{ taxable: 139_84, cgst: 12_58, sgst: 12_58, igst: 0, total: 165_00 },
}
const delivery: ReturnLine = { ...bearing, uqc: 'OTH', delivery: true }

const found = (lines: readonly ReturnLine[], of = number, kind: ReturnDocument['kind'] = 'invoice') =>
  findReturnProblems(
    [{ kind, number: of, issuedAt: '2026-10-12T06:00:00Z', pos: '32', buyerGstin: null, lines, total: 165_00 }],
    known,
  )

const line = (position: number) => ({ position, description: '' })

test('a document that the portal takes has no problem', () => {
  expect(found([bearing, { ...bearing, hsn: '820110' }, delivery])).toEqual([])
})

test('a line without HSN code is named', () => {
  expect(found([bearing, { ...bearing, hsn: '' }])).toEqual([{ number, fault: 'no_hsn', value: '', line: line(2) }])
})

test('a line whose HSN code is not in the list is named with it, also one that is the beginning of a known code', () => {
  expect(found([bearing, { ...bearing, hsn: '999999' }])).toEqual([
    { number, fault: 'unknown_hsn', value: '999999', line: line(2) },
  ])
  expect(found([{ ...bearing, hsn: '8482' }])).toEqual([{ number, fault: 'unknown_hsn', value: '8482', line: line(1) }])
  expect(found([bearing, { ...delivery, hsn: '996812' }])).toEqual([
    { number, fault: 'unknown_hsn', value: '996812', line: line(2) },
  ])
})

test('a line in an unknown unit is named with it; a delivery is counted in no unit', () => {
  expect(found([bearing, { ...bearing, uqc: 'PCX' }])).toEqual([
    { number, fault: 'unknown_unit', value: 'PCX', line: line(2) },
  ])
  expect(found([{ ...bearing, uqc: 'nos' }])).toEqual([{ number, fault: 'unknown_unit', value: 'nos', line: line(1) }])
  expect(found([bearing, { ...delivery, uqc: 'PCX' }])).toEqual([])
})

test.each([
  ['17 signs', 'BMS/26-27/0000001'],
  ['a space', 'BMS 26-27/000001'],
  ['letters of another script', 'ബേപ്പൂർ/000001'],
  ['zeros alone', '000/00-0'],
  ['no sign', ''],
])('a number of %s is named, of a credit note too', (_, bad) => {
  expect(bad).not.toBe(number)
  for (const kind of ['invoice', 'bill_of_supply', 'credit_note'] as const)
    expect(found([bearing], bad, kind)).toEqual([{ number: bad, fault: 'bad_number', value: bad, line: null }])
})

test.each(['BMS/26-27/000001', 'BMS/2627/1000000', 'A', '2026-1'])('%s is a number that the portal takes', (good) => {
  expect(good.length).toBeLessThanOrEqual(16)
  expect(found([bearing], good)).toEqual([])
})

test('every fault of a document is named, by the line that has it, with its place there and its words', () => {
  const bad = 'BMS/26-27/0000002'
  const named = { ...bearing, description: 'Ball Bearing 6204-2RS' }
  const lines = [{ ...named, hsn: '', uqc: 'PCX' }, bearing, { ...named, hsn: '', position: 7 }]
  const [first, third] = [1, 7].map((position) => ({ position, description: 'Ball Bearing 6204-2RS' }))
  expect(found(lines, bad)).toEqual([
    { number: bad, fault: 'bad_number', value: bad, line: null },
    { number: bad, fault: 'no_hsn', value: '', line: first },
    { number: bad, fault: 'unknown_unit', value: 'PCX', line: first },
    { number: bad, fault: 'no_hsn', value: '', line: third },
  ])
})

test('a delivery charge has the code of its goods, which alone are named', () => {
  expect(
    found([
      { ...bearing, hsn: '' },
      { ...delivery, hsn: '' },
    ]),
  ).toEqual([{ number, fault: 'no_hsn', value: '', line: line(1) }])
})
