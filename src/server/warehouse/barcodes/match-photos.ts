import { handleOf, isToldByHandle } from '../../../domain/catalogue/handle-of.ts'
import { type PhotoName, readPhotoName } from '../../../domain/catalogue/read-photo-name.ts'
import { readBarcode } from '../../../shared/barcodes/read-barcode.ts'
import type { MatchedPhoto } from '../../../shared/contract/office/photo-calls.ts'
import { productsOfVariants } from '../../catalogue/goods/goods-rows.ts'
import { readGoods } from '../../catalogue/goods/read-goods.ts'
import type { Shop } from '../../platform/shop.ts'
import { findOwners } from './item-queries.ts'

/**
 * Says which product or variant each photo shows, by its file's name: a product's or a variant's code or a bar code, and behind it the place among the
 * photos. null: nothing is called so.
 */
export async function matchPhotos(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  fileNames: readonly string[],
): Promise<MatchedPhoto[]> {
  const read = fileNames.map(readPhotoName)
  const codes = read.flat().map(({ code }) => code)
  const handles = [...new Set(codes.flatMap(idsOf))]
  const owners = new Map(
    [...(await findOwners(db, codes.map(barcodeOf)))].map(([code, { key }]) => [code, itemOf(key)]),
  )
  const ofVariants = await productsOfVariants(db, handles)
  const ids = [
    ...new Set([...handles, ...ofVariants.values(), ...[...owners.values()].map(({ productId }) => productId)]),
  ]
  const { goods } = await readGoods(db, { ids }, { now: clock(), most: Math.max(1, ids.length) })
  const products = new Map(goods.map((each) => [each.id, each]))
  const find = ({ code, place }: PhotoName) => {
    const owner = owners.get(barcodeOf(code))
    const keys = owner ? [owner] : idsOf(code).map((id) => keyOf(id, ofVariants))
    const key = keys.find(({ productId }) => products.has(productId))
    const product = key && products.get(key.productId)
    if (!key || !product) return undefined
    const variant = product.variants.find(({ id }) => id === key.variantId)
    const name = variant ? `${product.product.name}, ${variant.name}` : product.product.name
    return { product: product.id, variant: variant?.id ?? null, name, place }
  }
  return fileNames.map((file, at) => ({
    file,
    shows: read[at]?.map(find).find((found) => found !== undefined) ?? null,
  }))
}

/** Ids that a code may be. A name in another script has no handle that is its own. */
function idsOf(code: string): string[] {
  return isToldByHandle(code) ? [code, handleOf(code)] : [code]
}

/** Reads an `itemKey`. */
function itemOf(key: string) {
  const [productId = '', variantId = ''] = key.split(':')
  return { productId, variantId: variantId || null }
}

function keyOf(id: string, ofVariants: ReadonlyMap<string, string>) {
  const product = ofVariants.get(id)
  return product === undefined ? { productId: id, variantId: null } : { productId: product, variantId: id }
}

/** A bar code as it is stored; another text stays. */
function barcodeOf(text: string): string {
  const read = readBarcode(text)
  return 'problem' in read ? text : read.code
}
