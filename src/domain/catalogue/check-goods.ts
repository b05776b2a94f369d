import { goodsProblems as say } from '../../shared/copy/office/goods-problems.ts'
import { goodsLimits as goods } from '../../shared/goods-limits.ts'
import { bytesOfSheet } from '../../shared/office/data-sheet.ts'
import { productFields } from '../../shared/office/goods-fields.ts'
import type { Goods, ProductFields, VariantFields } from '../../shared/office/goods-types.ts'
import { gstRates, uqcUnits } from '../../shared/office/units.ts'
import {
  checkAmount,
  checkAttributes,
  checkBreaks,
  checkLine,
  checkNet,
  checkOffer,
  checkPictures,
  checkQuantities,
  checkText,
  checkWhole,
  isAddress,
} from './check-fields.ts'
import type { GoodsFacts, GoodsProblem } from './goods-facts.ts'

type Found = Generator<readonly [field: string, sentence: string | undefined]>

/** Returns the problems of a product and its variants, by field, each with what would be right. None: it may be stored. */
export function checkGoods(
  { product, variants }: Pick<Goods, 'product' | 'variants'>,
  facts: GoodsFacts,
): GoodsProblem[] {
  return [
    ...named(productProblems(product, facts)),
    ...named(manyProblems(variants)),
    ...variants.flatMap((variant, at) => named(variantProblems(variant, product, facts), `variants.${at}.`)),
  ]
}

function named(found: Found, prefix = ''): GoodsProblem[] {
  const problems: GoodsProblem[] = []
  for (const [field, sentence] of found) {
    if (sentence !== undefined) problems.push({ field: prefix + field, sentence })
  }
  return problems
}

function* productProblems(product: ProductFields, facts: GoodsFacts): Found {
  const { name, price, offerPrice, priceBreaks, minimumQuantity, multiple, images, imageWords } = product
  yield ['name', name.trim().length < 2 ? say.shortName : checkLine('Name', name, goods.name)]
  yield* placeProblems(product, facts)
  yield ['price', checkAmount('MRP', price)]
  yield ['offerPrice', checkOffer({ price, offerPrice })]
  yield ['priceBreaks', checkBreaks(priceBreaks, { price, offerPrice })]
  const quantity = checkQuantities(minimumQuantity, multiple)
  if (quantity) yield [quantity.field, quantity.sentence]
  yield* taxProblems(product)
  yield* declarationProblems(product)
  yield ['images', checkPictures(images)]
  yield ['imageWords', checkWords(imageWords)]
  yield ['attributes', checkAttributes(product.attributes, facts)]
  yield* textProblems(product)
  yield ['state', product.archivedAt !== null && product.state !== 'archived' ? say.archivedIsNoState : undefined]
}

function* placeProblems(product: ProductFields, facts: GoodsFacts): Found {
  const { brandId, categoryId, subcategoryId, labelIds } = product
  yield ['brandId', checkKnown('Brand', brandId, facts.brands)]
  yield ['categoryId', checkKnown('Category', categoryId, facts.categories)]
  if (subcategoryId !== null) {
    const category = facts.subcategories.get(subcategoryId)
    yield ['subcategoryId', category === undefined ? say.unknown('Subcategory', subcategoryId) : undefined]
    if (category !== undefined && category !== categoryId) yield ['subcategoryId', say.otherCategory]
  }
  const [twice] = labelIds.filter((label, at) => labelIds.indexOf(label) !== at)
  const unknown = labelIds.find((label) => !facts.labels.has(label))
  if (unknown !== undefined) yield ['labelIds', say.unknown('Highlights', unknown)]
  else if (twice !== undefined) yield ['labelIds', say.twice('Highlights', twice)]
}

function checkKnown(label: string, id: string, known: { has: (id: string) => boolean }): string | undefined {
  if (id === '') return say.needed(label)
  return known.has(id) ? undefined : say.unknown(label, id)
}

function* taxProblems({ hsnCode, gstRate, unit }: ProductFields): Found {
  yield ['hsnCode', hsnCode === '' || /^\d{4}(\d\d){0,2}$/.test(hsnCode) ? undefined : say.hsn]
  const isRate = (gstRates as readonly number[]).includes(gstRate)
  yield ['gstRate', isRate ? undefined : say.rate(gstRates.join(', '))]
  yield ['unit', unit === '' || unit in uqcUnits ? undefined : say.uqc(unit)]
}

function* declarationProblems(product: ProductFields): Found {
  yield ['netQuantity', checkLine('Net quantity', product.netQuantity, goods.word)]
  yield ['netAmount', checkNet(product.netAmount, product.netUnit)]
  yield ['countryOfOrigin', checkLine('Country of origin', product.countryOfOrigin, goods.word)]
  yield* makerProblems(product)
  yield ['weightGrams', checkWhole('Weight', product.weightGrams, goods.weightGrams)]
  yield ['longestMm', checkWhole('Longest side', product.longestMm, goods.longestMm)]
  yield ['warrantyMonths', checkWhole('Warranty', product.warrantyMonths, goods.warrantyMonths)]
}

