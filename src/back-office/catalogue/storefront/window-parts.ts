import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { partLoader } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/show-toast.ts'

// What only categories and labels have comes in files of its own, with what it knows of goods.

export const labelGoods = partLoader(() => import('./tag-products.tsx'))
export const takeOutDialog = partLoader(() => import('./take-out-dialog.tsx'))

/** A part of the screen that could not be loaded says so. */
export const partFailed = () => void toast.error(copy.partFailed)
