import { historyCopy } from '../../../../shared/copy/office/history.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { CommandInHistory } from '../../../staff/commands/history-queries.ts'
import type { CommandUndo, RecordUndo } from '../../../staff/commands/undo-registry.ts'
import { putSupplierBack, switchSupplier } from './change-supplier.ts'
import { isAsNoted, putSupplierOfItemBack } from './set-supplier-of-item.ts'
import { fieldsOf, lockSupplier, type SupplierFields } from './supplier-queries.ts'

/** Undo of changes to a supplier's fields. */
export const undoSupplierRecord: RecordUndo = {
  needs: 'suppliers.edit',
  read: async (tx, id) => {
    const supplier = await lockSupplier(tx, id)
    return supplier && { ...fieldsOf(supplier) }
  },
  restore: (work, id, fields) => putSupplierBack(work, id, fields as Partial<SupplierFields>),
}

/** One that was added is put aside, for it may have brought goods since; and back. */
export const undoSupplierCommands = {
  'supplier.off': {
    needs: 'suppliers.edit',
    run: async (work, { subjectId }) => void (await switchSupplier(work, subjectId, false)),
  },
  'supplier.on': {
    needs: 'suppliers.edit',
    run: async (work, { subjectId }) => void (await switchSupplier(work, subjectId, true)),
  },
  'supplier.item': {
    needs: 'suppliers.edit',
    refuse: async (tx, done) => {
      const { which, change } = ofItem(done)
      return (await isAsNoted(tx, which, change.after)) ? undefined : historyCopy.changedSince
    },
    run: async (work, done) => {
      const { which, change } = ofItem(done)
      await putSupplierOfItemBack(work, which, change)
    },
  },
} as const satisfies Record<string, CommandUndo>

function ofItem({ subjectId: itemId, changes }: CommandInHistory) {
  const change = changes.find(({ entity }) => entity === 'supplier_item')
  const [supplierId] = change?.entityId.split(' ') ?? []
  if (!change || !supplierId) throw new Failure('cannot_undo', historyCopy.nothingLeft)
  return { which: { itemId, supplierId }, change }
}
