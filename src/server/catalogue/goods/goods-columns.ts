import type { ProductFields, VariantFields } from '../../../shared/office/goods-types.ts'

/** A column that holds a field of goods: its name and its type, as json_to_recordset takes it. */
export type GoodsColumn = readonly [name: string, type: string]

/** The columns of a product's fields; its state is two (stateColumns). */
export const productColumns: Readonly<Record<Exclude<keyof ProductFields, 'state' | 'archivedAt'>, GoodsColumn>> = {
  name: ['name', 'text'],
  brandId: ['brand_id', 'text'],
  categoryId: ['category_id', 'text'],
  subcategoryId: ['subcategory_id', 'text'],
  description: ['description', 'text'],
  specifications: ['specifications', 'jsonb'],
  hsnCode: ['hsn_code', 'text'],
  gstRate: ['gst_rate', 'int'],
  unit: ['unit', 'text'],
  netQuantity: ['net_quantity', 'text'],
  netAmount: ['net_amount', 'numeric'],
  netUnit: ['net_unit', 'text'],
  countryOfOrigin: ['country_of_origin', 'text'],
  price: ['price', 'bigint'],
  offerPrice: ['offer_price', 'bigint'],
  images: ['images', 'text[]'],
  imageWords: ['image_words', 'jsonb'],
  labelIds: ['label_ids', 'text[]'],
  attributes: ['attributes', 'jsonb'],
  weightGrams: ['weight_grams', 'int'],
  longestMm: ['longest_mm', 'int'],
  manufacturer: ['manufacturer', 'text'],
  packer: ['packer', 'text'],
  importer: ['importer', 'text'],
  warrantyMonths: ['warranty_months', 'int'],
  flammable: ['flammable', 'boolean'],
  glass: ['glass', 'boolean'],
  returnable: ['returnable', 'boolean'],
  replacedBy: ['replaced_by', 'text'],
  dataSheets: ['data_sheets', 'jsonb'],
  priceBreaks: ['price_breaks', 'jsonb'],
  minimumQuantity: ['minimum_quantity', 'int'],
  multiple: ['multiple', 'int'],
}

/** Columns derived from the fields: the price that is asked, the main picture, and the state as the shop's reads take it. */
export const derivedColumns = [
  ['selling_price', 'bigint'],
  ['main_image', 'text'],
  ['active', 'boolean'],
  ['archived_at', 'timestamptz'],
] as const satisfies readonly GoodsColumn[]

/** The columns of a variant's fields. */
export const variantColumns: Readonly<Record<keyof VariantFields, GoodsColumn>> = {
  name: ['name', 'text'],
  attributeTitle: ['attribute_title', 'text'],
  attributeDescription: ['attribute_description', 'text'],
  netQuantity: ['net_quantity', 'text'],
  netAmount: ['net_amount', 'numeric'],
  netUnit: ['net_unit', 'text'],
  price: ['price', 'bigint'],
  offerPrice: ['offer_price', 'bigint'],
  images: ['images', 'text[]'],
  attributes: ['attributes', 'jsonb'],
  weightGrams: ['weight_grams', 'int'],
  longestMm: ['longest_mm', 'int'],
  countryOfOrigin: ['country_of_origin', 'text'],
  manufacturer: ['manufacturer', 'text'],
  packer: ['packer', 'text'],
  importer: ['importer', 'text'],
  priceBreaks: ['price_breaks', 'jsonb'],
  minimumQuantity: ['minimum_quantity', 'int'],
  multiple: ['multiple', 'int'],
  position: ['position', 'int'],
  active: ['active', 'boolean'],
}
