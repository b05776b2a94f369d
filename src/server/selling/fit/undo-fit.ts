import { historyCopy } from '../../../shared/copy/office/history.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandUndo, RecordUndo } from '../../staff/commands/undo-registry.ts'
import { putRule, removeRule, restoreRule } from './change-rules.ts'
import { type KeptRule, lockFitRule } from './fit-rules.ts'

/** Undo of changes to a rule, and of switching it. */
export const undoFitRecord = {
  needs: 'products.edit',
  read: async (tx, id) => {
    const rule = await lockFitRule(tx, id)
    return rule && { ...rule }
  },
  restore: async (work, id, fields) => {
    await putRule(work, id, fields as Partial<KeptRule>)
  },
} satisfies RecordUndo

/** One that was added is taken out, and comes back as it was. */
export const undoFitCommands = {
  'fit.remove': {
    needs: 'products.edit',
    run: async (work, { subjectId }) => void (await removeRule(work, subjectId)),
  },
  'fit.restore': {
    needs: 'products.edit',
    run: async (work, { changes }) => {
      const before = changes.find(({ entity }) => entity === 'fit_rule')?.before as Omit<KeptRule, 'version'> | null
      if (!before) throw new Failure('cannot_undo', historyCopy.noWay)
      await restoreRule(work, before)
    },
  },
} as const satisfies Record<string, CommandUndo>
