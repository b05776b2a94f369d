import { pdfFaults as say } from '../../../../shared/copy/office/pdf-faults.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { serverLimits } from '../../../../shared/server-limits.ts'
import { streamDictionaries } from './dictionaries.ts'
import { lookIntoStreams } from './look-into-streams.ts'

// What a PDF holds is either written out or in streams of objects, which are packed with zlib. Both are looked through whole, as
// text, and not by the file's own tables: those can be wrong on purpose, and programs then search the text as we do.

/** A name as PDF writes it: any letter may be `#` and its code. */
function named(names: readonly string[]): RegExp {
  const letter = (each: string) => {
    const code = each.charCodeAt(0).toString(16)
    return `(?:${each}|#${code}|#${code.toUpperCase()})`
  }
  const all = names.map((name) => [...name].map(letter).join(''))
  return new RegExp(`/(?:${all.join('|')})(?![A-Za-z0-9#])`)
}

/** Names for what runs, opens, sends or embeds something: no data sheet needs it. */
const active = named([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
])
const encrypted = named(['Encrypt'])
const page = /\/Type\s*\/Page(?![A-Za-z])/g

/**
 * Refuses a PDF that is none, that is encrypted, that could do anything but be read, or whose pages cannot be counted. Throws
 * `wrong_type` and `bad_input`, each with what to do.
 */
export async function refusePdf(given: Uint8Array): Promise<void> {
  // a thread is given the bytes alone
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 16))) throw new Failure('wrong_type', say.noPdf)
  const text = bytes.toString('latin1')
  if (!text.slice(-1024).includes('%%EOF')) throw wrong(say.broken)
  if (encrypted.test(text)) throw wrong(say.encrypted)
  if (active.test(text)) throw wrong(say.active)
  const dictionaries = streamDictionaries(text)
  if (!dictionaries) throw wrong(say.heavy)
  if (dictionaries.some(hidesObjects)) throw wrong(say.active)
  let pages = count(text)
  await lookIntoStreams(bytes, (part) => {
    if (active.test(part)) throw wrong(say.active)
    pages += count(part)
  })
  if (pages === 0) throw wrong(say.broken)
  if (pages > serverLimits.dataSheetPages) throw wrong(say.pages(serverLimits.dataSheetPages))
}

/**
 * Returns whether a stream holds objects that are not seen when it is unpacked once with zlib: packed in another way or twice, or
 * with a predictor, which makes other bytes of what comes out (ISO 32000-1, 7.4.4.4, 7.5.7). No program that makes data sheets
 * does so.
 */
function hidesObjects(dictionary: string): boolean {
  const names: string[] = dictionary.match(/\/[^\0\t\n\f\r ()<>[\]{}/%]*/g) ?? []
  const has = (...any: string[]) => any.some((name) => names.includes(name))
  // readers do not ask for its type, but for how many objects there are and where the first one stands
  if (!has('/ObjStm') && !(has('/N') && has('/First'))) return false
  if (has('/DecodeParms', '/DP', '/F', '/FFilter')) return true
  const filters = names.filter((name) => name === '/Filter').length
  const isPlain =
    filters === 0 || /\/Filter\s*(?:\/Fl(?:ateDecode)?|\[\s*\/Fl(?:ateDecode)?\s*\])(?=[\s/>])/.test(dictionary)
  return filters > 1 || !isPlain
}

function count(text: string): number {
  return text.match(page)?.length ?? 0
}

function wrong(sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { sheet: sentence } })
}
