import { describe, expect, it } from 'vitest'
import { trackingLink } from './tracking-link.ts'

const carriers = [
  { name: 'Own van', url: '' },
  { name: 'Delhivery', url: 'https://carrier.example/track/{number}?lang=en' },
]
const linkOf = (carrier: string, number: string | null) => trackingLink(carriers, carrier, number)

describe('the link to a parcel', () => {
  it('has the number in the address of its carrier, in whatever case that was typed', () => {
    expect(linkOf('Delhivery', 'D48213377')).toBe('https://carrier.example/track/D48213377?lang=en')
    expect(linkOf('DELHIVERY', 'D48213377')).toBe('https://carrier.example/track/D48213377?lang=en')
  })

  it('is missing without a number, of a carrier without a page, and of one that the shop does not know', () => {
    expect(linkOf('Own van', 'D48213377')).toBeUndefined()
    expect(linkOf('Raju', 'D48213377')).toBeUndefined()
    expect(linkOf('Delhivery', null)).toBeUndefined()
    expect(linkOf('Delhivery', '')).toBeUndefined()
    expect(trackingLink([], 'Delhivery', 'D48213377')).toBeUndefined()
  })

  it.each(['../../login', '?next=https://other.example', '#top', '//other.example', '$&$1', 'a"><script>', 'അ 1'])(
    'has nothing but text of the number %s',
    (number) => {
      const link = new URL(linkOf('Delhivery', number) ?? '')
      expect(link.origin).toBe('https://carrier.example')
      expect(decodeURIComponent(link.pathname)).toBe(`/track/${number}`)
      expect([link.search, link.hash]).toEqual(['?lang=en', ''])
    },
  )

  it.each(['..', '.', '/', '-'])('is not made of the number %s', (number) => {
    expect(linkOf('Delhivery', number)).toBeUndefined()
  })
})
