import type { ParkInput } from '../../../shared/contract/office/parked-sales.ts'
import type { Paise } from '../../../shared/money/money.ts'

/** A parked sale as it was typed; each line with its name and what a piece cost then. `discount` in rupees off the line. */
export interface ParkedContent extends Pick<ParkInput, 'customer' | 'delivery'> {
  lines: {
    productId: string
    variantId: string | null
    quantity: number
    discount: number | null
    name: string
    price: Paise
  }[]
}
