import { foldWord } from './attributes/facet-value.ts'

/** Returns a country of origin as it is compared: `India`, `Made in India` and `Bharat` are one. Empty: none is known. */
export function countryAsCompared(countryOfOrigin: string): string {
  const country = foldWord(countryOfOrigin).replace(/^made in /, '')
  return country === 'bharat' ? 'india' : country
}

/** Returns whether a country of origin, as people write it, is this country. */
export function isMadeInIndia(countryOfOrigin: string): boolean {
  return countryAsCompared(countryOfOrigin) === 'india'
}

/** Returns whether goods with this country of origin are imported; not so while none is known. */
export function isImported(countryOfOrigin: string): boolean {
  return !['', 'india'].includes(countryAsCompared(countryOfOrigin))
}
