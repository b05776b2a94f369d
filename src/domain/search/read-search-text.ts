import { serverLimits } from '../../shared/server-limits.ts'
import { withDigits } from './number-words.ts'
import { plainSearchText } from './plain-search-text.ts'
import { readSizes } from './read-sizes.ts'
import type { Meaning } from './search-meaning.ts'

/** Letters and digits, with a dash, dot or slash between them where a digit is among them: a word or a code. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:[-./&][\p{L}\p{M}\p{N}]+)*/uy
const WORD_STARTS = /[\p{L}\p{M}\p{N}.]/u

/**
 * Reads the meanings of a text that somebody types, pastes or says to find products: sizes in the first unit of their measure
 * (1/2", half inch, 12.7 mm and 4 soot are a length of 12.7), threads (M8), phases, codes without what stands between their
 * parts, numbers and words. Nothing is looked up: the dictionary, the catalogue and quantities (`2 nos`) are for whoever asks. At
 * most `serverLimits.searchMeaningsMax` meanings; pure, and never fails.
 */
export function readSearchText(text: string): Meaning[] {
  const plain = withDigits(plainSearchText(text))
  const meanings: Meaning[] = []
  let at = 0
  while (at < plain.length && meanings.length < serverLimits.searchMeaningsMax) {
    if (!WORD_STARTS.test(plain[at] ?? '')) {
      at += 1
      continue
    }
    const sizes = readSizes(plain, at)
    const read = sizes && !goesOnAsCode(plain, sizes.end) ? sizes : readToken(plain, at)
    meanings.push(...read.meanings)
    at = Math.max(read.end, at + 1)
  }
  return meanings.slice(0, serverLimits.searchMeaningsMax)
}

/** `6204-2rs` is no 6204, and `3-phase` no 3: what was read as a number ends where a word does. */
function goesOnAsCode(plain: string, end: number): boolean {
  return /^-[\p{L}\p{N}]/u.test(plain.slice(end, end + 2))
}

function readToken(plain: string, at: number): { meanings: Meaning[]; end: number } {
  TOKEN.lastIndex = at
  const [text] = TOKEN.exec(plain) ?? []
  if (text === undefined) return { meanings: [], end: at + 1 }
  const end = at + text.length
  if (/\p{L}/u.test(text) && /\d/.test(text)) return { meanings: [{ kind: 'code', text, code: codeOf(text) }], end }
  if (/^\d+([-./]\d+)+$/.test(text)) return { meanings: [{ kind: 'code', text, code: codeOf(text) }], end }
  if (/^\d+$/.test(text)) return { meanings: [{ kind: 'number', text, value: Number(text) }], end }
  const words = text.split(/[-./&]/).filter((word) => word !== '')
  return { meanings: words.map((word) => ({ kind: 'word', text: word })), end }
}

/** A code without what stands between its parts: `6204-2rs` and `6204/2rs` are `62042rs`. */
function codeOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
