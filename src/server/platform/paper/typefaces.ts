import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)
const folders = {
  archivo: path.dirname(require.resolve('@fontsource/archivo/package.json')),
  'noto-sans-malayalam': path.dirname(require.resolve('@fontsource/noto-sans-malayalam/package.json')),
}

export type Weight = 'regular' | 'bold'

/** Each letter is set in the first of these that has it. Archivo comes in parts: the rupee sign is in the second. */
const parts = ['latin', 'latin-ext', 'malayalam'] as const
export type Part = (typeof parts)[number]

const unpacked = new Map<string, Buffer>()

/** A font, read from its npm package once in the life of the process. */
export function readFont(part: Part, weight: Weight): Buffer {
  const heavy = weight === 'bold' ? 700 : 400
  const family = part === 'malayalam' ? 'noto-sans-malayalam' : 'archivo'
  const file = path.join(folders[family], 'files', `${family}-${part}-${heavy}-normal.woff`)
  const font = unpacked.get(file) ?? unpackWoff(readFileSync(file))
  unpacked.set(file, font)
  return font
}

/** A piece of a line in one font. */
export interface Run {
  part: Part
  text: string
}

/** Controls of Indian scripts, which say nothing by themselves and stay with the letter before them. */
const joiners = /^[\u200c\u200d]$/

/**
 * Splits a line into runs of one font each. Spaces and joiners stay with what is before them; what no font has becomes a
 * question mark: a name in another script must not keep an invoice from being printed.
 */
export function splitRuns(line: string, has: (part: Part, codePoint: number) => boolean): Run[] {
  const runs: Run[] = []
  for (const character of line.normalize('NFC')) {
    const last = runs.at(-1)
    const codePoint = character.codePointAt(0) ?? 0
    const fits = last && (character === ' ' || joiners.test(character) || has(last.part, codePoint))
    if (fits) {
      last.text += character
      continue
    }
    const part = parts.find((each) => has(each, codePoint))
    if (part) runs.push({ part, text: character })
    else if (last?.part === 'latin') last.text += '?'
    else runs.push({ part: 'latin', text: '?' })
  }
  return runs
}
