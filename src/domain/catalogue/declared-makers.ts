import { countryAsCompared } from './country-of-origin.ts'

/** Country of goods and those who answer for them: names with addresses (Packaged Commodities Rules 2011, rule 6(1)(a)). */
export interface Makers {
  countryOfOrigin: string
  manufacturer: string | null
  packer: string | null
  importer: string | null
}

/** The same of a variant: what is null is the product's. */
export type OwnMakers = { [Field in keyof Makers]: Makers[Field] | null }

/** Returns whether a variant declares anything of it itself. */
export function declaresItself({ countryOfOrigin, manufacturer, packer, importer }: OwnMakers): boolean {
  return [countryOfOrigin, manufacturer, packer, importer].some((own) => own !== null)
}

/** Returns what is declared of a variant. One of another country has nothing of the product's makers: they are those of its country. */
export function declaredMakers(product: Makers, own: OwnMakers): Makers {
  const countryOfOrigin = own.countryOfOrigin ?? product.countryOfOrigin
  const isOfSame = countryAsCompared(countryOfOrigin) === countryAsCompared(product.countryOfOrigin)
  const makers = isOfSame ? product : { manufacturer: null, packer: null, importer: null }
  return {
    countryOfOrigin,
    manufacturer: own.manufacturer ?? makers.manufacturer,
    packer: own.packer ?? makers.packer,
    importer: own.importer ?? makers.importer,
  }
}
