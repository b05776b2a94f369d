import type { RecordUndo } from '../../staff/commands/undo-registry.ts'
import { lockUser } from '../accounts/user-queries.ts'
import { putMarksBack } from './change-customer.ts'
import { type CustomerMarks, readMarks } from './mark-queries.ts'

/** Undo of what was said of a customer: note, tags, cash blocked. */
export const undoCustomerRecord: RecordUndo = {
  needs: 'customers.change',
  read: async (tx, id) => {
    if (!(await lockUser(tx, id))) return undefined
    const { version: _, ...marks } = await readMarks(tx, id)
    return { ...marks }
  },
  restore: (work, id, fields) => putMarksBack(work, id, fields as Partial<CustomerMarks>),
}
