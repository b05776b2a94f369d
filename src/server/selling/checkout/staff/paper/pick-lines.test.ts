import { expect, it } from 'vitest'
import { pickLines } from './pick-lines.ts'

const line = (product_id: string, quantity: number, variant_name: string | null = null) => ({
  product_id,
  variant_id: variant_name,
  name: product_id,
  variant_name,
  quantity,
})

it('has each item once, in the order of the shelves, and those without one last', () => {
  const orders = [
    { number: 'BMS-1', lines: [line('Belt', 1, 'A-42'), line('Pump', 1)] },
    { number: 'BMS-2', lines: [line('Bearing', 2), line('Belt', 3, 'A-42'), line('Belt', 1, 'A-45')] },
  ]
  expect(pickLines(orders, ['R10', null, 'R2', 'R10', 'R2'])).toEqual([
    { shelf: 'R2', name: 'Bearing', pieces: 2, orders: [{ number: 'BMS-2', pieces: 2 }] },
    { shelf: 'R2', name: 'Belt, A-45', pieces: 1, orders: [{ number: 'BMS-2', pieces: 1 }] },
    {
      shelf: 'R10',
      name: 'Belt, A-42',
      pieces: 4,
      orders: [
        { number: 'BMS-1', pieces: 1 },
        { number: 'BMS-2', pieces: 3 },
      ],
    },
    { shelf: null, name: 'Pump', pieces: 1, orders: [{ number: 'BMS-1', pieces: 1 }] },
  ])
})
