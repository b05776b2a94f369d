import { describe, expect, it } from 'vitest'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { leaveSent, readTracking, trackingFaults } from './read-tracking.ts'

const rows = [
  { _id: 'a', number: 'BMS-100001' },
  { _id: 'b', number: 'BMS-100002' },
  { _id: 'c', number: 'BMS-100003' },
]

describe('pasted lines with order numbers', () => {
  it.each([
    ['tabs', 'BMS-100003\tD3\nBMS-100001\tD1\n'],
    ['commas, quotes and lines of Windows', '"BMS-100003","D3"\r\n"BMS-100001","D1"\r\n'],
    ['spaces, any case, without letters', '100003 D3\n#bms-100001   D1'],
    ['a third column and empty lines', '\nBMS-100003;D3;Kozhikode\n\nBMS-100001;D1;Kochi'],
  ])('fill the orders that they name: %s', (_, text) => {
    expect(readTracking(text, rows)).toEqual({ numbers: { a: 'D1', c: 'D3' }, faults: [] })
  })

  it('say which of them did not match, and why', () => {
    const text = 'Order\tTracking\nBMS-100001\tD1\nBMS-100001\tD9\nBMS-100002\nBMS-100003\t\nBMS-999999\tD4'
    expect(readTracking(text, rows)).toEqual({
      numbers: { a: 'D1' },
      faults: [
        'Line 1: “Order” is not in this list.',
        'Line 3: BMS-100001 has two tracking numbers. The first one is used.',
        'Line 4: no tracking number for BMS-100002.',
        'Line 6: “BMS-999999” is not in this list.',
      ],
    })
  })

  it('are pairs with a space behind an order’s number, also of one that is not in the list', () => {
    expect(readTracking('bms-999999 D4', rows)).toEqual({
      numbers: {},
      faults: ['Line 1: “bms-999999” is not in this list.'],
    })
  })

  it('have a comma within a cell of a sheet', () => {
    expect(readTracking('BMS-100001\t1,23457E+11', rows).numbers).toEqual({ a: '1,23457E+11' })
  })
})

describe('pasted tracking numbers alone', () => {
  it('fill the list in its order; an empty cell leaves its order out', () => {
    expect(readTracking('D1\n\nD 3\n', rows)).toEqual({ numbers: { a: 'D1', c: 'D 3' }, faults: [] })
    expect(readTracking('D2\r\nD3', rows, 1)).toEqual({ numbers: { b: 'D2', c: 'D3' }, faults: [] })
  })

  it('say where an order’s number stands among them, or what is no number', () => {
    expect(readTracking('D1\nBMS-100002\nnone', rows)).toEqual({
      numbers: { a: 'D1' },
      faults: ['Line 2: no tracking number for BMS-100002.', 'Line 3: “none” is not a tracking number.'],
    })
  })

  it.each([
    ['alone', 'AWB No\nD1\nD2\nD3'],
    ['over an empty cell at the end', 'AWB No\r\nD1\r\nD2\r\nD3\r\n \r\n'],
    ['below an empty cell', '\nTracking\nD1\nD2\nD3'],
  ])('use up no order for the heading of their column: %s', (_, text) => {
    expect(readTracking(text, rows)).toEqual({ numbers: { a: 'D1', b: 'D2', c: 'D3' }, faults: [] })
  })

  it('say the line of the sheet below a heading', () => {
    expect(readTracking('AWB No\nD1\npending', rows).faults).toEqual(['Line 3: “pending” is not a tracking number.'])
  })

  it('fill nothing where there are more of them than orders', () => {
    const faults = ['4 numbers for 3 orders. Nothing was filled in.']
    expect(readTracking('D1\nD2\nD3\nD4', rows)).toEqual({ numbers: {}, faults })
    expect(readTracking('AWB No\nD1\nD2\nD3\nD4', rows)).toEqual({ numbers: {}, faults })
    expect(readTracking('D1\nD2', rows, 2)).toEqual({
      numbers: {},
      faults: ['2 numbers for 1 order. Nothing was filled in.'],
    })
  })

  it('are none in an empty text', () => {
    expect(readTracking(' \n', rows)).toEqual({ numbers: {}, faults: [] })
  })
})

describe('faults of tracking numbers', () => {
  it('are a number of two orders, whatever its case, and one that is too long', () => {
    const long = 'x'.repeat(deskLimits.trackingMax + 1)
    expect(trackingFaults(rows, { a: 'd1', b: ' D1 ', c: long })).toEqual({
      b: 'Same number as BMS-100001',
      c: `Use ${deskLimits.trackingMax} characters or fewer`,
    })
  })

  it.each(['BMS-100003', 'bms-999999', '#BMS-100001', 'BMS 100002', '100002'])(
    'are an order’s number: %s',
    (number) => {
      expect(trackingFaults(rows, { a: number })).toEqual({ a: 'This is an order number. Enter the tracking number.' })
    },
  )

  it.each(['1.23457E+11', '1,23457e+11', '8E+12'])('are a number that a spreadsheet has shortened: %s', (number) => {
    expect(trackingFaults(rows, { b: number })).toEqual({
      b: 'The spreadsheet shortened this number. Format the column as text and copy it again.',
    })
  })

  it('are not empty fields, and no number of a courier', () => {
    expect(trackingFaults(rows, { a: '', b: ' ' })).toEqual({})
    expect(trackingFaults(rows, { a: 'BMS123456789', b: '100099', c: '12E45' })).toEqual({})
    expect(trackingFaults([{ _id: 'a', number: '100001' }], { a: 'D1' })).toEqual({})
  })
})

describe('pasted numbers of orders that were sent and got no answer', () => {
  it('are left out, and named where they differ from what was sent', () => {
    const read = readTracking('D1\nD9\nD3', rows)
    const faults = ['BMS-100002 was already sent. Its tracking number was not changed.']
    expect(leaveSent(read, rows.slice(0, 2), { a: 'D1', b: 'D2' })).toEqual({ numbers: { c: 'D3' }, faults })
    expect(leaveSent(read, rows.slice(0, 2), { a: 'D1', b: 'D9' })).toEqual({ numbers: { c: 'D3' }, faults: [] })
    expect(leaveSent(readTracking('BMS-100003 D3', rows), rows.slice(0, 2), {}).faults).toEqual([])
  })
})
