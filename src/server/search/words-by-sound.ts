import { soundOf } from '../../domain/search/sound-of-word.ts'

/** With fewer consonants words sound like too many others: `nut` and `net`. */
const CONSONANTS_LEAST = 3

/** The other words, given by their sounds, that sound as this one, those of about its length: `plier` for `player`, `hacksaw` for `ഹാക്സോ`. */
export function soundingLike(sounds: ReadonlyMap<string, string[]>, typed: string): string[] {
  const sound = soundOf(typed)
  if (sound.length < CONSONANTS_LEAST) return []
  const alike = (sounds.get(sound) ?? []).filter((word) => word !== typed)
  const away = (word: string) => Math.abs(word.length - lengthOf(typed))
  const least = Math.min(...alike.map(away))
  return alike.filter((word) => away(word) <= least + 1)
}

/** Words by how they sound. */
interface HeardWords {
  sounds: ReadonlyMap<string, string[]>
}

/** All that sounds as a word in Malayalam or Hindi letters, however short it is. */
export function soundingAs({ sounds }: HeardWords, typed: string): string[] {
  const sound = /^[a-z]/.test(typed) ? '' : soundOf(typed)
  return sound === '' ? [] : (sounds.get(sound) ?? [])
}

/** The word before or behind another one, as somebody means it. */
export interface Beside {
  before: readonly string[]
  after: readonly string[]
}

/**
 * Returns the words that sound as one too short to be known by its sound alone, and that names have beside its neighbours: `ഫുട്
 * വാൽവ്` is a foot valve.
 */
export function soundingBeside(
  { sounds, next }: HeardWords & { next: ReadonlyMap<string, string[]> },
  typed: string,
  { before, after }: Beside,
): string[] {
  const follows = (first: string, seconds: readonly string[]) =>
    [' ', '-'].some((between) => next.get(`${first}${between}`)?.some((each) => seconds.includes(each)))
  return soundingAs({ sounds }, typed).filter(
    (word) => follows(word, after) || before.some((first) => follows(first, [word])),
  )
}

/** The sign that joins two consonants of Malayalam or Hindi is no letter. */
function lengthOf(typed: string): number {
  return typed.replace(/[\u0d4d\u094d]/g, '').length
}
