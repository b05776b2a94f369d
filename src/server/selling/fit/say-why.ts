import type { SaidOf } from '../../../domain/selling/fit/fit-rule.ts'
import type { Compared, FitVerdict } from '../../../domain/selling/fit/judge-fit.ts'
import { fit as copy } from '../../../shared/copy/fit.ts'
import type { FitBook } from './fit-rules.ts'

/**
 * Returns the reasons of a verdict, a sentence for each check that gives it; where it does not fit, the shop's own words first.
 */
export function sayWhy({ rule, answer, compared }: FitVerdict, { nameOf }: Pick<FitBook, 'nameOf'>): string[] {
  const said = ({ key, text }: SaidOf) => ({ name: nameOf(key), text })
  const own = answer === 'does-not-fit' && rule.words !== '' ? [rule.words] : []
  const checks = compared.filter((each) => each.answer === answer)
  return [...own, ...checks.flatMap((each) => each.why ?? sentence(each, said) ?? [])]
}

type Said = { name: string; text: string }

function sentence(compared: Compared, said: (of: SaidOf) => Said): string | undefined {
  const { answer, how, part, host } = compared
  const fits = answer === 'fits'
  if (how === 'one-of') return ofWords(part ?? host, fits, said)
  if (how === 'between') return ofRange(compared, fits, said)
  if (!part || !host) return undefined
  if (fits) return copy.same(said(part), said(host))
  if (how === 'same') return copy.notSame(said(part), said(host))
  return (how === 'at-least' ? copy.tooLittle : copy.tooMuch)(said(part), said(host))
}

function ofWords(one: SaidOf | null, fits: boolean, said: (of: SaidOf) => Said): string | undefined {
  return one ? (fits ? copy.held : copy.notHeld)(said(one)) : undefined
}

function ofRange({ part, host, hostTo }: Compared, fits: boolean, said: (of: SaidOf) => Said): string | undefined {
  return part && hostTo ? (fits ? copy.within : copy.outside)(said(part), host?.text ?? '0', hostTo.text) : undefined
}
