import { declaredMakers, declaresItself, type Makers } from '../../domain/catalogue/declared-makers.ts'
import type { Product, Variant } from '../../shared/contract/catalogue.ts'
import type { ProductRow, VariantRow } from './product-row.ts'

type NamedMakers = Pick<Product, 'manufacturer' | 'packer' | 'importer'>

/** Presents the manufacturer, packer and importer of a product, and its warranty in months. */
export function presentMakers(row: ProductRow): NamedMakers & Pick<Product, 'warrantyMonths'> {
  return { warrantyMonths: row.warranty_months, ...withBrands(row, row) }
}

/** Presents what a variant declares itself of where it comes from; nothing where it is as the product says. */
export function presentOwnMakers(row: VariantRow, product: ProductRow): Pick<Variant, 'made'> {
  const own = { ...row, countryOfOrigin: row.country_of_origin }
  if (!declaresItself(own)) return {}
  const made = declaredMakers({ ...product, countryOfOrigin: product.country_of_origin }, own)
  return { made: { countryOfOrigin: made.countryOfOrigin, ...withBrands(made, product) } }
}

/** Presents the brand's maker where none is named and nobody imports: it is that of the goods made here. */
function withBrands({ manufacturer, packer, importer }: Omit<Makers, 'countryOfOrigin'>, of: ProductRow): NamedMakers {
  return { manufacturer: manufacturer ?? (importer === null ? of.brand_manufacturer : null), packer, importer }
}
