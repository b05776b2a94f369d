import { nominalOfInches } from './pipe-sizes.ts'
import type { Meaning, Size } from './search-meaning.ts'
import { type SearchUnit, searchUnit, unitPattern } from './search-units.ts'

const NUMBER = String.raw`(?:\d{1,7}(?:[- ]\d{1,2}\/\d{1,3}(?![\d/])|\/\d{1,3}(?![\d/])|\.\d{1,4})?|\.\d{1,4})`
const BOUND = String.raw`(?![\p{L}\p{M}\p{N}/])(?!\.\d)`
const FIRST = new RegExp(`${NUMBER}(?!-)${BOUND}`, 'uy')
const LINK = new RegExp(`(${NUMBER})(?:[ -]?(${unitPattern}))?`, 'uy')
const JOINT = / ?(x|-|to) ?(?=[.\d])/y
const ENDS = new RegExp(BOUND, 'uy')
/** More sizes than this in one chain nothing has. */
const LINKS_MAX = 6
const PHASE = /(?:(single|one|1)|(three|3))[ -]?ph(?:ase)?(?![\p{L}\p{M}\p{N}])/uy
const THREAD = new RegExp(
  String.raw`m[ -]?(\d{1,2}(?:\.\d)?)(?: ?x ?(${NUMBER})(?: ?(${unitPattern}))?)?(?: ?x ?(${NUMBER})(?: ?(${unitPattern}))?)?(?![\p{L}\p{M}\p{N}/])`,
  'uy',
)
const NOMINAL = / ?(?:nb|bsp|bspt|bspp|npt|dn)(?![\p{L}\p{M}\p{N}])/uy
/** Coarser than this no metric thread is: what follows `M8 x` is a length. */
const LARGEST_PITCH = 4.5

/** Meanings read at a place of a text, and where the text goes on. */
export interface Read {
  meanings: Meaning[]
  end: number
}

/** The sizes that stand at a place of a plain text: a phase, a thread, a number or several with their units. */
export function readSizes(plain: string, at: number): Read | undefined {
  return readPhase(plain, at) ?? readThread(plain, at) ?? readChain(plain, at)
}

function readPhase(plain: string, at: number): Read | undefined {
  PHASE.lastIndex = at
  const found = PHASE.exec(plain)
  if (!found) return undefined
  const value = found[1] ? 1 : 3
  return { meanings: [{ kind: 'size', text: found[0], measure: 'phase', value }], end: PHASE.lastIndex }
}

/** `m8`, `m8 x 1.25`, `m8 x 50`, `m8 x 1.25 x 50`, `m10 x 1 m`. */
function readThread(plain: string, at: number): Read | undefined {
  THREAD.lastIndex = at
  const found = THREAD.exec(plain)
  if (!found) return undefined
  const [text, diameter, ...rest] = found
  const size = (measure: Size['measure'], value: number): Size => ({ kind: 'size', text, measure, value })
  const meanings: Size[] = [size('thread', Number(diameter))]
  for (const [number, unit] of [rest.slice(0, 2), rest.slice(2)]) {
    const value = number === undefined ? 0 : amountOf(number)
    if (value === 0 || (unit === undefined && value <= LARGEST_PITCH)) continue
    meanings.push(size('length', exact(value * (unitOf(unit)?.size ?? 1))))
  }
  return { meanings, end: THREAD.lastIndex }
}

/** The first number of what is no chain; nothing where a dash goes on behind it. */
function readFirst(plain: string, at: number): Read | undefined {
  FIRST.lastIndex = at
  const [text] = FIRST.exec(plain) ?? []
  return text === undefined ? undefined : readNominalOrNumber(plain, text, at, amountOf(text))
}

interface Link {
  value: number
  unit: SearchUnit | undefined
  joint: string | undefined
}

function readChain(plain: string, at: number): Read | undefined {
  const { links, end } = linksOf(plain, at)
  ENDS.lastIndex = end
  if (links.length === 0) return undefined
  if (!ENDS.test(plain) || (links.length === 1 && !links[0]?.unit)) return readFirst(plain, at)
  // a range says its unit at its end: 6204-2 and 800-5m-15 are codes, 6200 to 6203 are numbers
  if (!links.at(-1)?.unit && links.some(({ joint }) => joint === '-' || joint === 'to')) return readFirst(plain, at)
  const nominal = nominalEnd(plain, end)
  const meanings = sizesOf(plain.slice(at, end), links).map((size) => (nominal > end ? asNominal(size) : size))
  return { meanings, end: nominal }
}

function linksOf(plain: string, at: number): { links: Link[]; end: number } {
  const links: Link[] = []
  let [end, next] = [at, at]
  while (links.length < LINKS_MAX) {
    LINK.lastIndex = next
    const [, number, unit] = LINK.exec(plain) ?? []
    if (number === undefined) break
    end = LINK.lastIndex
    JOINT.lastIndex = end
    const joint = JOINT.exec(plain)?.[1]
    links.push({ value: amountOf(number), unit: unitOf(unit), joint })
    if (joint === undefined) break
    next = JOINT.lastIndex
  }
  return { links, end }
}

/** A number without a unit is the one of what follows; the last one without any is in millimetres where it is `x` another. */
function sizesOf(text: string, links: Link[]): Size[] {
  const sizes: Size[] = []
  let unit = links.findLast((link) => link.unit)?.unit ?? { measure: 'length' as const, size: 1 }
  for (const link of links.toReversed()) {
    unit = link.unit ?? unit
    const value = exact(link.value * unit.size)
    const next = sizes.at(-1)
    if (next && (link.joint === '-' || link.joint === 'to') && next.measure === unit.measure && value < next.value) {
      sizes[sizes.length - 1] = { ...next, value, upTo: next.upTo ?? next.value }
    } else {
      const { measure, inches } = unit
      sizes.push({ kind: 'size', text, measure, value, ...(inches && { inches }) })
    }
  }
  return sizes.reverse()
}

function readNominalOrNumber(plain: string, text: string, at: number, value: number): Read {
  const end = at + text.length
  const nominal = nominalEnd(plain, end)
  if (nominal === end) return { meanings: [{ kind: 'number', text, value }], end }
  const inches = text.includes('/') || value < 5
  const size: Size = {
    kind: 'size',
    text: plain.slice(at, nominal),
    measure: 'length',
    value: inches ? value * 25.4 : value,
  }
  return { meanings: [asNominal(inches ? { ...size, inches: true } : size)], end: nominal }
}

function nominalEnd(plain: string, end: number): number {
  NOMINAL.lastIndex = end
  return NOMINAL.test(plain) ? NOMINAL.lastIndex : end
}

function asNominal(size: Size): Size {
  if (size.measure !== 'length') return size
  const { inches, ...rest } = size
  return { ...rest, measure: 'nominal', value: inches ? (nominalOfInches(size.value) ?? size.value) : size.value }
}

function unitOf(word: string | undefined): SearchUnit | undefined {
  return word === undefined ? undefined : searchUnit(word)
}

/** 20, 0.75, .5, 1/2, 1-1/4, 1 1/4. */
function amountOf(written: string): number {
  return written.split(/[- ]/).reduce((sum, part) => {
    const [over = '', under] = part.split('/')
    return sum + Number(over) / (under === undefined ? 1 : Number(under) || 1)
  }, 0)
}

/** Conversions leave no noise: 1/2 inch is 12.7 mm. */
function exact(value: number): number {
  return Number(value.toPrecision(9))
}
