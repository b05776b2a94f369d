import { expect, test } from 'vitest'
import { type ItemCode, readCodes, writeCodes } from './barcodes-cell.ts'
import { planCodes } from './plan-codes.ts'
import { sheetColumns } from './sheet-columns.ts'

const code = (text: string, more: Partial<ItemCode> = {}): ItemCode => ({
  code: text,
  kind: 'ean13',
  pieces: 1,
  note: null,
  ...more,
})

test('codes with their packs and notes are one text, in one order, however they were typed', () => {
  const codes = [code('8901234567890'), code('8901234567906', { pieces: 10, note: 'Box of ten' })]
  const text = '8901234567890; 8901234567906 x10 | Box of ten'
  expect(writeCodes(codes.toReversed())).toBe(text)
  expect(writeCodes([])).toBe('')
  for (const typed of [
    text,
    ' 8901234567890 ,8901234567906 × 10|Box of ten\n',
    '890-1234-56789-0\n8901234567906x10 | Box of ten;',
  ]) {
    expect(readCodes(typed)).toEqual({ codes })
  }
  expect(readCodes('036000291452')).toEqual({ codes: [code('0036000291452', { kind: 'upca' })] })
  expect(readCodes(' - ')).toEqual({ codes: [] })
})

test.each([
  ['8901234567895', '“8901234567895” is wrong, its last digit should be 0: check'],
  ['8.90123E+12', 'changed this code to a number (8.90123E+12) and may have lost digits: format the column as text'],
  ['8,90123E+12', 'changed this code to a number (90123E+12)'],
  ['8901234567890.0', 'changed this code to a number (8901234567890.0)'],
  ['ബെയറിംഗ്', '“ബെയറിംഗ്” is not a barcode: use letters, digits'],
  ['x'.repeat(100_000), 'xxx…” is not a barcode'],
  ['8901234567890 x0', 'is not a pack size: write x and 1 to 10,000 pieces, like'],
  ['8901234567890; 0 8901234567890', '8901234567890 is here twice: keep only one of them'],
  [`8901234567890 | ${'n'.repeat(61)}`, 'the note of a code is longer than 60 letters'],
])('%.20s is refused with the cure', (text, sentence) => {
  expect(readCodes(text)).toEqual({ problem: expect.stringContaining(sentence) })
})

test('whatever stands on goods comes back from its text', () => {
  const odd = [
    'BOX x10',
    'A;1',
    'A,1|2\\',
    '\\;',
    '-',
    '(01)089',
    'code128:7',
    '1E5',
    '12345678x10',
    '8901234567895',
    '4711 x',
  ]
  const strange = [...odd, '036000291452', '8901234567890', '08901234567890', '=1+1', "'-", '8901234567890.0']
  const codes = strange.flatMap((text) => [
    code(text, { kind: 'code128' }),
    code(text, { kind: 'code128', pieces: 12 }),
    code(text, { kind: 'code128', note: 'a | b; c, \\d x3' }),
  ])
  for (const each of codes) expect(readCodes(writeCodes([each]))).toEqual({ codes: [each] })
  const together = strange.map((text) => code(text, { kind: 'code128' }))
  const read = readCodes(writeCodes(together))
  expect('codes' in read && new Set(read.codes)).toEqual(new Set(together))
})

const column = sheetColumns(new Map()).find(({ is }) => is === 'codes')
const present = [code('0036000291452', { kind: 'upca' }), code('00471', { kind: 'code128', pieces: 5, note: 'Shelf' })]
const plan = (cell: string | number, { isParent = false, refused = '' } = {}) => {
  if (!column) throw new Error('tables have no bar codes')
  const rules = { of: () => present, whyNot: (text: string) => (text === refused ? 'no' : null) }
  return planCodes({ row: 2, product: 'p', variant: null, cells: new Map([[column, cell]]) }, rules, isParent)
}

test('a cell says all codes of its thing: nothing new is no change, a note that is not said stays', () => {
  for (const cell of ['', ' ', '00471 x5 | Shelf, 036000291452; ', '036000291452; 00471 x5']) {
    expect(plan(cell)).toEqual({})
  }
  expect(plan('00471 x6')).toMatchObject({
    diff: { column: 'barcodes', was: '0036000291452; 00471 x5 | Shelf', becomes: '00471 x6 | Shelf' },
    write: { variant: null, codes: [{ code: '00471', pieces: 6, note: 'Shelf' }] },
  })
  expect(plan('-')).toMatchObject({ diff: { becomes: '' }, write: { codes: [] } })
})

test('a number that lost its zeros, a product of variants and a code of something else are refused', () => {
  const problem = (sentence: string) => ({
    problem: { column: 'barcodes', sentence: expect.stringContaining(sentence) },
  })
  expect(plan(36000291452)).toEqual(problem('36000291452 is a number and may have lost leading zeros'))
  expect(plan('36000291452')).toEqual(problem('0036000291452 has lost its leading zero'))
  expect(plan(8901234567890)).toMatchObject({ write: { codes: [code('8901234567890')] } })
  expect(plan('8901234567890', { isParent: true })).toEqual(problem('enter the codes in their rows'))
  expect(plan('-', { isParent: true })).toMatchObject({ write: { codes: [] } })
  expect(plan('8901234567890', { refused: '8901234567890' })).toEqual(problem('no'))
})

test('a note has no letters that hide or cannot be kept', () => {
  for (const note of ['a\u0000b', 'a\u202eb', 'a\ud800', 'a\u0007']) {
    expect(readCodes(`00471 | ${note}`)).toEqual({ problem: expect.stringContaining('cannot be seen') })
  }
})
