import { barcodeCopy } from '../../../shared/copy/office/barcodes.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandInHistory } from '../../staff/commands/history-queries.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { CommandUndo } from '../../staff/commands/undo-registry.ts'
import { type BarcodeRow, findBarcode } from './barcode-queries.ts'
import { putBarcode, removeBarcode } from './change-barcodes.ts'

/** A code that was added is taken off again; one that was taken off is put back where nothing else has it meanwhile. */
export const undoBarcodeCommands = {
  'barcode.remove': {
    needs: 'barcodes.edit',
    refuse: async (tx, done) => ((await isStillOn(tx, done)) ? undefined : barcodeCopy.gone),
    run: (work, { subjectId: code }) => removeBarcode(work, code),
  },
  'barcode.restore': {
    needs: 'barcodes.edit',
    run: async (work, { changes }) => {
      const row = changes.find(({ entity }) => entity === 'barcode')?.before
      if (!row) throw new Failure('cannot_undo', historyCopy.noWay)
      await putBarcode(work, { ...row, created_at: new Date(String(row.created_at)) } as BarcodeRow)
    },
  },
} as const satisfies Record<string, CommandUndo>

/** Returns whether a code is still on what the command put it on: meanwhile it may have been given to something else. */
async function isStillOn(tx: CommandWork['tx'], { subjectId: code, changes }: CommandInHistory): Promise<boolean> {
  const given = changes.find(({ entity }) => entity === 'barcode')?.after
  const now = await findBarcode(tx, code)
  return now !== undefined && now.product_id === given?.product_id && now.variant_id === (given?.variant_id ?? null)
}
