import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandName } from '../../../shared/office/commands.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import { type CommandInHistory, findCommand } from './history-queries.ts'

/** Returns the export that this person began minutes ago. Throws `not_found` where there is none, or it is over. */
export async function findBegunExport(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  staff: Pick<Staff, 'id'>,
  { exportId, name }: { exportId: string; name: CommandName },
): Promise<CommandInHistory> {
  const begun = await findCommand(db, exportId)
  const oldMs = begun ? clock().getTime() - begun.at.getTime() : Number.POSITIVE_INFINITY
  const isTheirs = begun?.name === name && begun.staffId === staff.id
  if (begun && isTheirs && oldMs <= officeLimits.historyExportMinutes * 60_000) return begun
  throw new Failure('not_found', copy.exportOver)
}
