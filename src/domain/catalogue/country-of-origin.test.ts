import { expect, test } from 'vitest'
import { isImported, isMadeInIndia } from './country-of-origin.ts'

test.each(['India', 'india', ' INDIA ', 'Bharat', 'Made in India', 'made in bharat'])(
  '%j is this country',
  (country) => {
    expect(isMadeInIndia(country)).toBe(true)
    expect(isImported(country)).toBe(false)
  },
)

test.each(['China', 'Indiana', 'Not made in India', 'Made in Germany'])('%j is another country', (country) => {
  expect(isMadeInIndia(country)).toBe(false)
  expect(isImported(country)).toBe(true)
})

test.each(['', '  '])('%j is no country', (country) => {
  expect(isMadeInIndia(country)).toBe(false)
  expect(isImported(country)).toBe(false)
})
