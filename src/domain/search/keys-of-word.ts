import { soundOf } from './sound-of-word.ts'
import { stemOfWord } from './stem-of-word.ts'
import { withoutCase } from './word-cases.ts'

/** Keys of a word, each with its worth where another word has the same, from 0 to 1. */
export type WordKeys = ReadonlyMap<string, number>

const WORTH = { stem: 1, ofCase: 0.95, sound: 0.9, meaning: 0.8, beginning: 0.6 }
/** With fewer consonants words sound like too many others. */
const CONSONANTS_LEAST = 3
/** Number of letters that begin a word that goes on in another way: `kinattil` and `kinattinte`. */
const BEGINNING = 5

/** Keys of a word in any language: its stem, what it means in the words of uses, how it sounds, how it begins; the nearest first. */
export function keysOfWord(word: string, meaningsOf: (word: string) => readonly string[]): WordKeys {
  const keys = new Map<string, number>()
  const add = (key: string, worth: number) => {
    if (!keys.has(key)) keys.set(key, worth)
  }
  const forms = [word, ...withoutCase(word)]
  for (const form of forms) add(`=${stemOfWord(form)}`, form === word ? WORTH.stem : WORTH.ofCase)
  for (const sound of forms.map(soundOf)) if (sound.length >= CONSONANTS_LEAST) add(`~${sound}`, WORTH.sound)
  for (const meaning of forms.flatMap(meaningsOf)) add(`@${meaning}`, WORTH.meaning)
  const letters = [...word]
  if (letters.length > BEGINNING) add(`^${letters.slice(0, BEGINNING).join('')}`, WORTH.beginning)
  return keys
}
