import { expect, test } from 'vitest'
import { buildBook } from '../../../../test/builders/build-zip.ts'
import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import { readTables } from './table-files.ts'

/** A table as wide and long as one may be. */
const wide = Array.from({ length: 20_000 }, (_, at) => `<row><c r="WB${at + 1}"><v>1</v></c></row>`).join('')
/** The most memory, in MB, that this process has ever had. kB on Linux, elsewhere bytes. */
const peak = () => process.resourceUsage().maxRSS / (process.platform === 'linux' ? 1024 : 1024 * 1024)

test('a bomb takes no memory of the shop, and what comes of it never gets there', async () => {
  const bombs = [2, 8].map((tables) =>
    buildBook(Object.fromEntries(Array.from({ length: tables }, (_, at) => [`Table ${at}`, wide]))),
  )
  const before = peak()
  for (const bomb of bombs) await expect(readTables(bomb)).rejects.toThrow(sheetFaults.tooMuch)
  expect(peak() - before).toBeLessThan(100)
})
