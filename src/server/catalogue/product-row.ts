/** A product as the catalogue's reads give it: amounts in paise, everything that its answer shows in one row. */
export interface ProductRow {
  id: string
  name: string
  main_image: string
  images: string[]
  description: string
  specifications: { title: string; description: string }[]
  hsn_code: string
  gst_rate: number
  unit: string
  net_quantity: string
  country_of_origin: string
  price: number
  offer_price: number | null
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  rating_counts: number[]
  created_at: Date
  brand_id: string
  brand_name: string
  brand_image: string
  brand_banner_image: string
  category_id: string
  category_name: string
  subcategory_id: string | null
  subcategory_name: string | null
  labels: { _id: string; name: string }[]
  variants: VariantRow[]
  /** What can be bought of a product without variants. */
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
  /** Null: the product's. */
  net_quantity: string | null
}

/**
 * The select list and joins of a ProductRow, from `products p`. Stock is read across from the ledger's running totals. Lists are
 * sent as JSON: taking PostgreSQL's arrays apart costs a third of what a page costs here.
 */
export const productColumns = `
  p.id, p.name, p.main_image, to_json(p.images) AS images, p.description, p.specifications, p.hsn_code, p.gst_rate, p.unit,
  p.net_quantity, p.country_of_origin, p.price, p.offer_price, to_json(p.rating_counts) AS rating_counts, p.created_at,
  b.id AS brand_id, b.name AS brand_name, b.image AS brand_image, b.banner_image AS brand_banner_image,
  c.id AS category_id, c.name AS category_name, s.id AS subcategory_id, s.name AS subcategory_name,
  (SELECT coalesce(json_agg(json_build_object('_id', l.id, 'name', l.name) ORDER BY l.position), '[]')
     FROM labels l WHERE l.id = ANY (p.label_ids)) AS labels,
  (SELECT coalesce(json_agg(json_build_object(
            'id', v.id, 'name', v.name, 'attribute_title', v.attribute_title,
            'attribute_description', v.attribute_description, 'price', v.price, 'offer_price', v.offer_price,
            'images', v.images, 'net_quantity', v.net_quantity, 'stock', coalesce(i.on_hand - i.held, 0)) ORDER BY v.position), '[]')
     FROM variants v LEFT JOIN stock_items i ON i.product_id = v.product_id AND i.variant_id = v.id
    WHERE v.product_id = p.id AND v.active) AS variants,
  coalesce((SELECT i.on_hand - i.held FROM stock_items i
             WHERE i.product_id = p.id AND i.variant_id IS NULL), 0) AS own_stock`

/** The joins that productColumns needs. */
export const productJoins = `
  JOIN brands b ON b.id = p.brand_id
  JOIN categories c ON c.id = p.category_id
  LEFT JOIN subcategories s ON s.id = p.subcategory_id`
