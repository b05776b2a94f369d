/** Returns whether a country of origin, as people write it, is this country. */
export function isMadeInIndia(countryOfOrigin: string): boolean {
  return /^(made in )?(india|bharat)$/i.test(countryOfOrigin.trim())
}

/** Returns whether goods with this country of origin are imported; not so while none is known. */
export function isImported(countryOfOrigin: string): boolean {
  return countryOfOrigin.trim() !== '' && !isMadeInIndia(countryOfOrigin)
}
