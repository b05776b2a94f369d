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

/** The sign that joins two consonants of Malayalam or Hindi is no letter. */
function lengthOf(typed: string): number {
  return typed.replace(/[\u0d4d\u094d]/g, '').length
}
