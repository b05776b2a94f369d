/** Endings of Malayalam nouns that say of, in, to or with, in plain letters and in Latin ones, the longest first. */
const MALAYALAM = /(?:ത്തിന്റെ|ത്തിലെ|ത്തിന്|ത്തില്|യിന്റെ|യുടെ|യിലെ|യില്|യ്ക്ക്|ിന്റെ|ിലെ|ിനുള്ള|ിന്|ില്|ുടെ|ന്റെ|െ|ന്|ക്ക്)$/u
const LATIN = /(?:yude|yute|inte|nte|ude|ile|ilulla|inulla|ilninnu|il|inu|kku|nu)$/
const LEAST = 3

/** A noun without the ending of its case, where it has one: `പമ്പിന്റെ` and `pumpinte` are of a pump. */
export function withoutCase(word: string): string[] {
  const stem = word.replace(/^[a-z]+$/.test(word) ? LATIN : MALAYALAM, '')
  return stem !== word && stem.length >= LEAST ? [stem, ...(/[\u0d15-\u0d39]$/u.test(stem) ? [`${stem}്`] : [])] : []
}
