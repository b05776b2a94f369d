import { describe, expect, it } from 'vitest'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { readTracking, trackingFaults } from './read-tracking.ts'

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
})

describe('pasted tracking numbers alone', () => {
  it('fill the list in its order; an empty cell leaves its order out', () => {
    expect(readTracking('D1\n\nD 3\n', rows)).toEqual({ numbers: { a: 'D1', c: 'D 3' }, faults: [] })
    expect(readTracking('D2\r\nD3', rows, 1)).toEqual({ numbers: { b: 'D2', c: 'D3' }, faults: [] })
  })

  it('say where there are more than orders, and where an order’s number stands alone', () => {
    expect(readTracking('D1\nBMS-100002\nD3\nD4', rows)).toEqual({
      numbers: { a: 'D1', c: 'D3' },
      faults: ['Line 2: no tracking number for BMS-100002.', 'Line 4: “D4” has no order left in this list.'],
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

  it('are not empty fields', () => {
    expect(trackingFaults(rows, { a: '', b: ' ' })).toEqual({})
  })
})
