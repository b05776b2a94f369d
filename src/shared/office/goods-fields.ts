import type { ProductFields, VariantFields } from './goods-types.ts'

// What people of the shop edit of goods, as data: forms, columns of sheets and the grid are made of it. No checks: those are
// in domain/catalogue/check-goods.ts.

/** Way in which a field is typed and shown. */
export type GoodsFieldKind =
  /** One line of text. */
  | 'line'
  /** Text with line breaks. */
  | 'text'
  /** An amount: paise inside, rupees for people. */
  | 'money'
  /** A whole number. */
  | 'whole'
  /** A number with decimals. */
  | 'number'
  /** One of a fixed list, or of the shop's records (`of`). */
  | 'choice'
  /** The ids of several records (`of`). */
  | 'list'
  /** Yes or no. */
  | 'yes'
  /** [{title, description}] */
  | 'rows'
  /** [{key, value, text}]: in sheets one column for each attribute. */
  | 'attributes'
  /** [{from, price}]: prices are money. */
  | 'breaks'
  /** Addresses of pictures. */
  | 'pictures'
  /** Words by the address of a picture. */
  | 'words'
  /** [{name, file}] */
  | 'files'

/** A field of goods. */
export interface GoodsField {
  label: string
  kind: GoodsFieldKind
  /** Shown beside the number. */
  unit?: string
  /** Kind of record that its ids name. */
  of?: 'brand' | 'category' | 'subcategory' | 'label' | 'product' | 'uqc' | 'netUnit' | 'gstRate' | 'state'
  /** May be nothing (null); of a variant: the product's then. */
  optional?: true
  /** Changed with this permission instead of products.edit. */
  needs?: 'prices.edit'
}

/** The fields of a product that people edit, in the order of the screen and of the sheets. */
export const productFields = {
  name: { label: 'Name', kind: 'line' },
  categoryId: { label: 'Category', kind: 'choice', of: 'category' },
  subcategoryId: { label: 'Subcategory', kind: 'choice', of: 'subcategory', optional: true },
  brandId: { label: 'Brand', kind: 'choice', of: 'brand' },
  price: { label: 'MRP', kind: 'money', needs: 'prices.edit' },
  offerPrice: { label: 'Selling price', kind: 'money', optional: true, needs: 'prices.edit' },
  priceBreaks: { label: 'Bulk pricing', kind: 'breaks', needs: 'prices.edit' },
  minimumQuantity: { label: 'Min. order quantity', kind: 'whole' },
  multiple: { label: 'Sold in multiples of', kind: 'whole' },
  hsnCode: { label: 'HSN code', kind: 'line' },
  gstRate: { label: 'GST rate', kind: 'choice', of: 'gstRate', unit: '%' },
  unit: { label: 'Unit of sale', kind: 'choice', of: 'uqc' },
  netQuantity: { label: 'Net quantity', kind: 'line' },
  netAmount: { label: 'Net amount', kind: 'number', optional: true },
  netUnit: { label: 'Net unit', kind: 'choice', of: 'netUnit', optional: true },
  countryOfOrigin: { label: 'Country of origin', kind: 'line' },
  manufacturer: { label: 'Manufacturer', kind: 'text', optional: true },
  packer: { label: 'Packer', kind: 'text', optional: true },
  importer: { label: 'Importer', kind: 'text', optional: true },
  description: { label: 'Description', kind: 'text' },
  specifications: { label: 'Specifications', kind: 'rows' },
  attributes: { label: 'Attributes', kind: 'attributes' },
  labelIds: { label: 'Highlights', kind: 'list', of: 'label' },
  images: { label: 'Photos', kind: 'pictures' },
  imageWords: { label: 'Alt texts', kind: 'words' },
  dataSheets: { label: 'Data sheets', kind: 'files' },
  weightGrams: { label: 'Weight', kind: 'whole', unit: 'g', optional: true },
  longestMm: { label: 'Longest side', kind: 'whole', unit: 'mm', optional: true },
  warrantyMonths: { label: 'Warranty', kind: 'whole', unit: 'months', optional: true },
  flammable: { label: 'Flammable', kind: 'yes' },
  glass: { label: 'Glass', kind: 'yes' },
  returnable: { label: 'Returnable', kind: 'yes' },
  replacedBy: { label: 'Replaced by', kind: 'choice', of: 'product', optional: true },
  state: { label: 'State', kind: 'choice', of: 'state' },
} as const satisfies Record<Exclude<keyof ProductFields, 'archivedAt'>, GoodsField>

/** The fields of a variant that people edit. */
export const variantFields = {
  name: { label: 'Name', kind: 'line' },
  attributeTitle: { label: 'Option name', kind: 'line' },
  attributeDescription: { label: 'Option value', kind: 'line' },
  price: { label: 'MRP', kind: 'money', needs: 'prices.edit' },
  offerPrice: { label: 'Selling price', kind: 'money', optional: true, needs: 'prices.edit' },
  priceBreaks: { label: 'Bulk pricing', kind: 'breaks', needs: 'prices.edit' },
  minimumQuantity: { label: 'Min. order quantity', kind: 'whole', optional: true },
  multiple: { label: 'Sold in multiples of', kind: 'whole', optional: true },
  netQuantity: { label: 'Net quantity', kind: 'line', optional: true },
  netAmount: { label: 'Net amount', kind: 'number', optional: true },
  netUnit: { label: 'Net unit', kind: 'choice', of: 'netUnit', optional: true },
  countryOfOrigin: { label: 'Country of origin', kind: 'line', optional: true },
  manufacturer: { label: 'Manufacturer', kind: 'text', optional: true },
  packer: { label: 'Packer', kind: 'text', optional: true },
  importer: { label: 'Importer', kind: 'text', optional: true },
  attributes: { label: 'Attributes', kind: 'attributes' },
  weightGrams: { label: 'Weight', kind: 'whole', unit: 'g', optional: true },
  longestMm: { label: 'Longest side', kind: 'whole', unit: 'mm', optional: true },
  images: { label: 'Photos', kind: 'pictures' },
  position: { label: 'Position', kind: 'whole' },
  active: { label: 'Active', kind: 'yes' },
} as const satisfies Record<keyof VariantFields, GoodsField>
