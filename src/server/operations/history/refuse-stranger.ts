import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandInHistory } from '../../staff/commands/history-queries.ts'
import type { Viewer } from './present-entry.ts'

/** Throws `not_allowed` for a command of somebody else, to who sees no history and takes nothing of others back. */
export function refuseStranger({ id, permissions }: Viewer, { staffId }: CommandInHistory): void {
  const may = staffId === id || permissions.has('history.see') || permissions.has('history.undo')
  if (!may) throw new Failure('not_allowed', failures.notYours(false))
}
