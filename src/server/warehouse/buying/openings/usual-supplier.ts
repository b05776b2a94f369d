import type { StoredFacts, UsualRelease } from './opening-queries.ts'

/** The usual supplier of an item, as the history has it. */
export interface UsualFields {
  supplierId: string | null
  supplier: string | null
  supplierCode: string | null
}

/** Returns the usual supplier of an item. */
export function usualOf({ suppliers }: Pick<StoredFacts, 'suppliers'>): UsualFields {
  const usual = suppliers.find((supplier) => supplier.usual)
  return { supplierId: usual?.id ?? null, supplier: usual?.name ?? null, supplierCode: usual?.code ?? null }
}

/** Returns what a supplier is to an item now, so that an undo knows it; null: it is none of its suppliers. */
export function knownOf(
  { suppliers }: Pick<StoredFacts, 'suppliers'>,
  supplierId: string | null,
): UsualRelease['known'] {
  const present = suppliers.find(({ id }) => id === supplierId)
  return present ? { code: present.code } : null
}
