import bidiFactory from 'bidi-js'
import { boxTypeface, findTypeface, type Typeface, type Weight } from './typefaces.ts'

/** A piece of a line in one typeface and one direction. `box`: no typeface has it, an empty box stands for it. */
export interface Run {
  typeface: Typeface
  text: string
  rightToLeft: boolean
  box: boolean
  /** Embedding level in text of the other direction: even ones run from left to right. */
  level: number
}

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const rightToLeft = /[\p{scx=Arab}\p{scx=Hebr}]/u
/** Joins or parts the letters beside it: stays with the letter before it. */
const joiners = /^[\u200c\u200d]$/
/** Says nothing on paper. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu

/** Returns a text as it is set: composed, without what cannot be seen. */
function settable(text: string): string {
  return text.replace(/\s/g, ' ').replace(unseen, '').normalize('NFC')
}

/** Splits a line into runs of one typeface and direction each, in the order in which they are read. */
export function splitRuns(line: string, weight: Weight): Run[] {
  const text = settable(line)
  const levels = rightToLeft.test(text) ? bidi.getEmbeddingLevels(text, 'auto').levels : undefined
  const runs: Run[] = []
  for (const { index, segment } of graphemes.segment(text)) {
    const level = levels?.[index] ?? 0
    for (const piece of piecesOf(segment, weight, runs.at(-1)?.typeface)) {
      const last = runs.at(-1)
      const joins = last && !last.box && !piece.box && last.typeface === piece.typeface && last.level === level
      if (joins) last.text += piece.text
      else runs.push({ ...piece, level, rightToLeft: level % 2 === 1 })
    }
  }
  return runs
}

type Piece = Pick<Run, 'text' | 'typeface' | 'box'>

/** A letter with its marks, in one typeface; where none has all of it, sign by sign. */
function piecesOf(segment: string, weight: Weight, before: Typeface | undefined): Piece[] {
  const letters = [...segment].filter((letter) => !joiners.test(letter))
  if (letters.length === 0) return before ? [{ text: segment, typeface: before, box: false }] : []
  const typeface = findTypeface(letters, weight, before)
  if (typeface) return [{ text: segment, typeface, box: false }]
  if (letters.length === 1) return [{ text: segment, typeface: boxTypeface(weight), box: true }]
  return [...segment].flatMap((letter) => piecesOf(letter, weight, before))
}

/**
 * Returns runs in the order in which they stand from left to right (Unicode Bidirectional Algorithm, rule L2): from the highest
 * level down to the lowest odd one, what has it is turned.
 */
export function fromLeftToRight<T extends { level: number }>(read: readonly T[]): T[] {
  const runs = [...read]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from
      while ((runs[to]?.level ?? 0) >= level) to++
      if (to > from + 1) runs.splice(from, to - from, ...runs.slice(from, to).reverse())
      from = to
    }
  }
  return runs
}
