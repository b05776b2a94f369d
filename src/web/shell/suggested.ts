import type { SearchEntry } from '../../shared/contract/catalogue.ts'
import type { Suggestion } from '../../shared/contract/suggestions.ts'

/** Something that the search box offers. Of what only the index knows, price and stock are left out. */
export interface Suggested extends SearchEntry {
  /** Rupees, as lists show them. */
  price?: number
  offerPrice?: number | null
  stock?: number
}

/** Keeps what the box shows. */
export function toSuggested({ _id, name, category, mainImage, price, offerPrice, stock }: Suggestion): Suggested {
  return { _id, name, category, image: mainImage, price, offerPrice, stock }
}
