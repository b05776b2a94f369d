import type { WordKeys } from './keys-of-word.ts'

/** Sentences of customers for one kind of goods: the share of them in which each key stands. */
export interface SaidForKind {
  name: string
  shares: ReadonlyMap<string, number>
}

/** Evidence of a key for one kind: how much more often it is said for it than for others. */
interface Hint {
  kind: string
  weight: number
}

/** By each key, the kinds that it is said for. */
export type SaidFor = ReadonlyMap<string, readonly Hint[]>

/** A kind that a text may be said for. */
export interface MayBeFor {
  kind: string
  rate: number
}

/** With fewer sentences than about so many, a share of them says little. */
const FEW_SENTENCES = 10
/** Share of all sentences below which a key is so rare that chance decides for which kind it was said. */
const RARE = 0.002

/** Counts in which share of a kind's sentences the keys of their words stand. */
export function saidForKind(name: string, sentences: readonly (readonly WordKeys[])[]): SaidForKind {
  const counts = new Map<string, number>()
  for (const words of sentences) {
    for (const key of new Set(words.flatMap((keys) => [...keys.keys()]))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const all = sentences.length + FEW_SENTENCES
  return { name, shares: new Map([...counts].map(([key, count]) => [key, count / all])) }
}

/** Weighs what is said for kinds: a word that is said often for one kind and seldom for others tells most. */
export function weighSayings(kinds: readonly SaidForKind[]): SaidFor {
  const byKey = new Map<string, Hint[]>()
  for (const { name, shares } of kinds) {
    for (const [key, share] of shares) {
      const known = byKey.get(key)
      if (known) known.push({ kind: name, weight: share })
      else byKey.set(key, [{ kind: name, weight: share }])
    }
  }
  return new Map([...byKey].map(([key, shares]) => [key, hintsOf(shares, kinds.length)]))
}

function hintsOf(shares: readonly Hint[], kinds: number): Hint[] {
  const usual = shares.reduce((sum, { weight }) => sum + weight, 0) / kinds + RARE
  return shares.map(({ kind, weight }) => ({ kind, weight: Math.log(1 + weight / usual) }))
}

/** The kinds that a text may be said for, the likeliest first: each of its words counts by the key that tells most. */
export function kindsSaidFor(saidFor: SaidFor, words: readonly WordKeys[]): MayBeFor[] {
  const rates = new Map<string, number>()
  for (const keys of words) {
    const told = new Map<string, number>()
    for (const [key, worth] of keys) {
      for (const { kind, weight } of saidFor.get(key) ?? [])
        told.set(kind, Math.max(told.get(kind) ?? 0, weight * worth))
    }
    for (const [kind, weight] of told) rates.set(kind, (rates.get(kind) ?? 0) + weight)
  }
  return [...rates].map(([kind, rate]) => ({ kind, rate })).sort((one, other) => other.rate - one.rate)
}
