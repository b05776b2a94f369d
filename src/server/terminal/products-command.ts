import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sheetFaults } from '../../shared/copy/office/sheet-faults.ts'
import { sheetWords as say } from '../../shared/copy/office/sheet-words.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { sheetLimits } from '../../shared/sheet-limits.ts'
import { writeTable } from '../platform/spreadsheets/table-files.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { tableOfGoods } from '../warehouse/import-export/export-goods.ts'
import { ChangedSince } from '../warehouse/import-export/goods-plan.ts'
import { importAtTerminal, type SeenFile } from '../warehouse/import-export/import-at-terminal.ts'
import type { ReadFrom } from '../warehouse/import-export/open-table.ts'
import { ReportedFailure, UsageFailure } from './usage.ts'
import { placeOf, writeOutputFiles } from './write-output-files.ts'

/**
 * `products export <file> | import <file> [--dry-run] [--only price,offerPrice] [--sheet NAME] [--head-row N] [--skip-wrong]`
 * (CONTRACT §6).
 */
export async function productsCommand(shop: PayingShop, [action, ...given]: string[]): Promise<string> {
  const { file, ...options } = readWords(given)
  if (action === 'export' && given.length === 1) return exportTo(shop, file)
  if (action === 'import') return importFrom(shop, file, options)
  throw new UsageFailure('Use products export or products import.')
}

function readWords(given: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      options: {
        'dry-run': { type: 'boolean' },
        only: { type: 'string' },
        sheet: { type: 'string' },
        'head-row': { type: 'string' },
        'skip-wrong': { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const [file, more] = positionals
    if (file === undefined || more !== undefined) throw new Error('Give one file: products.xlsx or products.csv.')
    const only = values.only?.split(',').map((name) => name.trim())
    if (only?.some((name) => name === '')) throw new Error('--only names columns, such as price,offerPrice.')
    const row = values['head-row']
    if (row !== undefined && !/^[1-9]\d{0,4}$/.test(row))
      throw new Error('--head-row takes the number of a row, such as 3.')
    return {
      file,
      only,
      dryRun: values['dry-run'] === true,
      skipWrong: values['skip-wrong'] === true,
      sheet: values.sheet,
      headRow: row === undefined ? undefined : Number(row),
    }
  } catch (error) {
    throw new UsageFailure((error as Error).message)
  }
}

async function exportTo(shop: PayingShop, file: string): Promise<string> {
  const format = /\.(xlsx|csv)$/i.exec(file)?.[1]?.toLowerCase()
  if (format !== 'xlsx' && format !== 'csv') throw new UsageFailure(`${file} must end with .xlsx or .csv.`)
  const rows = await tableOfGoods(shop)
  const content = await writeTable(format, 'Products', rows)
  await writeOutputFiles([{ place: placeOf(file), content }]).catch(refuseFile(file))
  return say.exported(rows.length - 1, file)
}

async function importFrom(
  shop: PayingShop,
  file: string,
  options: Omit<ReturnType<typeof readWords>, 'file'>,
): Promise<string> {
  const { size } = await stat(placeOf(file)).catch(refuseFile(file))
  if (size > sheetLimits.sheetBytes) throw new Failure('too_large', `${file}: ${sheetFaults.tooLarge}`)
  const bytes = await readFile(placeOf(file)).catch(refuseFile(file))
  const plan = await importAtTerminal(shop, { ...options, bytes, name: path.basename(file) }).catch(explain(file))
  const report = [reportOf(plan), ...placeRead(plan.found, options)].join('\n')
  if (plan.isRefused) throw new ReportedFailure(report, say.nothingWritten(plan.counts.wrong))
  return options.dryRun ? `${report}\n${say.dryRun}` : report
}

/** A line that says where the list was found, where that was a guess among several. */
function placeRead({ headRow, ...found }: SeenFile['found'], given: ReadFrom): string[] {
  const isSheetGuessed = found.format === 'xlsx' && found.sheets.length > 1 && given.sheet === undefined
  const isRowGuessed = headRow > 1 && given.headRow === undefined
  return isSheetGuessed || isRowGuessed ? [say.foundAt(found.format === 'xlsx' ? found.sheet : null, headRow)] : []
}

function reportOf({ counts, headProblems, rows, found }: SeenFile): string {
  const ofHead = headProblems.map((problem) => say.problems(found.headRow, [problem]))
  const ofRows = rows.filter(({ state }) => state === 'wrong').map(({ row, problems }) => say.problems(row, problems))
  return [say.counts(counts), ...ofHead, ...ofRows].join('\n')
}

function refuseFile(file: string): (error: NodeJS.ErrnoException) => never {
  return ({ code }) => {
    throw new Failure('not_found', `${file} cannot be ${code === 'ENOENT' ? 'found' : 'opened'} (${code}).`)
  }
}

function explain(file: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof ChangedSince) throw new Failure('edit_conflict', say.changedSince)
    if (error instanceof Failure) throw new Failure(error.code, `${file}: ${error.message}`)
    throw error
  }
}
