const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': ' 1/4',
  '½': ' 1/2',
  '¾': ' 3/4',
  '⅛': ' 1/8',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅞': ' 7/8',
}

/** Malayalam letters that end a syllable may be written as one sign or as a letter with a stroke: ൽ, ല്‍. */
const CHILLUS: Readonly<Record<string, string>> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[″”“„]|''/g, '"'],
  [/[′’‘`´]/g, "'"],
  [/[×✕✖*]/g, ' x '],
  [/[‐‑‒–—−]/g, '-'],
  [/[ø⌀Ø]/g, ' '],
  [/²/g, '2'],
  [/³/g, '3'],
  [/µ/g, 'u'],
  [/(\d),(?=(?:\d{2},)*\d{3}(?!\d))/g, '$1'],
  [/(\d),(?=\d{1,2}(?!\d))/g, '$1.'],
]

/**
 * A text as it is compared while searching: in small letters without accents, with one sign for each kind of quotation mark,
 * dash and fraction, digits of every script as 0 to 9, and one space between words. Malayalam and Hindi keep their letters,
 * each written in one way. Control characters, which no database can hold, are spaces. `1,440` is 1440, `1,00,000` is 100000, and `1,5` is 1.5.
 */
export function plainSearchText(given: string): string {
  let text = given.normalize('NFC').replace(/[¼½¾⅛⅜⅝⅞]/g, (sign) => FRACTIONS[sign] ?? sign)
  for (const [sign, plain] of SIGNS) text = text.replace(sign, plain)
  return (
    text
      .replace(/[\u0d7a-\u0d7f]/g, (sign) => CHILLUS[sign] ?? sign)
      .normalize('NFKD')
      // accents of Latin letters, the dot below Hindi letters, and joiners that nobody sees
      .replace(/[\u0300-\u036f\u093c\u200b-\u200d\ufeff]/g, '')
      .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
      .replace(/[\u0d66-\u0d6f]/g, (digit) => String(digit.charCodeAt(0) - 0x0d66))
      .toLowerCase()
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
  )
}
