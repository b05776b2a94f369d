import { describe, expect, it } from 'vitest'
import { complaintLink, complaintLinkOf, orderInLink } from './complaint-link.ts'

/** Returns the order that the form is filled in with by a link, followed by 'amina' and read by this account. */
function orderOf(number: string, readBy: string | null = 'amina'): string {
  const { to, state } = complaintLink(number, 'amina')
  return orderInLink(new URL(to, 'https://shop.example').searchParams.get('order'), state, readBy)
}

describe('a complaint that starts from an order', () => {
  it('has its number, and none where it starts from no order', () => {
    expect(complaintLink('BMS-100123', 'amina').to).toBe('/grievance?order=BMS-100123')
    expect(orderOf('BMS-100123')).toBe('BMS-100123')
    expect(complaintLink('', 'amina').to).toBe('/grievance')
    expect(orderOf('')).toBe('')
  })

  it('has none where somebody else comes back to the page, or has signed out', () => {
    expect(orderOf('BMS-100123', 'biju')).toBe('')
    expect(orderOf('BMS-100123', null)).toBe('')
  })

  it('has it in a new tab, which knows the address alone', () => {
    expect(orderInLink('BMS-100123', null, 'amina')).toBe('BMS-100123')
    expect(orderInLink('BMS-100123', undefined, null)).toBe('BMS-100123')
  })

  it('is bound to who opens it by its address alone, once, and to nobody who is signed out', () => {
    const own = complaintLinkOf('BMS-100123', null, 'amina')
    expect(own).toEqual(complaintLink('BMS-100123', 'amina'))
    expect(orderInLink('BMS-100123', own?.state, 'biju')).toBe('')
    expect(complaintLinkOf('BMS-100123', own?.state, 'amina')).toBeNull()
    expect(complaintLinkOf('BMS-100123', own?.state, 'biju')).toBeNull()
    expect(complaintLinkOf('BMS-100123', null, null)).toBeNull()
    expect(complaintLinkOf(null, null, 'amina')).toBeNull()
    expect(complaintLinkOf('Call 9847012345', null, 'amina')).toBeNull()
  })

  it.each(['bms-100123', 'BMS-1', 'Call 9847012345', '<b>BMS-100123</b>', `BMS-${'1'.repeat(40)}`, 'BMS-100123\n'])(
    'takes no other text of the address, such as %j',
    (text) => {
      expect(orderInLink(text, null, 'amina')).toBe('')
    },
  )
})
