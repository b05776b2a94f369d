import { readFileSync } from 'node:fs'
import { taxCopy } from '../../../shared/copy/office/tax.ts'
import type { Shop } from '../../platform/shop.ts'
import { asSystem, atTerminal } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { putHsnRates } from './hsn-queries.ts'
import { type HsnRate, readGstRates } from './read-gst-rates.ts'

const shipped = new URL('../../../../db/gst-rates.csv', import.meta.url)

/** Puts the rates that come with the program into the database; at every start, and nothing happens where they are there. */
export async function loadGstRates(shop: Shop): Promise<void> {
  const rates = readGstRates(readFileSync(shipped, 'utf8'))
  await asSystem(shop, 'tax.table', (work) => putRates(work, rates))
}

/** Puts the rates of a file of the owner's into the database. Gives how many lines are new. Throws `bad_input` with the line. */
export function loadOwnGstRates(shop: Shop, csv: string): Promise<number> {
  const rates = readGstRates(csv)
  return atTerminal(shop, 'tax.table', { lines: rates.length }, async (work) => {
    work.about({ kind: 'tax', id: 'table', name: taxCopy.table })
    return putRates(work, rates)
  })
}

async function putRates(work: CommandWork, rates: readonly HsnRate[]): Promise<number> {
  const changed = await putHsnRates(work.tx, rates)
  if (changed > 0) {
    work.about({ kind: 'tax', id: 'table', name: taxCopy.table })
    work.changed('tax', 'table', { lines: 0 }, { lines: changed })
  }
  return changed
}
