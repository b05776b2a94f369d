/** Measure of a size. `nominal` is the bore by which pipes and their fittings are called, `thread` a metric thread. */
export type Measure =
  | 'length'
  | 'nominal'
  | 'thread'
  | 'area'
  | 'mass'
  | 'power'
  | 'volts'
  | 'amperes'
  | 'charge'
  | 'capacitance'
  | 'pressure'
  | 'turns'
  | 'flow'
  | 'volume'
  | 'angle'
  | 'torque'
  | 'light'
  | 'gauge'
  | 'phase'
  | 'tooth-pitch'
  | 'teeth'
  | 'grit'
  | 'core'
  | 'pole'
  | 'pin'
  | 'ply'

/** A unit as people write it. */
export interface SearchUnit {
  measure: Measure
  /** Number of the measure's first unit that one of it is. */
  size: number
  /** A unit of the inch system: what is called by it is often made in round millimetres. */
  inches?: true
}

const INCH = 25.4
/** A soot (nool, anna) is an eighth of an inch, on every rule of an Indian workshop. */
const SOOT = INCH / 8

/**
 * The units by which people ask for goods, in English, Malayalam and Hindi, in both scripts; the first unit of each measure is
 * mm, mm², g, W, V, A, Ah, µF, bar, rpm, l/h, ml. HP is 746 W as on motor plates (domain/catalogue/attributes).
 */
const written: readonly [Measure, number, string, 'inches'?][] = [
  ['length', 1, 'mm|m.m|mm.|millimetre|millimeter|millimetres|mili|എംഎം|മില്ലി|എം എം|मिमी|एमएम|एम एम'],
  ['length', 10, 'cm|centimetre|centimeter|cms|സെന്റി|सेमी'],
  ['length', 1000, 'm|mtr|mtrs|mt|metre|metres|meter|meters|മീറ്റര്|मीटर'],
  ['length', INCH, '"|in|in.|inch|inches|inchu|inchi|inj|ഇഞ്ച്|ഇഞ്ചു|ഇഞ്ചി|इंच|इन्च', 'inches'],
  ['length', 12 * INCH, "'|ft|ft.|feet|foot|fit|adi|അടി|ഫീറ്റ്|फुट|फीट", 'inches'],
  ['length', SOOT, 'soot|suth|sooth|soothu|soodh|nool|noolu|soota|soot.|നൂല്|സൂത്|സൂത്ത്|सूत', 'inches'],
  ['area', 1, 'sq mm|sqmm|sq.mm|sq. mm|mm2|square mm|sq|sqr mm|sq.m.m|സ്ക്വയര് എംഎം|स्क्वायर एमएम'],
  ['mass', 1, 'g|gm|gms|gram|grams|ഗ്രാം|ग्राम'],
  ['mass', 1000, 'kg|kgs|kilo|kilogram|കിലോ|किलो'],
  ['mass', 1e6, 'ton|tonne|tonnes|tons|ടണ്|टन'],
  ['mass', 453.59, 'lb|lbs|pound|pounds'],
  ['power', 1, 'w|watt|watts|വാട്ട്|വാട്ട്സ്|वाट'],
  ['power', 1000, 'kw|kilowatt|kilowatts'],
  ['power', 746, 'hp|h.p|h.p.|horsepower|horse power|എച്ച്പി|എച്ച് പി|एचपी|एच पी'],
  ['volts', 1, 'v|volt|volts|വോള്ട്ട്|वोल्ट'],
  ['volts', 1000, 'kv'],
  ['amperes', 1, 'a|amp|amps|ampere|amperes|ആംപ്|ആമ്പിയര്|एम्पियर|एम्प'],
  ['amperes', 0.001, 'ma'],
  ['amperes', 1000, 'ka'],
  ['charge', 1, 'ah'],
  ['charge', 0.001, 'mah'],
  ['capacitance', 1, 'uf|mfd|mf'],
  ['pressure', 1, 'bar'],
  ['pressure', 0.980665, 'kg/cm2|kg/sq cm'],
  ['pressure', 0.0689476, 'psi'],
  ['turns', 1, 'rpm'],
  ['flow', 1, 'lph'],
  ['flow', 60, 'lpm'],
  ['flow', 3600, 'lps'],
  ['volume', 1, 'ml'],
  ['volume', 1000, 'l|ltr|ltrs|litre|litres|liter|liters|lit|ലിറ്റര്|लीटर'],
  ['angle', 1, '°|deg|degree|degrees|ഡിഗ്രി|डिग्री'],
  ['torque', 1, 'nm'],
  ['light', 1, 'lm|lumen|lumens'],
  ['gauge', 1, 'swg|gauge|guage|ഗേജ്|गेज'],
  ['tooth-pitch', 1, 'tpi'],
  ['teeth', 1, 't|teeth|tooth|pallu'],
  ['grit', 1, 'grit|grits'],
  ['core', 1, 'core|cores|കോര്|कोर'],
  ['pole', 1, 'pole|poles'],
  ['pin', 1, 'pin|pins|പിന്|पिन'],
  ['ply', 1, 'ply'],
]

const byWord = new Map<string, SearchUnit>()
for (const [measure, size, words, inches] of written) {
  for (const word of words.split('|')) byWord.set(word, { measure, size, ...(inches && { inches: true as const }) })
}

/**
 * Patterns for units that are also words of a product's name: a foot valve is no valve of a foot, and `B 52 V belt` has no volts.
 */
const NO_UNIT: Readonly<Record<string, string>> = { foot: 'foot(?! ?valve)', v: 'v(?![ -]?(?:belt|pulley|pully))' }

/** The longest first, so that `mm` is not read as metres. */
const words = [...byWord.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => NO_UNIT[word] ?? word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))

/** Matches a unit where one stands; no letter goes on behind it. */
export const unitPattern = String.raw`(?:${words.join('|')})(?![\p{L}\p{M}\p{N}])`

/** A unit as somebody has written it, in plain letters (plainSearchText). */
export function searchUnit(word: string): SearchUnit | undefined {
  return byWord.get(word)
}
