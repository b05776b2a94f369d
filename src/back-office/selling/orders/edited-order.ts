import type { Item } from '../../../shared/contract/office/barcodes.ts'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { holdsUnread, type NumberInput } from '../../../ui/unparsed-number.ts'
import type { OfficeInput } from '../../api/call-office.ts'
import { itemKey } from '../../scan/item-line.tsx'

/** Body of the call that previews an edit, as this screen sends it. */
export type EditBody = Exclude<NonNullable<OfficeInput<'POST /orders/{id}/edit/preview'>['body']>, FormData>

/** A line of an order as it is typed. */
export interface EditedLineForm {
  /** In the order; null: it is added. */
  position: number | null
  productId: string
  variantId: string | null
  name: string
  variantName: string | null
  picture: string
  quantity: NumberInput
  isRemoved: boolean
}

/** An address as it is typed. */
export type TypedAddress = Pick<
  OfficeOrder['address'],
  'fullName' | 'building' | 'street' | 'landmark' | 'city' | 'state' | 'pincode' | 'phone'
>

/** An edit as it is typed; a type for the draft, which wants an index. */
export type TypedEdit = {
  lines: EditedLineForm[]
  todayPrices: boolean
  removeCoupon: boolean
}

/** Returns the edit that changes nothing yet. */
export function startOf(order: OfficeOrder): TypedEdit {
  const lines = order.lines.map(({ position, productId, variantId, name, variantName, image, quantity }) => ({
    ...{ position, productId, variantId, name, variantName, picture: image, quantity },
    isRemoved: false,
  }))
  return { lines, todayPrices: false, removeCoupon: false }
}

/** Adds one piece of an item: to its line, which is then kept, or as a new one. */
export function withItem(lines: readonly EditedLineForm[], item: Item): EditedLineForm[] {
  const known = lines.find((line) => itemKey(line) === itemKey(item))
  if (!known) {
    const { productId, variantId, name, variantName, picture } = item
    return [
      ...lines,
      { position: null, productId, variantId, name, variantName, picture, quantity: 1, isRemoved: false },
    ]
  }
  const quantity = typeof known.quantity === 'number' && !known.isRemoved ? known.quantity + 1 : known.quantity
  return lines.map((line) => (line === known ? { ...line, quantity, isRemoved: false } : line))
}

/** Returns the address of an order to be typed over. */
export function addressOf({ address }: OfficeOrder): TypedAddress {
  const { fullName, building, street, landmark, city, state, pincode, phone } = address
  return { fullName, building, street, landmark, city, state, pincode, phone }
}

/** Returns the lines that stay or are added. */
export function keptLines({ lines }: Pick<TypedEdit, 'lines'>): EditedLineForm[] {
  return lines.filter(({ isRemoved }) => !isRemoved)
}

/** Gives what the server is asked; null while nothing is changed, nothing is left, or a number cannot be read. */
export function bodyOf(order: OfficeOrder, typed: TypedEdit, address: TypedAddress | null): EditBody | null {
  const lines = keptLines(typed)
  const isNumber = lines.every(({ quantity }) => typeof quantity === 'number')
  const isSame = JSON.stringify([typed, address]) === JSON.stringify([startOf(order), null])
  if (isSame || !isNumber || holdsUnread(lines)) return null
  return {
    version: order.version,
    lines: lines.map(({ position, productId, variantId, quantity }) => ({
      ...{ position, productId, variantId },
      quantity: quantity as number,
    })),
    todayPrices: typed.todayPrices,
    removeCoupon: typed.removeCoupon,
    ...(address && { address }),
  }
}
