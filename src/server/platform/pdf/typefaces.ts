import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Blob, Face, Font } from 'harfbuzzjs'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

export type Weight = 'regular' | 'bold'

/** A font of one weight, opened: `has` answers for a code point. */
export interface Typeface {
  name: string
  font: Font
  face: Face
  /** Of one script: the signs in it that others have too are set in the same hand. */
  ofScript: boolean
  has: (codePoint: number) => boolean
}

/** A family of fonts: what may be written in it, and its file for each weight. */
interface Family {
  name: string
  writes: RegExp
  file: (weight: Weight) => string
}

const anything = /^/u

/** The scripts of the languages in the Eighth Schedule of the Constitution; each is opened with the first letter of it. */
const scripts: readonly Family[] = [
  noto('devanagari', /\p{scx=Deva}/u, require.resolve('@fontsource/noto-sans-devanagari/package.json')),
  noto('malayalam', /\p{scx=Mlym}/u, require.resolve('@fontsource/noto-sans-malayalam/package.json')),
  noto('tamil', /\p{scx=Taml}/u, require.resolve('@fontsource/noto-sans-tamil/package.json')),
  noto('kannada', /\p{scx=Knda}/u, require.resolve('@fontsource/noto-sans-kannada/package.json')),
  noto('telugu', /\p{scx=Telu}/u, require.resolve('@fontsource/noto-sans-telugu/package.json')),
  noto('bengali', /\p{scx=Beng}/u, require.resolve('@fontsource/noto-sans-bengali/package.json')),
  noto('gujarati', /\p{scx=Gujr}/u, require.resolve('@fontsource/noto-sans-gujarati/package.json')),
  noto('gurmukhi', /\p{scx=Guru}/u, require.resolve('@fontsource/noto-sans-gurmukhi/package.json')),
  noto('oriya', /\p{scx=Orya}/u, require.resolve('@fontsource/noto-sans-oriya/package.json')),
  noto('arabic', /\p{scx=Arab}/u, require.resolve('@fontsource/noto-sans-arabic/package.json')),
  noto('ol-chiki', /\p{scx=Olck}/u, require.resolve('@fontsource/noto-sans-ol-chiki/package.json')),
  noto('meetei-mayek', /\p{scx=Mtei}/u, require.resolve('@fontsource/noto-sans-meetei-mayek/package.json')),
]

const archivo = path.dirname(require.resolve('@fontsource/archivo/package.json'))
const dejavu = path.dirname(require.resolve('dejavu-fonts-ttf/package.json'))

/**
 * Each sign is set in the first of these that has it: the shop's own typeface (the rupee sign is in its second file), the
 * one of its script, and one that has the signs of the trade (⌀ Ω ≤ → ⅛ √ №), Greek and Cyrillic.
 */
const families: readonly Family[] = [
  { name: 'archivo-latin', writes: anything, file: (weight) => fileOf(archivo, 'archivo-latin', weight) },
  { name: 'archivo-latin-ext', writes: anything, file: (weight) => fileOf(archivo, 'archivo-latin-ext', weight) },
  ...scripts,
  {
    name: 'dejavu',
    writes: anything,
    file: (weight) => path.join(dejavu, 'ttf', weight === 'bold' ? 'DejaVuSans-Bold.ttf' : 'DejaVuSans.ttf'),
  },
]

function noto(script: string, writes: RegExp, packageFile: string): Family {
  const family = `noto-sans-${script}-${script}`
  return { name: family, writes, file: (weight) => fileOf(path.dirname(packageFile), family, weight) }
}

function fileOf(folder: string, name: string, weight: Weight): string {
  return path.join(folder, 'files', `${name}-${weight === 'bold' ? 700 : 400}-normal.woff`)
}

const opened = new Map<string, Typeface>()

/** Returns the typeface that has all of these letters, after text in the one `before`; undefined where none has. */
export function findTypeface(letters: readonly string[], weight: Weight, before?: Typeface): Typeface | undefined {
  const codePoints = letters.map((letter) => letter.codePointAt(0) ?? 0)
  if (before?.ofScript && codePoints.every(before.has)) return before
  for (const family of families) {
    if (!letters.every((letter) => family.writes.test(letter))) continue
    const typeface = open(family, weight)
    if (codePoints.every(typeface.has)) return typeface
  }
  return undefined
}

/** Returns the typeface whose empty box stands for a sign that none has. */
export function boxTypeface(weight: Weight): Typeface {
  const [first] = families
  if (!first) throw new Error('no typeface')
  return open(first, weight)
}

/** A font is read from its npm package once in the life of the thread. */
function open(family: Family, weight: Weight): Typeface {
  const name = `${family.name}-${weight}`
  const known = opened.get(name)
  if (known) return known
  const file = family.file(weight)
  const bytes = readFileSync(file)
  const face = new Face(new Blob(file.endsWith('.woff') ? unpackWoff(bytes) : bytes))
  const font = new Font(face)
  const ofScript = scripts.includes(family)
  const typeface = {
    name,
    face,
    font,
    ofScript,
    has: (codePoint: number) => font.nominalGlyph(codePoint) !== undefined,
  }
  opened.set(name, typeface)
  return typeface
}
