import type { RecordUndo } from '../../staff/commands/undo-registry.ts'
import { lockBargain } from './bargain-queries.ts'
import { changeBargain } from './end-bargain.ts'
import { shownOf } from './set-bargain.ts'

/** Undo of changes to the terms of offers; terms that were set for the first time take no offers any more. */
export const undoBargainRecord: RecordUndo = {
  needs: 'prices.edit',
  read: async (tx, id) => {
    const row = await lockBargain(tx, id)
    return row && { ...shownOf(row) }
  },
  restore: (work, id, fields) => changeBargain(work, id, fields),
  unmade: { active: false },
}
