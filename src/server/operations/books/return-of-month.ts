import type { Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import { findReturnWarnings, type ReturnWarning } from '../../../domain/operations/books/return-warnings.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectDoubted } from '../../selling/invoices/doubted-query.ts'
import { type DrawnReturn, drawReturn } from './draw-return.ts'
import { listMonthLocks } from './month-lock-queries.ts'

/** File of a month that is to be filed, or was. */
export interface MonthReturn extends DrawnReturn {
  /** Matters to check that the portal does not refuse. */
  warnings: ReturnWarning[]
  /** The file: what was kept where the month is locked. */
  file: Buffer
  /** The documents give another file today than the one that was kept. */
  differs: boolean
}

/** Makes or finds the file of a month, 'YYYY-MM': a locked one is the file that was kept, byte for byte. Throws as readMonth does. */
export async function returnOfMonth(
  shop: Pick<Shop, 'db' | 'settings'>,
  month: string,
  gstin?: string,
): Promise<MonthReturn> {
  const drawn = await drawReturn(shop, month, gstin)
  const { as, months, books, lock, gstr1 } = drawn
  const today = Buffer.from(JSON.stringify(gstr1))
  const locks = await listMonthLocks(shop.db).where('locked_months.gstin', '=', books.filer.gstin).execute()
  const doubted: Awaited<ReturnType<typeof selectDoubted>> = []
  for (const each of months) doubted.push(...(await selectDoubted(shop.db, each)))
  const warnings = findReturnWarnings(drawn.reported, {
    ...{ month, isLarge: shop.settings.now()['books.aboveFiveCrore'], isQuarterly: as !== 'gstr1' },
    doubts: new Map(doubted.map(({ number, doubt }) => [number, doubt])),
    // notes against what the same file or its IFFs have are nothing to look at
    lockedMonths: new Set(locks.map((each) => each.month).filter((each) => !months.includes(each))),
    // an IFF has no Table 13: what it left out goes with the quarter
    kept: lock && as !== 'iff' ? (JSON.parse(lock.file.toString('utf8')) as Gstr1) : null,
  })
  const differs = lock !== null && !lock.file.equals(today)
  return { ...drawn, warnings, file: lock?.file ?? today, differs }
}
