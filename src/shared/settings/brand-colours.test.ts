import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriesDarkText, carriesWhiteText, colourTokens, plainColours } from './brand-colours.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

test('the plain colours are those of the stylesheet, and change nothing', () => {
  const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
  expect(tokens).toContain(`--color-teal: ${plainColours.main};`)
  expect(tokens).toContain(`--color-signal: ${plainColours.accent};`)
  expect(colourTokens(plainColours)).toEqual({})
  expect(carriesWhiteText(plainColours.main)).toBe(true)
  expect(carriesDarkText(plainColours.accent)).toBe(true)
})

test.each([
  ['#767676', true],
  ['#777777', false],
  ['#000000', true],
  ['#ffffff', false],
])('white text on %s can be read: %s', (main, is) => expect(carriesWhiteText(main)).toBe(is))

test('whatever accent is taken, text in its deep shade can be read on paper and on its wash', () => {
  fc.assert(
    fc.property(colour.filter(carriesDarkText), (accent) => {
      const tokens = colourTokens({ ...plainColours, accent })
      const deep = tokens['--color-signal-deep'] ?? ''
      expect(deep === '' || carriesWhiteText(deep)).toBe(true)
      expect(Object.values(tokens).every((token) => /^#[0-9a-f]{6}$/.test(token))).toBe(true)
    }),
  )
})
