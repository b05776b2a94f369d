import { plainSearchText } from '../../search/plain-search-text.ts'

/** Words that people say around what they want, in English, Malayalam and Hindi. None of them names a product. */
const words = new Set(
  `hi hello hai hey dear sir madam mam maam bro bhai bhaiya chetta chettan chetan ettan ettaa ikka ikkaa anna ji sirji good morning
  afternoon evening night namaskaram namaste salam assalamu alaikum walaikum thanks thank you thankyou thanq tnx nanni nandi dhanyavad
  shukriya ok okay pls please plz kindly need needed want wanted required require req reqd urgent urgently asap today tomorrow innu
  naale nale aaj kal send sent give bring tharumo tharamo tharane tharuka tharu ayakku ayakkamo ayakkane ayakkuka venam veno vendath
  vendathu venda vennam undo undoo undakumo kittumo kittuo edukkane edukkamo chahiye chahie bhejo bhejna bhej dena dijiye do karo
  hai kya milega list material materials items item following below these this that are is the a an of for from my our we i me us
  quotation quote rate rates price prices best lowest last what how much available availability stock there any have can get it them
  and also only all total delivery deliver to shop site at by on with soon possible let know confirm call whatsapp photo check
  again extra again more same as yesterday order orders ordering gd mrng morn mrg gud regards rgds kuracchu kurachu sadhanam
  sadhanangal കുറച്ചു സാധനം വേണം വേണം. വേണമായിരുന്നു ഉണ്ടോ തരുമോ അയക്കൂ അയക്കുക അയക്കണം ചേട്ടാ ചേട്ടന് നമസ്കാരം നന്ദി ഇന്ന്
  നാളെ വേഗം പിന്നെ ഒന്നു ലിസ്റ്റ് സാധനങ്ങള് चाहिए भेजो भेज दो दीजिए भाई भैया जी नमस्ते धन्यवाद और कृपया आज कल सामान लिस्ट`
    .split(/\s+/)
    .map((word) => plainSearchText(word)),
)

/** Words that say nothing beside a product, but may be all of a name elsewhere. */
const besideGoods = new Set(
  `pls please plz kindly need want required req urgent sir bro bhai chetta chettan ettan ikka anna ji venam veno vendath vendathu undo
  kittumo tharumo ayakku ayakkamo ayakkane chahiye chahie bhejo dena dijiye also only approx approximately good quality best
  rate price size type same of for the വേണം ഉണ്ടോ തരുമോ ചേട്ടാ അയക്കൂ പിന്നെ चाहिए भेजो भाई और कृपया`
    .split(/\s+/)
    .map((word) => plainSearchText(word)),
)

/** A telephone number of India. */
const PHONE = /(?<!\d)(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g
const WORD = /[\p{L}\p{M}]+/gu

/** Remark on a price behind a product: `- last time rate tharanam`. */
const LAST_TIME = /(?<=\S)(?<!same as)[\s,(-]+(?:same as )?last time[\p{L}\p{M}\s]*\)?$/u

/** Returns whether a line is nothing but a greeting, a wish or thanks. */
export function isCourtesy(line: string): boolean {
  const plain = plainSearchText(line).replace(PHONE, ' ')
  if (/\d/.test(plain)) return false
  const said = plain.match(WORD) ?? []
  return said.every((word) => words.has(word))
}

/** A plain text without what people say around goods. */
export function withoutCourtesies(plain: string): string {
  return plain
    .replace(LAST_TIME, '')
    .replace(/[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}./-])/gu, (word, at: number) =>
      besideGoods.has(word) && !/[\p{L}\p{N}./-]/u.test(plain[at - 1] ?? ' ') ? ' ' : word,
    )
    .replace(/\?+|!+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
