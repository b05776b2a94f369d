/**
 * A word with its singular and plural: goods are called `Ball Bearing` and `Belts & Pulleys`, and people ask for either.
 * Words of fewer than three letters, with digits or in other scripts have no other form.
 */
export function wordForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word]
  const forms = new Set([word])
  if (/[^s]ies$/.test(word)) forms.add(`${word.slice(0, -3)}y`)
  if (/(s|x|z|ch|sh)es$/.test(word)) forms.add(word.slice(0, -2))
  if (/[^s]s$/.test(word)) forms.add(word.slice(0, -1))
  else if (/[^aeiou]y$/.test(word)) forms.add(`${word.slice(0, -1)}ies`)
  else forms.add(/(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`)
  if (word.endsWith('knives')) forms.add('knife')
  return [...forms]
}

/** Words as they are, and each in its other number. */
export function inSingular(words: readonly string[]): string[][] {
  return [
    [...words],
    words.map((word) => wordForms(word)[1] ?? word),
    words.map((word) => (word.endsWith('s') ? (wordForms(word)[1] ?? word) : word)),
  ]
}
