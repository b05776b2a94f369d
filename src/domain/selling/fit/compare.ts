import type { FitCheck, SaidOf } from './fit-rule.ts'
import type { Compared, FitAnswer, UnitOf } from './judge-fit.ts'

type Of<How extends FitCheck['how']> = Extract<FitCheck, { how: How }>
type Values = readonly SaidOf[]
type Numbered = SaidOf & { value: number }

/** Readings of one number in two units differ by less than this. */
const ROUNDING = 1e-6

/** Compares what two articles say by one check. */
export function compare(check: FitCheck, part: Values, host: Values, unitOf: UnitOf): Compared {
  if (check.how === 'never') return { ...nothing(check.how), answer: 'does-not-fit', why: check.why }
  if (check.how === 'ask') return { ...nothing(check.how), why: check.why }
  if (check.how === 'one-of') return oneOf(check, check.of === 'part' ? part : host)
  if (!sameUnit(check, unitOf)) return nothing(check.how)
  if (check.how === 'between') return between(check, part, host)
  const [of, on] = [pick(part, check.part), pick(host, check.host)]
  if (check.how === 'same') return same(check, of, on)
  return check.how === 'at-least' ? atLeast(of, on) : atMost(check, of, on)
}

function nothing(how: FitCheck['how']): Compared {
  return { answer: 'not-known', how, part: null, host: null, hostTo: null, why: null }
}

function pick(values: Values, keys: readonly string[]): SaidOf[] {
  return values.filter(({ key }) => keys.includes(key))
}

function sameUnit(check: Exclude<FitCheck, Of<'never' | 'ask' | 'one-of'>>, unitOf: UnitOf): boolean {
  const keys = check.how === 'between' ? [...check.part, ...check.min, ...check.max] : [...check.part, ...check.host]
  const [unit, ...others] = keys.map(unitOf)
  return unit !== undefined && others.every((other) => other === unit)
}

function same({ how, within = ROUNDING, share = 0, alike = [] }: Of<'same'>, part: SaidOf[], host: SaidOf[]): Compared {
  const [first] = part
  const [onto] = host
  if (!first || !onto) return { ...nothing(how), part: first ?? null, host: onto ?? null }
  const matches = (one: SaidOf, other: SaidOf) =>
    typeof one.value === 'number' && typeof other.value === 'number'
      ? Math.abs(one.value - other.value) <= Math.max(within, share * Math.abs(other.value)) + ROUNDING
      : sameWord(String(one.value), String(other.value), alike)
  for (const one of part) {
    const other = host.find((each) => matches(one, each))
    if (other) return { ...nothing(how), answer: 'fits', part: one, host: other }
  }
  return { ...nothing(how), answer: 'does-not-fit', part: first, host: onto }
}

/** Words are the same in any case, and with what is said behind a comma: `Metric coarse, rolled`. */
function sameWord(one: string, other: string, alike: readonly (readonly string[])[]): boolean {
  const [left, right] = [headOf(one), headOf(other)]
  return (
    left === right || alike.some((words) => [left, right].every((word) => words.some((each) => headOf(each) === word)))
  )
}

function headOf(word: string): string {
  return (word.split(/[,(]/)[0] ?? '').trim().toLowerCase()
}

function atLeast(part: SaidOf[], host: SaidOf[]): Compared {
  const [least, most] = [smallest(part), largest(host)]
  return judged('at-least', least, most, (of, on) => (of >= on - ROUNDING ? 'fits' : 'does-not-fit'))
}

function atMost({ over = 0, under }: Of<'at-most'>, part: SaidOf[], host: SaidOf[]): Compared {
  return judged('at-most', largest(part), smallest(host), (of, on) => {
    if (of > on + over + ROUNDING) return 'does-not-fit'
    return under !== undefined && of < on - under - ROUNDING ? 'not-known' : 'fits'
  })
}

function between({ how, part, min, max }: Of<'between'>, of: Values, on: Values): Compared {
  const sizes = pick(of, part)
  const [least, most] = [smallest(sizes), largest(sizes)]
  const [from, to] = [largest(pick(on, min)), smallest(pick(on, max))]
  if (!least || !most || !to) return { ...nothing(how), part: most ?? null, host: from ?? null, hostTo: to ?? null }
  const compared = { ...nothing(how), part: most, host: from ?? null, hostTo: to }
  if (most.value > to.value + ROUNDING) return { ...compared, answer: 'does-not-fit' }
  if (!from) return compared
  return least.value < from.value - ROUNDING
    ? { ...compared, part: least, answer: 'does-not-fit' }
    : { ...compared, answer: 'fits' }
}

function oneOf({ how, of, keys, words }: Of<'one-of'>, values: Values): Compared {
  const said = pick(values, keys)
  const odd = said.find(({ value }) => !words.some((word) => headOf(word) === headOf(String(value))))
  const shown = odd ?? said[0] ?? null
  const answer: FitAnswer = said.length === 0 ? 'not-known' : odd ? 'does-not-fit' : 'fits'
  return { ...nothing(how), answer, part: of === 'part' ? shown : null, host: of === 'host' ? shown : null }
}

function judged(
  how: FitCheck['how'],
  part: Numbered | undefined,
  host: Numbered | undefined,
  answer: (part: number, host: number) => FitAnswer,
): Compared {
  const compared = { ...nothing(how), part: part ?? null, host: host ?? null }
  return part && host ? { ...compared, answer: answer(part.value, host.value) } : compared
}

function smallest(values: Values): Numbered | undefined {
  return numbers(values).toSorted((one, other) => one.value - other.value)[0]
}

function largest(values: Values): Numbered | undefined {
  return numbers(values).toSorted((one, other) => other.value - one.value)[0]
}

function numbers(values: Values): Numbered[] {
  return values.filter((said): said is Numbered => typeof said.value === 'number' && Number.isFinite(said.value))
}