function* makerProblems(makers: Pick<ProductFields, 'manufacturer' | 'packer' | 'importer'>): Found {
  for (const field of ['manufacturer', 'packer', 'importer'] as const) {
    const { label } = productFields[field]
    const value = makers[field]
    yield [field, value === '' ? say.needed(label) : checkText(label, value, goods.maker)]
  }
}

function* textProblems({ description, specifications, dataSheets }: ProductFields): Found {
  yield ['description', checkText('Description', description, goods.description)]
  const rows = specifications.map((row) => row.title + row.description).join('')
  const isBare = specifications.some((row) => row.title === '' || row.description === '')
  yield [
    'specifications',
    isBare ? say.row('Specifications') : checkText('Specifications', rows, goods.specifications * goods.line),
  ]
  if (specifications.length > goods.specifications) {
    yield ['specifications', say.many('Specifications', goods.specifications)]
  }
  const isBroken = dataSheets.some(({ name, file }) => name.trim() === '' || bytesOfSheet(file) === undefined)
  yield ['dataSheets', isBroken ? say.dataSheets : checkSheetNames(dataSheets.map(({ name }) => name))]
  if (dataSheets.length > goods.dataSheets) yield ['dataSheets', say.many('Data sheets', goods.dataSheets)]
}

function checkSheetNames(names: readonly string[]): string | undefined {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return say.twice('Data sheets', twice)
  const long = names.find((name) => name.length > goods.word)
  return checkLine(
    'Name of the data sheet',
    long ?? names.join(''),
    long === undefined ? goods.word * names.length : goods.word,
  )
}

function checkWords(words: Readonly<Record<string, string>>): string | undefined {
  const all = Object.entries(words)
  if (all.length > goods.pictures * 4) return say.many('Alt texts', goods.pictures * 4)
  if (!all.every(([address]) => isAddress(address))) return say.picture
  return checkLine('Alt texts', all.map(([, text]) => text).join(''), goods.line * goods.pictures)
}

function* manyProblems(variants: Goods['variants']): Found {
  const active = variants.filter((variant) => variant.active)
  if (active.length === 1) yield ['variants', say.oneVariant]
  if (variants.length > goods.variants) yield ['variants', say.manyVariants(goods.variants)]
  const names = active.map(({ name }) => name.trim().toLowerCase())
  const at = names.findIndex((name, place) => names.indexOf(name) !== place)
  if (at >= 0) yield ['variants', say.sameVariant(active[at]?.name ?? '')]
}

function* variantProblems(variant: VariantFields, product: ProductFields, facts: GoodsFacts): Found {
  const { name, price, offerPrice, priceBreaks, attributeTitle, attributeDescription } = variant
  yield ['name', name.trim() === '' ? say.needed('Name') : checkLine('Name', name, goods.word)]
  yield ['attributeTitle', checkLine('Option name', attributeTitle, goods.word)]
  yield ['attributeDescription', checkLine('Option value', attributeDescription, goods.line)]
  yield ['price', checkAmount('MRP', price)]
  yield ['offerPrice', checkOffer({ price, offerPrice })]
  yield ['priceBreaks', checkBreaks(priceBreaks, { price, offerPrice })]
  const minimum = variant.minimumQuantity ?? product.minimumQuantity
  const quantity = checkQuantities(minimum, variant.multiple ?? product.multiple)
  if (quantity) yield [quantity.field, quantity.sentence]
  yield ['netQuantity', checkDeclared('Net quantity', variant.netQuantity)]
  yield ['netAmount', checkNet(variant.netAmount, variant.netUnit)]
  yield ['countryOfOrigin', checkDeclared('Country of origin', variant.countryOfOrigin)]
  yield* makerProblems(variant)
  yield ['images', checkPictures(variant.images)]
  yield ['attributes', checkAttributes(variant.attributes, facts)]
  yield ['weightGrams', checkWhole('Weight', variant.weightGrams, goods.weightGrams)]
  yield ['longestMm', checkWhole('Longest side', variant.longestMm, goods.longestMm)]
  yield [
    'position',
    Number.isInteger(variant.position) && Math.abs(variant.position) < 1e6 ? undefined : say.needed('Position'),
  ]
}

/** Checks what a variant declares itself; null: it is the product's. */
function checkDeclared(label: string, text: string | null): string | undefined {
  if (text === null) return undefined
  return text === '' ? say.needed(label) : checkLine(label, text, goods.word)
}
