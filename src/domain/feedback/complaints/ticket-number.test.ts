import { expect, test } from 'vitest'
import { drawTicketNumber, readTicketNumber } from './ticket-number.ts'

test('a number has eight digits, also where they are small', () => {
  const drawn = [7, 42]
  expect(drawTicketNumber(() => drawn.shift() ?? 0)).toBe('TKT-0007-0042')
})

test.each(['TKT-4829-1307', 'tkt 4829 1307', ' 48291307 ', 'TKT48291307'])('%j is read', (typed) => {
  expect(readTicketNumber(typed)).toBe('TKT-4829-1307')
})

test.each(['', 'TKT-4829-130', 'BMS-100123', '4829130712', '٤٨٢٩١٣٠٧'])('%j is no number', (typed) => {
  expect(readTicketNumber(typed)).toBeNull()
})
