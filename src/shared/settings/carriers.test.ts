import { describe, expect, it } from 'vitest'
import { settingInWords } from './setting-in-words.ts'
import { settingOf } from './settings.ts'

const { schema, fallback } = settingOf('delivery.carriers')
const takes = (list: unknown) => schema.safeParse(list).success
const takesUrl = (url: string) => takes([{ name: 'Carrier', url }])

describe('the carriers of a shop', () => {
  it('are by default a list that can be saved again as it is', () => {
    expect(schema.parse(fallback)).toEqual(fallback)
  })

  it.each([
    '',
    'https://carrier.example/{number}',
    ' https://carrier.example/track/{number} ',
    'https://www.carrier.example:8443/track?awb={number}&lang=en',
    'https://carrier.example?awb={number}',
    'https://carrier.example/#/track/{number}',
  ])('have a page such as “%s”', (url) => {
    expect(takesUrl(url)).toBe(true)
  })

  it.each([
    'http://carrier.example/{number}',
    'javascript:alert({number})',
    'https://{number}.example/track',
    'https://carrier.example{number}/track',
    'https://carrier.example@other.example/{number}',
    'https://user:word@carrier.example/{number}',
    'https://carrier/{number}',
    'https://carrier.example/track',
    'https://carrier.example/{number}/{number}',
    'https://carrier.example/{awb}',
    'https://carrier.example/{number}"onclick="',
    'https://carrier.example/<{number}>',
    'https://carrier.example/track {number}',
    'https://carrier.example\\@other.example/{number}',
    'https://carrier.example:99999/{number}',
    'https://carrier.example/{number}\u202e',
    `https://carrier.example/${'a'.repeat(300)}{number}`,
  ])('have no page such as “%s”', (url) => {
    expect(takesUrl(url)).toBe(false)
  })

  it('have a name each, no two the same, and are 12 at most', () => {
    const named = (...names: string[]) => names.map((name) => ({ name, url: '' }))
    expect(takes(named(' '))).toBe(false)
    expect(takes(named('a'.repeat(61)))).toBe(false)
    expect(takes(named('DTDC', 'dtdc '))).toBe(false)
    expect(takes(named(...Array.from({ length: 12 }, (_, at) => `Carrier ${at}`)))).toBe(true)
    expect(takes(named(...Array.from({ length: 13 }, (_, at) => `Carrier ${at}`)))).toBe(false)
    expect(takes([])).toBe(true)
  })

  it('are read in one line', () => {
    const list = [
      { name: 'Own van', url: '' },
      { name: 'Carrier', url: 'https://carrier.example/{number}' },
    ]
    expect(settingInWords('delivery.carriers', list)).toBe('Own van; Carrier, https://carrier.example/{number}')
    expect(settingInWords('delivery.carriers', [])).toBe('Not set')
  })
})
