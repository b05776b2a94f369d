import type { Product } from '../../shared/contract/catalogue.ts'

/** Fields of a product or a variant beyond SPEC §3. */
const beyond = {
  stock: 99,
  labels: [],
  subcategory: null,
  attributes: [],
  specifications: [],
  dataSheets: [],
  imageWords: {},
  priceBreaks: [],
  minimumQuantity: 1,
  multiple: 1,
  weightGrams: null,
  warrantyMonths: null,
}

/** Gives a product that somebody else answers, with what SPEC §3 names alone, what the pages read beyond it. */
export function wholeProduct(product: Product): Product {
  return { ...beyond, ...product, variants: product.variants.map((variant) => ({ ...beyond, ...variant })) }
}
