import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { dueDay } from '../../domain/operations/books/filing-period.ts'
import { books as copy } from '../../shared/copy/books.ts'
import { quarterlyReturn as quarterly } from '../../shared/copy/quarterly-return.ts'
import { returnWarnings } from '../../shared/copy/return-warnings.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { indianMonth } from '../../shared/india-time.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../shared/money/money.ts'
import { areEarlierVouchers, isEarlierRegister, isEarlierReturn } from '../operations/books/earlier-output.ts'
import { readBookMonth } from '../operations/books/read-book-month.ts'
import { readInvoicedMonth } from '../operations/books/read-month.ts'
import { registerOfMonth } from '../operations/books/register-of-month.ts'
import { type MonthReturn, returnOfMonth } from '../operations/books/return-of-month.ts'
import { tallyOfMonth } from '../operations/books/tally-of-month.ts'
import { writeTable } from '../platform/spreadsheets/table-files.ts'
import { countTestPapers } from '../selling/invoices/invoice-queries.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'
import { placeOf, writeOutputFiles } from './write-output-files.ts'

/** A month as it was asked for, and where its books go. */
interface Asked {
  /** 'YYYY-MM'. */
  month: string
  out: string
  /** Of the filer, where there are several. */
  gstin?: string | undefined
  /** True to replace whatever file is there. */
  force: boolean
}

/** `gstr1 <YYYY-MM> --out <file.json> [--gstin GSTIN] [--force]` (CONTRACT §6): the month's return for the GST portal. */
export async function gstr1Command(shop: PayingShop, given: string[]): Promise<string> {
  const asked = readMonthAndFile(shop, given, ['json'])
  const { month, gstin } = asked
  const made = await returnOfMonth(shop, month, gstin)
  const { as, books, gstr1, sums, problems, warnings, lock, file, differs } = made
  await writeFileOf(asked, file, (held) => isEarlierReturn(held, gstr1))
  const lines = [
    ...headOf(made, month),
    quarterly.due(dueDay(as, month)),
    copy.taxable(rupees(sums.taxable)),
    copy.tax(rupees(sums.taxInDocuments), rupees(sums.taxInReturn), rupees(sums.taxInReturn - sums.taxInDocuments)),
    ...(problems.length > 0 ? [copy.problems(problems.length)] : []),
    ...problems.map((each) => `  ${copy.problem(each)}`),
    ...(warnings.length > 0 ? [returnWarnings.head(warnings.length)] : []),
    ...warnings.map((each) => `  ${returnWarnings.text(each)}`),
    ...books.notes,
    ...(lock ? [copy.lockedOn(formatMoment(lock.lockedAt), lock.sha256)] : []),
    ...(differs ? [copy.lockDiffers] : []),
  ]
  return [...lines, ...(await endOf(shop, asked))].join('\n')
}

/** Says which file it is: GSTR-1 of the month or the quarter, or an IFF. */
function headOf({ as, months, sums, books }: MonthReturn, month: string): string[] {
  if (as === 'iff') return [quarterly.iff(month, sums.documents), quarterly.iffText]
  if (as === 'quarter') return [quarterly.quarter(months, sums.documents)]
  return [copy.return(month, sums.documents, books.vouchers.length)]
}

/**
 * `register <YYYY-MM> --out <file.csv|file.xlsx> [--gstin GSTIN] [--force]` (CONTRACT §6): the month's documents by rate, with
 * their sums.
 */
export async function registerCommand(shop: PayingShop, given: string[]): Promise<string> {
  const asked = readMonthAndFile(shop, given, ['csv', 'xlsx'])
  const { month, gstin, format } = asked
  const books = await readInvoicedMonth(shop, month, gstin)
  const table = registerOfMonth(month, books)
  const content = await writeTable(format === 'xlsx' ? 'xlsx' : 'csv', 'Sales register', table)
  await writeFileOf(asked, content, (held) => isEarlierRegister(held, table))
  return [copy.register(month, books.documents.length), ...books.notes, ...(await endOf(shop, asked))].join('\n')
}

