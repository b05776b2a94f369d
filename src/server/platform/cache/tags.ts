// What an answer depends on. The nouns' own tags are in shared/cache-tags.ts; here are those that every process follows.

/** Identity of the shop and its terms of sale: on every page. */
export const settingsTag = 'settings'
/** Changes that are scheduled for a day: no answer has this tag; every process reads again what it waits for. */
export const momentsTag = 'moments'

/** Tag of something counted, by its id: exactly as it is, or as pages show it. */
export type CountTag = (id: string) => string

/** Tags of what a public answer shows, read off the answer; what it counts by its own tags unless a caller names others. */
export type TagsOf<A> = (answer: A, count?: CountTag) => readonly string[]

/** Under this key an answer carries tags of what it looked at or counted, and does not show. It stays in the process. */
const besides: unique symbol = Symbol('depends besides on')

/** Marks an answer to depend on more than what it shows. */
export function dependingOn<T extends object>(answer: T, tags: readonly string[]): T {
  return tags.length === 0 ? answer : { ...answer, [besides]: tags }
}

/** Returns the tags of what an answer depends on, beside what it shows. */
export function tagsBesides(answer: object): readonly string[] {
  return (answer as { [besides]?: string[] })[besides] ?? []
}

/**
 * Under this key an answer carries the moment (ms) at which something that it shows begins or ends: from then on it does not
 * hold. It stays in the process: JSON leaves out what a symbol names.
 */
const until: unique symbol = Symbol('holds until')

/** Marks an answer to hold until a moment (ms); for ever, but for its tags, where that is Infinity. */
export function holdingUntil<T extends object>(answer: T, moment: number): T {
  return { ...answer, [until]: moment }
}

/** Until when (ms) an answer holds. */
export function untilOf(answer: object): number {
  return (answer as { [until]?: number })[until] ?? Number.POSITIVE_INFINITY
}
