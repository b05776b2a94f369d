/** In what a quantity is counted: single pieces, what holds several, or by measure. */
export type Counting = 'piece' | 'pair' | 'dozen' | 'gross' | 'set' | 'pack' | 'box' | 'roll' | 'm' | 'ft' | 'kg' | 'l'

/** Words behind a number that count, in English, Malayalam and Hindi, in both scripts. */
const written: readonly [Counting, string][] = [
  [
    'piece',
    "nos|no's|nos\\.|no\\.|no|number|numbers|pcs|pcs\\.|pc|pce|pece|piece|pieces|peice|peices|pes|ea|each|unit|units",
  ],
  ['piece', 'ennam|ennem|enam|എണ്ണം|എണ്ണമ്|nag|naga|नग|pees|piis|पीस|പീസ്'],
  ['piece', 'sheet|sheets|can|cans|tin|tins|tube|tubes|bottle|bottles|bag|bags|length|lengths'],
  ['pair', 'pair|pairs|prs|jodi|joda|ജോഡി|जोड़ी|जोडी'],
  ['dozen', 'dozen|dozens|doz|dzn|dz|dazan|darjan|darzan|ഡസന്|ഡസൻ|दर्जन'],
  ['gross', 'gross'],
  ['set', 'set|sets|സെറ്റ്|सेट'],
  ['pack', 'pkt|pkts|pkt\\.|packet|packets|pack|packs|pac|paket|പാക്കറ്റ്|പായ്ക്കറ്റ്|पैकेट|पैकिट'],
  ['box', 'box|boxes|bx|petti|peti|dabba|dibba|പെട്ടി|ബോക്സ്|पेटी|डिब्बा|डब्बा'],
  ['roll', 'roll|rolls|rol|coil|coils|bundle|bundles|bdl|kettu|റോള്|കോയില്|കെട്ട്|रोल|बंडल'],
  ['m', 'mtr|mtrs|mtr\\.|metre|metres|meter|meters|m|മീറ്റര്|मीटर'],
  ['ft', 'ft|feet|foot|adi|അടി|फुट'],
  ['kg', 'kg|kgs|kilo|kilos|കിലോ|किलो'],
  ['l', 'ltr|ltrs|litre|litres|liter|liters|lit|l|ലിറ്റര്|लीटर'],
]

const byWord = new Map(
  written.flatMap(([counting, words]) => words.split('|').map((word) => [word.replaceAll('\\', ''), counting])),
)

/** Measures, in which goods are also made: `2 kg` counts wire nails and names a tin of grease. */
export const measures: readonly Counting[] = ['m', 'ft', 'kg', 'l']

const longestFirst = (words: string[]) => words.sort((a, b) => b.length - a.length).join('|')

/** Matches a word that counts things; no letter goes on behind it. */
export const countPattern = `(?:${longestFirst(
  written.filter(([counting]) => !measures.includes(counting)).flatMap(([, words]) => words.split('|')),
)})(?![\\p{L}\\p{M}\\p{N}])`

/** Matches a measure. */
export const measurePattern = `(?:${longestFirst(
  written.filter(([counting]) => measures.includes(counting)).flatMap(([, words]) => words.split('|')),
)})(?![\\p{L}\\p{M}\\p{N}])`

/** In what a word counts. */
export function countingOf(word: string): Counting | undefined {
  return byWord.get(word)
}

const numbers: readonly [number, string][] = [
  [0.5, 'half|ara|aadha|adha|അര|आधा'],
  [1, 'one|oru|onnu|ek|ഒരു|ഒന്ന്|एक'],
  [2, 'two|randu|rand|do|രണ്ട്|दो'],
  [3, 'three|moonnu|moonu|munnu|teen|മൂന്ന്|तीन'],
  [4, 'four|naalu|nalu|char|chaar|നാല്|चार'],
  [5, 'five|anchu|anju|panch|paanch|അഞ്ച്|पांच|पाँच'],
  [6, 'six|aaru|aru|chhe|che|ആറ്|छह'],
  [7, 'seven|ezhu|saat|ഏഴ്|सात'],
  [8, 'eight|ettu|aath|എട്ട്|आठ'],
  [9, 'nine|onpathu|ombathu|nau|ഒമ്പത്|नौ'],
  [10, 'ten|pathu|das|dus|പത്ത്|दस'],
  [12, 'twelve|panthrandu|barah|പന്ത്രണ്ട്|बारह'],
  [20, 'twenty|irupathu|bees|ഇരുപത്|बीस'],
  [25, 'irupathanchu|pachees|पच्चीस'],
  [50, 'fifty|ambathu|anpathu|pachas|അമ്പത്|पचास'],
  [100, 'hundred|nooru|sau|നൂറ്|सौ'],
]
const byName = new Map(numbers.flatMap(([value, words]) => words.split('|').map((word) => [word, value])))

/** Matches a number that is written out. */
export const numberWordPattern = `(?:${longestFirst([...byName.keys()])})`

/** Returns the number that a written-out word means. */
export function numberOf(word: string): number | undefined {
  return byName.get(word)
}
