import { formatMoment } from '../format-moment.ts'
import { formatRupees } from '../money/format-rupees.ts'
import { rupeesFromPaise } from '../money/money.ts'

/** Fields that hold paise. */
const money = new Set([
  'price',
  'unit_price',
  'offer_price',
  'offerPrice',
  'minimum_amount',
  'maximum_discount',
  'amount',
  'payable',
  'delivery_charges',
  'cost',
])

/** Fields that say nothing to a person: the record is named beside them. */
const silent = new Set([
  'id',
  'productId',
  'variantId',
  'product_id',
  'version',
  'created_at',
  'updated_at',
  'formerUsual',
  'supplierId',
  'known',
  'sameAs',
  'customer',
])

/** Returns whether a field is shown to people at all. */
export function isShown(field: string): boolean {
  return !silent.has(field)
}

/** Fields whose name alone would not be understood. */
const fieldNames: Readonly<Record<string, string>> = {
  hsnCode: 'HSN code',
  gstRate: 'GST rate',
  brandId: 'Brand',
  categoryId: 'Category',
  subcategoryId: 'Subcategory',
  labelIds: 'Highlights',
  imageWords: 'Alt texts',
  weightGrams: 'Weight in g',
  longestMm: 'Longest side in mm',
  flammable: 'Flammable',
  glass: 'Glass',
  warrantyMonths: 'Warranty in months',
  replacedBy: 'Replaced by',
  ownPrice: 'Own price',
  barcodes: 'Barcodes',
  attributeTitle: 'Option name',
  attributeDescription: 'Option value',
  unit_price: 'Quoted price',
  offer_price: 'Selling price',
  hsn_code: 'HSN code',
  gst_rate: 'GST %',
  payment_status: 'Payment',
  valid_until: 'Valid until',
  per_shopper_limit: 'Limit per customer',
  total_limit: 'Total usage limit',
  on_hand: 'Pieces on hand',
  active: 'Active',
  change: 'Pieces',
  gstin: 'GSTIN',
  cashBlocked: 'Cash on delivery blocked',
  cashAllowedAt: 'Refused orders count from',
  delivery_days: 'Lead time (days)',
  usual: 'Preferred supplier',
  pack: 'Pieces per pack',
  code: 'Supplier code',
  discount_type: 'Discount type',
  reach: 'Applies to',
  reached: 'Chosen',
  archived_at: 'Hidden since',
  starts_at: 'Shown from',
  ends_at: 'Shown until',
  alt: 'Alt text',
  banner_for: 'Placement',
  image: 'Picture',
  banner_image: 'Banner',
  offer_value: 'Discount value',
  offer_type: 'Offer type',
  value: 'Discount',
  position: 'Position',
  images: 'Photos',
  published: 'Published version',
}

/** The name of a field of such a record in words, written either way: `delivered_at` and `deliveredAt` are "Delivered at". */
export function fieldInWords(field: string, kind = ''): string {
  // suppliers call goods by codes of their own
  if (field === 'code' && kind !== 'supplier_item') return 'Code'
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.]+/g, ' ')
    .trim()
    .toLowerCase()
  return fieldNames[field] ?? fieldNames[words.replaceAll(' ', '_')] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * A field's value in words; null: there is nothing. Amounts as rupees, moments in India, states without underscores. `record`:
 * the fields beside it, where they say what it counts.
 */
export function valueInWords(field: string, value: unknown, record: object = {}): string | null {
  if (value === null || value === undefined || value === '') return null
  if (field === 'value' && typeof value === 'number' && 'discount_type' in record) return discount(value, record)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberInWords(field, value)
  if (typeof value === 'string') return stringInWords(value)
  if (field === 'sections' && Array.isArray(value)) return value.map(sectionInWords).join('; ') || null
  if (field === 'barcodes' && Array.isArray(value)) return value.map(codeInWords).join('; ') || null
  if (Array.isArray(value)) return value.map((each) => valueInWords(field, each) ?? '–').join(', ') || null
  const parts = Object.entries(value as object).map(
    ([name, each]) => `${fieldInWords(name)}: ${valueInWords(name, each) ?? '–'}`,
  )
  return parts.join('; ') || null
}

function numberInWords(field: string, value: number): string {
  if (money.has(field)) return formatRupees(rupeesFromPaise(value))
  // places are kept from 0 on
  return String(field === 'position' ? value + 1 : value)
}

/** A section of a page about the shop: its words are in the versions. */
function sectionInWords({ title, text }: { title: string; text: string }): string {
  const words = text.split(/\s+/).filter(Boolean).length
  return words === 0 ? title : `${title} (${words === 1 ? '1 word' : `${words} words`})`
}

function codeInWords({ code, pieces, note }: { code: string; pieces: number; note: string | null }): string {
  return `${code}${pieces === 1 ? '' : ` x${pieces}`}${note === null ? '' : ` | ${note}`}`
}

/** A coupon's: hundredths of a percent, or paise; the bare number where the record does not say which. */
function discount(value: number, record: object): string {
  const { discount_type: kind } = record as { discount_type: unknown }
  if (kind === 'flat') return formatRupees(rupeesFromPaise(value))
  return kind === 'percentage' ? `${value / 100}%` : String(value / 100)
}

/** Addresses of pictures, sheets and videos, which say nothing to a person. */
const isUpload = /^\/uploads\/\S+\.(\w+)$/

function stringInWords(value: string): string {
  const [, ending] = isUpload.exec(value) ?? []
  if (ending) return ending === 'pdf' ? 'a PDF' : ending === 'mp4' || ending === 'webm' ? 'a video' : 'a picture'
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return formatMoment(value)
  return /^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value
}
