import { unitPattern } from './search-units.ts'

/** Numbers that people write out before a unit, in English, Malayalam and Hindi, in both scripts. */
const written: readonly [string, string][] = [
  ['1/2', 'half an|half a|half|ara|arai|aadha|aadhi|adha|അര|आधा|आधी'],
  ['1/4', 'quarter|kaal|kal|paav|pav|കാല്|पाव|चौथाई'],
  [
    '3/4',
    'three quarters|three quarter|3 quarters|3 quarter|three fourths|three fourth|mukkal|mukkaal|pauna|pona|paun|മുക്കാല്|पौना|पौन',
  ],
  ['1 1/4', 'one and a quarter|one and quarter|onnekal|onnekaal|sawa|sava|ഒന്നേകാല്|सवा'],
  ['1 1/2', 'one and a half|one and half|1 and a half|1 and half|onnara|dedh|ded|ഒന്നര|डेढ़|डेढ'],
  ['1 3/4', 'onnemukkal|paune do|ഒന്നേമുക്കാല്|पौने दो'],
  ['2 1/2', 'two and a half|two and half|2 and a half|2 and half|randara|dhai|രണ്ടര|ढाई'],
  ['1', 'one|oru|onnu|ek|ഒരു|ഒന്ന്|एक'],
  ['2', 'two|rand|randu|do|രണ്ട്|दो'],
  ['3', 'three|moonnu|munnu|moonu|teen|മൂന്ന്|तीन'],
  ['4', 'four|naalu|nalu|char|chaar|നാല്|चार'],
  ['5', 'five|anju|anchu|paanch|panch|അഞ്ച്|पांच|पाँच'],
  ['6', 'six|aaru|aru|chhe|che|chhah|ആറ്|छह|छः'],
  ['7', 'seven|ezhu|saat|sat|ഏഴ്|सात'],
  ['8', 'eight|ettu|aath|എട്ട്|आठ'],
  ['9', 'nine|onpathu|ombathu|nau|ഒമ്പത്|नौ'],
  ['10', 'ten|pathu|das|dus|പത്ത്|दस'],
  ['12', 'twelve|panthrandu|barah|പന്ത്രണ്ട്|बारह'],
]

const byWord = new Map(written.flatMap(([number, words]) => words.split('|').map((word) => [word, number] as const)))

/** One pattern for all, the longest first: "one and a half" before "one". */
const longest = [...byWord.keys()].sort((a, b) => b.length - a.length).join('|')
const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(${longest})[ -](?=${unitPattern})`, 'gu')

/** `half inch` as `1/2 inch`, `ara inch` too: only what stands before a unit is a number, `do` alone is a word. */
export function withDigits(plain: string): string {
  return plain.replace(pattern, (all, word: string) => `${byWord.get(word) ?? all} `)
}
