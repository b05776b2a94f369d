import type { ReactNode } from 'react'
import type { Item } from '../../shared/contract/office/barcodes.ts'
import { scanCopy as copy } from '../../shared/copy/office/scan.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { Picture } from '../../ui/picture.tsx'

type Named = Pick<Item, 'name' | 'variantName' | 'picture'>

/** Something with its picture, name and size; `children`: what else is said of it. */
export function ItemLine({ item: { name, variantName, picture }, children }: { item: Named; children?: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 text-left">
      <Picture
        src={picture}
        alt=""
        sizes="48px"
        most={160}
        width={48}
        height={48}
        className="size-12 shrink-0 rounded-xs bg-cover object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-5 font-medium break-words">{name}</span>
        {variantName !== null && <span className="block truncate text-sm text-steel">{variantName}</span>}
        {children}
      </span>
    </span>
  )
}

/** Price and stock of something in one line. */
export function ItemFigures({ item: { price, free, active } }: { item: Item }) {
  return (
    <span className="figures block text-sm text-steel">
      {formatRupees(price)} · {free === null ? copy.counting : copy.free(free)}
      {!active && ` · ${copy.notOnSale}`}
    </span>
  )
}

/** Returns the name of an item, with its size. */
export function itemName({ name, variantName }: Pick<Item, 'name' | 'variantName'>): string {
  return variantName === null ? name : `${name}, ${variantName}`
}

/** One word for something, for lists and caches. */
export function itemKey({ productId, variantId }: Pick<Item, 'productId' | 'variantId'>): string {
  return `${productId}:${variantId ?? ''}`
}
