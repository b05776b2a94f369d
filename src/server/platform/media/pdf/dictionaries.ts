/**
 * Pattern of the words that end the reading of a dictionary, and of what hides such words: comments, strings, strings in
 * hexadecimal.
 */
const next = /%[^\r\n]*|\(|<<|>>|<[^<>]*>|(?<![^\0\t\n\f\r )>\]}])(?:stream|endobj|obj)(?![^\0\t\n\f\r (<[{%/])/g

/** Words that are read at most, of all objects together: ten times what a catalogue of a thousand pages has. */
const mostWords = 1_000_000

/**
 * The dictionaries of a PDF's streams, each from the word `obj` up to the word `stream`, without comments and strings and with
 * names as they are meant. They are found by these words alone, as a reader finds them who mends a broken file. Gives null where
 * there are more than in any file that somebody made: reading on would take long.
 */
export function streamDictionaries(text: string): string[] | null {
  const found: string[] = []
  // a letter belongs to one object; letters of a picture may say `obj` by chance
  const left = { words: mostWords, letters: 4 * text.length }
  for (const { index } of text.matchAll(/(?<!end)obj(?![A-Za-z0-9])/g)) {
    const words = readObject(text, index + 3, left)
    if (left.words < 0 || left.letters < 0) return null
    if (words !== null) found.push(words)
  }
  return found
}

/** The words of an object's dictionary; null: no stream comes after it. */
function readObject(text: string, from: number, left: { words: number; letters: number }): string | null {
  const parts: string[] = []
  let [depth, at] = [0, from]
  next.lastIndex = from
  for (let word = next.exec(text); word && left.words >= 0; word = next.exec(text)) {
    const [what] = word
    left.words -= 1
    parts.push(text.slice(at, word.index))
    if (what === '(') next.lastIndex = afterString(text, word.index)
    else if (what === '<<' || what === '>>') {
      parts.push(what)
      depth += what === '<<' ? 1 : -1
    } else if (!/^[%<]/.test(what) && depth <= 0) {
      left.letters -= word.index - from
      return what === 'stream' ? meant(parts) : null
    }
    parts.push(' ')
    at = next.lastIndex
  }
  left.letters -= text.length - from
  return null
}

/** Strings stand in brackets, which may hold brackets. */
function afterString(text: string, from: number): number {
  const bracket = /\\.|[()]/gs
  bracket.lastIndex = from
  let depth = 0
  for (let found = bracket.exec(text); found; found = bracket.exec(text)) {
    if (found[0] === '(') depth += 1
    else if (found[0] === ')') depth -= 1
    if (depth === 0) return bracket.lastIndex
  }
  return text.length
}

/** Any letter of a name may be `#` and its code. */
function meant(parts: readonly string[]): string {
  return parts
    .join('')
    .replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
