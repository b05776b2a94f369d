import { soundOf } from '../../domain/search/sound-of-word.ts'
import type { Vocabulary } from './vocabulary.ts'

/** With fewer consonants words sound like too many others: `nut` and `net`. */
const CONSONANTS_LEAST = 3

/** The other words of the shop that sound as this one, those of about its length: `plier` for `player`, `hacksaw` for `ഹാക്സോ`. */
export function soundingLike({ sounds }: Vocabulary, typed: string): string[] {
  const sound = soundOf(typed)
  if (sound.length < CONSONANTS_LEAST) return []
  const alike = (sounds.get(sound) ?? []).filter((word) => word !== typed)
  const away = (word: string) => Math.abs(word.length - typed.length)
  const least = Math.min(...alike.map(away))
  return alike.filter((word) => away(word) <= least + 1)
}
