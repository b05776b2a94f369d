import type { ScheduledAsText } from '../../domain/catalogue/content/schedule.ts'
import type { TaxChange } from '../../domain/catalogue/tax/tax-at.ts'
import type { PriceStep } from '../../domain/selling/pricing/price-breaks.ts'
import type { AttributeValue, NetUnit, SaleOnProduct } from '../platform/db/known-columns.ts'
import { taxChanges } from './tax-changes/tax-columns.ts'

/** A product as the catalogue's reads give it: amounts in paise, everything that its answer shows in one row. */
export interface ProductRow {
  id: string
  name: string
  main_image: string
  images: string[]
  image_words: Record<string, string>
  description: string
  specifications: { title: string; description: string }[]
  hsn_code: string
  gst_rate: number
  tax_changes: TaxChange[]
  unit: string
  net_quantity: string
  country_of_origin: string
  attributes: AttributeValue[]
  net_amount: number | null
  net_unit: NetUnit | null
  weight_grams: number | null
  longest_mm: number | null
  manufacturer: string | null
  packer: string | null
  importer: string | null
  warranty_months: number | null
  flammable: boolean
  glass: boolean
  returnable: boolean
  data_sheets: { name: string; file: string }[]
  price: number
  offer_price: number | null
  sale: SaleOnProduct | null
  /** Pieces from which on offers are taken, by variant, '' of the product; 0: none are. Null: nothing was ever said. */
  bargains: Record<string, number> | null
  price_breaks: PriceStep[]
  minimum_quantity: number
  multiple: number
  /** Numbers of ratings with 1, 2, 3, 4 and 5 stars. */
  rating_counts: number[]
  created_at: Date
  brand_id: string
  brand_name: string
  brand_image: string
  brand_banner_image: string
  brand_manufacturer: string | null
  category_id: string
  category_name: string
  subcategory_id: string | null
  subcategory_name: string | null
  /** Those that are in the shop, also before and after their time. */
  labels: ({ _id: string; name: string } & ScheduledAsText)[]
  variants: VariantRow[]
  /** Pieces of a product without variants that can be bought. */
  own_stock: number
}

/** One of its variants. */
export interface VariantRow {
  id: string
  name: string
  attribute_title: string
  attribute_description: string
  price: number
  offer_price: number | null
  images: string[]
  stock: number
  /** Null or empty, here and below: the product's. */
  net_quantity: string | null
  attributes: AttributeValue[]
  net_amount: number | null
  net_unit: NetUnit | null
  weight_grams: number | null
  longest_mm: number | null
  country_of_origin: string | null
  manufacturer: string | null
  packer: string | null
  importer: string | null
  price_breaks: PriceStep[]
  minimum_quantity: number | null
  multiple: number | null
}

/**
 * The select list and joins of a ProductRow, from `products p`. Stock is read across from the ledger's running totals. Lists are
 * sent as JSON: taking PostgreSQL's arrays apart costs a third of what a page costs here.
 */
export const productColumns = `
  p.id, p.name, p.main_image, to_json(p.images) AS images, p.image_words, p.description, p.specifications, p.hsn_code, p.gst_rate,
  ${taxChanges} AS tax_changes, p.unit,
  p.net_quantity, p.country_of_origin, p.attributes, p.net_amount::float8 AS net_amount, p.net_unit, p.weight_grams, p.longest_mm,
  p.manufacturer, p.packer, p.importer, p.warranty_months, p.returnable, p.flammable, p.glass, p.data_sheets, p.price_breaks, p.minimum_quantity, p.multiple, p.price, p.offer_price, p.sale,
  (SELECT json_object_agg(coalesce(t.variant_id, ''), CASE WHEN t.active THEN t.from_quantity ELSE 0 END)
     FROM bargain_terms t WHERE t.product_id = p.id) AS bargains,
  to_json(p.rating_counts) AS rating_counts, p.created_at,
  b.id AS brand_id, b.name AS brand_name, b.image AS brand_image, b.banner_image AS brand_banner_image,
  b.manufacturer AS brand_manufacturer,
  c.id AS category_id, c.name AS category_name, s.id AS subcategory_id, s.name AS subcategory_name,
  (SELECT coalesce(json_agg(json_build_object(
            '_id', l.id, 'name', l.name, 'starts_at', l.starts_at, 'ends_at', l.ends_at) ORDER BY l.position), '[]')
     FROM labels l WHERE l.id = ANY (p.label_ids) AND l.archived_at IS NULL) AS labels,
  (SELECT coalesce(json_agg(json_build_object(
            'id', v.id, 'name', v.name, 'attribute_title', v.attribute_title,
            'attribute_description', v.attribute_description, 'price', v.price, 'offer_price', v.offer_price,
            'images', v.images, 'net_quantity', v.net_quantity, 'attributes', v.attributes, 'net_amount', v.net_amount,
            'net_unit', v.net_unit, 'weight_grams', v.weight_grams, 'longest_mm', v.longest_mm, 'country_of_origin', v.country_of_origin,
            'manufacturer', v.manufacturer, 'packer', v.packer, 'importer', v.importer, 'price_breaks', v.price_breaks,
            'minimum_quantity', v.minimum_quantity, 'multiple', v.multiple, 'stock', coalesce(i.on_hand - i.held, 0)) ORDER BY v.position), '[]')
     FROM variants v LEFT JOIN stock_items i ON i.product_id = v.product_id AND i.variant_id = v.id
    WHERE v.product_id = p.id AND v.active) AS variants,
  coalesce((SELECT i.on_hand - i.held FROM stock_items i
             WHERE i.product_id = p.id AND i.variant_id IS NULL), 0) AS own_stock`

/** The joins that productColumns needs. */
export const productJoins = `
  JOIN brands b ON b.id = p.brand_id
  JOIN categories c ON c.id = p.category_id
  LEFT JOIN subcategories s ON s.id = p.subcategory_id`
