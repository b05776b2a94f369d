import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { indianDay } from '../../domain/operations/sales/indian-day.ts'
import { books as copy } from '../../shared/copy/books.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../shared/money/money.ts'
import { gstr1OfMonth } from '../operations/books/gstr1-of-month.ts'
import { readBookMonth } from '../operations/books/read-book-month.ts'
import { registerOfMonth } from '../operations/books/register-of-month.ts'
import { tallyOfMonth } from '../operations/books/tally-of-month.ts'
import { writeTable } from '../platform/spreadsheets/table-files.ts'
import { countTestPapers } from '../selling/invoices/invoice-queries.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

/** `gstr1 <YYYY-MM> --out <file.json>` (CONTRACT §6): the month's return for the GST portal. */
export async function gstr1Command(shop: PayingShop, given: string[]): Promise<string> {
  const { month, out } = readMonthAndFile(shop, given, ['json'])
  const { gstr1, sums, problems } = await gstr1OfMonth(shop, month)
  await write(out, JSON.stringify(gstr1))
  const lines = [
    copy.return(month, sums.documents),
    copy.taxable(rupees(sums.taxable)),
    copy.tax(rupees(sums.taxInDocuments), rupees(sums.taxInReturn), rupees(sums.taxInReturn - sums.taxInDocuments)),
    ...(problems.length > 0 ? [copy.problems(problems.length)] : []),
    ...problems.map(({ fault, number, value }) => `  ${copy.problem[fault](number, value)}`),
  ]
  return [...lines, ...(await endOf(shop, month, out))].join('\n')
}

/** `register <YYYY-MM> --out <file.csv|file.xlsx>` (CONTRACT §6): the month's documents by rate, with their sums. */
export async function registerCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { month, out, format } = readMonthAndFile(shop, given, ['csv', 'xlsx'])
  const { documents, table } = await registerOfMonth(shop, month)
  await write(out, await writeTable(format === 'xlsx' ? 'xlsx' : 'csv', 'Sales register', table))
  return [copy.register(month, documents), ...(await endOf(shop, month, out))].join('\n')
}

/** `tally <YYYY-MM> --out <folder>` (CONTRACT §6): the month's documents as vouchers for Tally, and the masters that they name. */
export async function tallyCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { month, out } = readMonthAndPlace(shop, given, (text) => `Give a folder: --out tally-${text}`)
  const { documents, files } = await tallyOfMonth(shop, month, shop.settings.now()['company.legalName'])
  const folder = path.resolve(process.env.INIT_CWD ?? '', out)
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new Failure('not_found', `${out} cannot be made (${error.code}).`)
  })
  for (const { name, content } of files) await write(path.join(out, name), content)
  const lines = [copy.tally(month, documents), copy.tallyOrder(files.map(({ name }) => name))]
  return [...lines, ...(await endOf(shop, month, out))].join('\n')
}

function readMonthAndFile({ clock }: Pick<PayingShop, 'clock'>, given: string[], formats: readonly string[]) {
  const place = readMonthAndPlace({ clock }, given, (month) => `Give a file: --out ${month}.${formats[0]}`)
  const format = path.extname(place.out).slice(1).toLowerCase()
  if (!formats.includes(format)) throw new UsageFailure(`${place.out} must end with .${formats.join(' or .')}.`)
  return { ...place, format }
}

function readMonthAndPlace({ clock }: Pick<PayingShop, 'clock'>, given: string[], hint: (month: string) => string) {
  const { words, values } = readOptions(given, { out: { type: 'string' } }, 1)
  const [month] = words
  if (month === undefined) throw new UsageFailure('Which month? Write it as 2026-10.')
  const { out } = values
  if (out === undefined) throw new UsageFailure(`Where to? ${hint(month)}`)
  return { month: readBookMonth(month, clock()), out }
}

/** npm goes to the project's folder; the file is named from where the owner stands. */
async function write(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path.resolve(process.env.INIT_CWD ?? '', file), content).catch((error: NodeJS.ErrnoException) => {
    throw new Failure('not_found', `${file} cannot be written (${error.code}).`)
  })
}

async function endOf({ db, clock }: Pick<PayingShop, 'db' | 'clock'>, month: string, out: string): Promise<string[]> {
  const tests = await countTestPapers(db, month)
  return [
    ...(tests > 0 ? [copy.testsLeftOut(tests)] : []),
    ...(month === indianDay(clock()).slice(0, 7) ? [copy.notOver(month)] : []),
    copy.written(out),
  ]
}

const rupees = (amount: Paise) => formatRupees(rupeesFromPaise(amount))
