import type { Meaning } from './search-meaning.ts'

/** Names of the letters from A to Z in Malayalam and in Hindi, in plain letters (plainSearchText). */
const NAMES = [
  'എ ബി സി ഡി ഇ എഫ് ജി എച്ച് ഐ ജെ കെ എല് എം എന് ഒ പി ക്യു ആര് എസ് ടി യു വി ഡബ്ല്യു എക്സ് വൈ സെഡ്',
  'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड',
]
const byName = new Map(
  NAMES.flatMap((names) => names.split(' ').map((name, at) => [name, String.fromCharCode(97 + at)] as const)),
)

/** The longest first: `എക്സ്` is an X, no A. */
const name = [...byName.keys()].sort((a, b) => b.length - a.length).join('|')
const SPELLED = new RegExp(`^(?:${name})+$`, 'u')
const EACH = new RegExp(name, 'gu')
/** Largest number of letters that are typed apart: `r c c b`. */
const APART_MOST = 5

/**
 * Meanings with what was spelled as the word that the letters make: `എംസിബി` and `m c b` are an mcb, `u c p 206` a ucp 206. Only
 * words that are known; one letter that is called by its name is that letter, unless it is a word itself.
 */
export function withSpelledWords(meanings: readonly Meaning[], isKnown: (word: string) => boolean): Meaning[] {
  const named = meanings.map((each) => asSpelled(each, isKnown))
  const joined: Meaning[] = []
  for (let at = 0; at < named.length; ) {
    const length = lettersFrom(named.slice(at, at + APART_MOST), isKnown)
    joined.push(length > 1 ? { kind: 'word', text: lettersOf(named.slice(at, at + length)) } : (named[at] as Meaning))
    at += Math.max(length, 1)
  }
  return joined
}

function asSpelled(meaning: Meaning, isKnown: (word: string) => boolean): Meaning {
  if (meaning.kind !== 'word' || isKnown(meaning.text) || !SPELLED.test(meaning.text)) return meaning
  const text = meaning.text.replace(EACH, (each) => byName.get(each) ?? each)
  return text.length === 1 || isKnown(text) ? { kind: 'word', text } : meaning
}

/** Returns how many of the first meanings are single letters that make a known word together; the most of them. */
function lettersFrom(part: readonly Meaning[], isKnown: (word: string) => boolean): number {
  const other = part.findIndex(({ kind, text }) => kind !== 'word' || !/^[a-z]$/.test(text))
  for (let length = other < 0 ? part.length : other; length > 1; length -= 1) {
    if (isKnown(lettersOf(part.slice(0, length)))) return length
  }
  return 0
}

function lettersOf(part: readonly Meaning[]): string {
  return part.map(({ text }) => text).join('')
}
