import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { partLoader } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/show-toast.ts'

// What a press opens on a product's screen, and what lies far down on it, comes in files of its own.

export const schedulePart = partLoader(() => import('./schedule-part.tsx'))
export const attributesPart = partLoader(() => import('./attributes-part.tsx'))
export const breaksPart = partLoader(() => import('./breaks-part.tsx'))
export const parcelPart = partLoader(() => import('./parcel-and-warranty-part.tsx'))
export const successorPart = partLoader(() => import('./successor-part.tsx'))
export const variantsPart = partLoader(() => import('./variants-part.tsx'))
export const rowsPart = partLoader(() => import('./specifications-part.tsx'))
export const declarationsPart = partLoader(() => import('./declarations-part.tsx'))
export const makersPart = partLoader(() => import('./makers-part.tsx'))
export const hsnPart = partLoader(() => import('./hsn-part.tsx'))
export const stockPart = partLoader(() => import('./stock-part.tsx'))
export const sheetsPart = partLoader(() => import('./data-sheets-part.tsx'))
export const labelsLink = partLoader(() => import('./labels-link.tsx'))
export const previewDialog = partLoader(() => import('./preview-dialog.tsx'))
export const addVariantsDialog = partLoader(() => import('./add-variants-dialog.tsx'))
export const scheduleDialog = partLoader(() => import('./schedule-dialog.tsx'))
export const cropDialog = partLoader(() => import('./crop-dialog.tsx'))

/** A part of the screen that could not be loaded says so. */
export const partFailed = () => void toast.error(copy.partFailed)

/** A dialog that could not be loaded says so, and can be asked for again. */
export function dialogFailed(close: () => void): () => void {
  return () => {
    toast.error(copy.partFailed)
    close()
  }
}
