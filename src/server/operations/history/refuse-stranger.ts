import { failures } from '../../../shared/copy/failures.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandInHistory } from '../../staff/commands/history-queries.ts'
import type { Viewer } from './present-entry.ts'

/** Throws `not_allowed` for a command of somebody else, to who sees no history and takes nothing of others back. */
export function refuseStranger({ id, permissions }: Viewer, { staffId }: CommandInHistory): void {
  const may = staffId === id || permissions.has('history.see') || permissions.has('history.undo')
  if (!may) throw new Failure('not_allowed', failures.notYours(false))
}

/** Throws `not_allowed` where somebody takes back what others did, and may not: whether it can be taken back at all is not their question. */
export function refuseOthers({ id, permissions }: Viewer, { staffId }: CommandInHistory): void {
  if (staffId !== id && !permissions.has('history.undo')) throw new Failure('not_allowed', historyCopy.notOthers)
}
