import { lineAt, withoutComments } from './source-files.mjs'

/**
 * Nouns of the shop, in the singular. The platform would serve a library or a hospital as well: what it does for one of these
 * is declared at the endpoint (rate, tags, security event; decision 184) or handed in. Words that also belong to machines stay
 * out: question, quote, label, brand, counter, dictionary, address.
 */
const NOUNS = new Set(
  `banner barcode cart category coupon complaint customer facet goods grievance highlight invoice order parcel price product
  quotation receipt refund review shipment stock subcategory supplier ticket till variant voucher warehouse wish`.split(
    /\s+/,
  ),
)
/** Files that describe the tables to the database and the settings to the owner, name by name. */
const MAY_NAME =
  /^src\/server\/platform\/(db\/(tables|known-columns|schema\.ts|columns-of|money-columns|support-columns|embedded\/secure-cluster)|setting-words)/
/** Sorting, in SQL and in TypeScript. */
const SORTING = /\border(?=\s+by\b|By\b)|\bOrder(?=ing\b)/gi
const WORD = /[A-Za-z][a-z]+|[A-Z]+(?![a-z])/g

/** Returns a line for every noun of the shop in the platform's code: in identifiers, strings and imports, not in comments. */
export function checkPlatformNouns(sources) {
  return sources.flatMap(({ file, text, isTest }) => {
    if (isTest || !file.startsWith('src/server/platform/') || MAY_NAME.test(file)) return []
    const code = withoutComments(text).replace(SORTING, (word) => ' '.repeat(word.length))
    return [...code.matchAll(WORD)]
      .filter(([word]) => NOUNS.has(singular(word.toLowerCase())))
      .map(
        (found) =>
          `${file}:${lineAt(code, found.index)} names “${found[0]}”: the platform knows no noun of the shop, hand it in`,
      )
  })
}

function singular(word) {
  if (NOUNS.has(word)) return word
  return word.replace(/ies$/, 'y').replace(/(?<=sh|s)es$|s$/, '')
}
