/**
 * Facts about the seller that an order needs: its invoice names who sells, from where, and under which registration (CGST Rule
 * 46).
 */
export interface SellerFacts {
  legalName: string
  address: string
  state: string
  gstin: string
}

/** Returns the facts that are missing before a shop may take an order; nothing where it may. */
export function missingToSell(seller: SellerFacts): (keyof SellerFacts)[] {
  const needed = ['legalName', 'address', 'state', 'gstin'] as const
  return needed.filter((name) => seller[name] === '')
}
