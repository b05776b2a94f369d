import { expect, test } from 'vitest'
import { readTicketLink, ticketLink } from './ticket-link.ts'

test('what a link is made of is read from it again', () => {
  const opens = { number: 'TKT-4829-1307', key: 'aB3-_9' }
  expect(readTicketLink(new URL(ticketLink(opens), 'http://mill.example').hash)).toEqual(opens)
})

test.each(['', '#', '#who', '#TKT-4829-1307', '#TKT-4829-1307.', '#BMS-100123.abc', '#TKT-4829-1307.a<b'])(
  '%j opens nothing',
  (hash) => {
    expect(readTicketLink(hash)).toBeNull()
  },
)
