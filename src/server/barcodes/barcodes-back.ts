import { barcodeCopy } from '../../shared/copy/office/barcodes.ts'
import { historyCopy } from '../../shared/copy/office/history.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { Inverse } from '../commands/ways-back.ts'
import { type BarcodeRow, findBarcode } from './barcode-queries.ts'
import { putBarcode, removeBarcode } from './change-barcodes.ts'

/** A code that was added is taken off again; one that was taken off is put back where nothing else has it meanwhile. */
export const barcodeInverses = {
  'barcode.remove': {
    needs: 'barcodes.edit',
    refuse: async (tx, { subjectId: code }) => ((await findBarcode(tx, code)) ? undefined : barcodeCopy.gone),
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
} as const satisfies Record<string, Inverse>
