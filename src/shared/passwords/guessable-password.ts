import { guessableRoots } from './guessable-roots.ts'

/** Words that somebody's password should not be made of. */
export interface OwnWords {
  username?: string
  phonenumber?: string
  email?: string | null
  /** The name of the shop that it is for. */
  shop?: string
}

/** Signs and digits that stand for letters; one reading each is enough for what people do. */
const leet: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
  '!': 'i',
}
const keyboard = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb',
]

const lines = keyboard.flatMap((line) => [line, [...line].reverse().join('')])

/**
 * Returns whether a password is among the first that a guesser tries: a common word or the shopper's own name or email with a
 * usual ending (1, 123, @2024), the own phone number, a walk over the keyboard, or one piece again and again (ASVS 6.2.4,
 * 6.2.11).
 */
export function isGuessablePassword(password: string, own: OwnWords = {}): boolean {
  const written = password.normalize('NFC').toLowerCase()
  if (own.phonenumber && written.includes(own.phonenumber)) return true
  const words = ownWords(own)
  const known = (word: string) => guessableRoots.has(word) || words.has(word)
  return readings(written).some((word) => known(word) || known(onePiece(word))) || isWalk(written)
}

function ownWords({ username = '', email, shop = '' }: OwnWords): Set<string> {
  const name = username.toLowerCase()
  const own = [...name.split(/\s+/), name.replace(/\s+/g, ''), ...(email ? [email.split('@')[0] ?? ''] : [])]
  const parts = [...own, ...joined(shop.toLowerCase().split(/\s+/))]
  return new Set(parts.map((part) => lettersOf(part)).filter((part) => part.length >= 3))
}

/** Every run of words as one, and the first with the last: Beypore Mill Store is also beyporemill and beyporestore. */
function joined(words: readonly string[]): string[] {
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join('')),
  )
  return [...runs, `${words[0] ?? ''}${words.at(-1) ?? ''}`]
}

/**
 * The words that a password may be meant as: without what stands before and after them, without digits between, and with
 * signs read as letters.
 */
function readings(written: string): string[] {
  const core = /^[^\p{L}]{0,4}(.*?)[^\p{L}]{0,8}$/su.exec(written)?.[1] ?? ''
  const withoutEnding = written.replace(/[^\p{L}]{1,8}$/u, '')
  return [core, core.replace(/\d+/g, ''), asLetters(written), asLetters(withoutEnding)].filter(
    (word) => word.length > 2,
  )
}

function asLetters(text: string): string {
  return [...text].map((sign) => leet[sign] ?? sign).join('')
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}]/gu, '')
}

/** "abcabcabc" is "abc". */
function onePiece(word: string): string {
  return /^(.+?)\1+$/su.exec(word)?.[1] ?? word
}

/** Runs of three and more along the keyboard, the alphabet or the digits, or of one sign, and two other signs at most. */
function isWalk(written: string): boolean {
  let [at, others] = [0, 0]
  while (at < written.length) {
    const run = runLength(written.slice(at))
    if (run < 3) others += 1
    at += run < 3 ? 1 : run
  }
  return others <= 2
}

function runLength(text: string): number {
  const repeated = /^(.)\1*/s.exec(text)?.[0].length ?? 1
  return Math.max(repeated, ...lines.map((line) => sharedLength(text, line)))
}

/** Returns the length of the longest beginning of the text that is in the line. */
function sharedLength(text: string, line: string): number {
  let length = 0
  while (length < text.length && line.includes(text.slice(0, length + 1))) length += 1
  return length
}