/**
 * `tally <YYYY-MM> --out <folder> [--gstin GSTIN] [--force]` (CONTRACT §6): the month's documents and settlements as vouchers
 * for Tally, and the masters that they name.
 */
export async function tallyCommand(shop: PayingShop, given: string[]): Promise<string> {
  const asked = readMonthAndPlace(shop, given, (text) => `Give a folder: --out tally-${text}`)
  const { month, out, gstin } = asked
  const books = await readInvoicedMonth(shop, month, gstin)
  const { files, settlements, notes } = await tallyOfMonth(shop, month, books)
  const folder = placeOf(out)
  await mkdir(folder, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Failure('not_found', `${out} cannot be made (${code}).`)
  })
  const held = (await readdir(folder)).filter((name) => /^(masters|vouchers(-\d+)?)\.xml$/.test(name)).sort()
  for (const name of held)
    if (!asked.force && !areEarlierVouchers(await readFile(path.join(folder, name)), files))
      throw new Failure('bad_input', copy.notOwnFolder(out, name, month))
  const wholes = files.map(({ name, content }) => ({ place: path.join(folder, name), content }))
  await writeOutputFiles(wholes).catch(refuseToWrite(out))
  // a part of former books beside these would be imported with them
  for (const name of held)
    if (!files.some((each) => each.name === name)) await rm(path.join(folder, name), { force: true })
  const lines = [copy.tally(month, books.papers.length, settlements), copy.tallyOrder(files.map(({ name }) => name))]
  return [...lines, ...books.notes, ...notes, ...(await endOf(shop, asked))].join('\n')
}

function readMonthAndFile({ clock }: Pick<PayingShop, 'clock'>, given: string[], formats: readonly string[]) {
  const asked = readMonthAndPlace({ clock }, given, (month) => `Give a file: --out ${month}.${formats[0]}`)
  const format = path.extname(asked.out).slice(1).toLowerCase()
  if (!formats.includes(format)) throw new UsageFailure(`${asked.out} must end with .${formats.join(' or .')}.`)
  return { ...asked, format }
}

function readMonthAndPlace(
  { clock }: Pick<PayingShop, 'clock'>,
  given: string[],
  hint: (month: string) => string,
): Asked {
  const options = { out: { type: 'string' }, gstin: { type: 'string' }, force: { type: 'boolean' } } as const
  const { words, values } = readOptions(given, options, 1)
  const [month] = words
  if (month === undefined) throw new UsageFailure('Which month? Write it as 2026-10.')
  const { out, gstin, force = false } = values
  if (out === undefined) throw new UsageFailure(`Where to? ${hint(month)}`)
  return { month: readBookMonth(month, clock()), out, gstin: gstin?.trim().toUpperCase(), force }
}

/** Writes the file of a month, unless another one lies there that `isEarlier` does not know as its own. */
async function writeFileOf(
  { month, out, force }: Asked,
  content: string | Uint8Array,
  isEarlier: (held: Uint8Array) => boolean | Promise<boolean>,
): Promise<void> {
  const place = placeOf(out)
  const held = await readFile(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    return refuseToWrite(out)(error)
  })
  if (held && !force && !(await isEarlier(held))) throw new Failure('bad_input', copy.notOwnFile(out, month))
  await writeOutputFiles([{ place, content }]).catch(refuseToWrite(out))
}

function refuseToWrite(file: string): (error: NodeJS.ErrnoException) => never {
  return ({ code }) => {
    throw new Failure('not_found', `${file} cannot be written (${code}).`)
  }
}

async function endOf({ db, clock }: Pick<PayingShop, 'db' | 'clock'>, { month, out }: Asked): Promise<string[]> {
  const tests = await countTestPapers(db, month)
  return [
    ...(tests > 0 ? [copy.testsLeftOut(tests)] : []),
    ...(month === indianMonth(clock()) ? [copy.notOver(month)] : []),
    copy.written(out),
  ]
}

const rupees = (amount: Paise) => formatRupees(rupeesFromPaise(amount))
