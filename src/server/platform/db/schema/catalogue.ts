import type { Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

/** What the shop sells, its stock and its content. */
export interface CatalogueTables {
  categories: { id: string; name: string; colour: string; icon: string; image: string; position: number }
  subcategories: { id: string; category_id: string; name: string; position: number }
  labels: { id: string; name: string; position: number }
  brands: { id: string; name: string; image: string; banner_image: string }
  products: {
    id: string
    name: string
    brand_id: string
    category_id: string
    subcategory_id: string | null
    description: string
    specifications: Json<{ title: string; description: string }[]>
    hsn_code: string
    gst_rate: number
    unit: string
    net_quantity: string
    country_of_origin: string
    price: number
    offer_price: number | null
    selling_price: number
    main_image: string
    images: string[]
    rating_counts: Generated<number[]>
    label_ids: Generated<string[]>
    active: Generated<boolean>
    created_at: Moment
    updated_at: Moment
  }
  variants: {
    id: string
    product_id: string
    name: string
    attribute_title: string
    attribute_description: string
    /** Where it is not the product's. */
    net_quantity: string | null
    price: number
    offer_price: number | null
    images: string[]
    position: number
    active: Generated<boolean>
  }
  pictures: { hash: string; svg: string | null; webp: Buffer | null }
  stock_items: {
    id: Generated<number>
    product_id: string
    variant_id: string | null
    on_hand: Generated<number>
    held: Generated<number>
  }
  stock_movements: {
    id: Generated<number>
    stock_item_id: number
    kind: 'receive' | 'adjust' | 'hold' | 'release' | 'sell' | 'return'
    on_hand_change: number
    held_change: Generated<number>
    order_id: string | null
    checkout_id: string | null
    note: string | null
    command_id: Generated<string | null>
    created_at: Moment
  }
  banners: {
    id: string
    banner_for: 'hero' | 'product'
    image: string
    alt: string
    title: string
    subtitle: string
    link: string
    brand_id: string | null
    position: number
  }
  category_banners: {
    id: string
    category_id: string
    image: string
    title: string
    percentage: number
    position: number
  }
  offer_banners: {
    id: string
    title: string
    subtitle: string
    description: string
    offer_value: number
    offer_type: 'percentage' | 'rupee'
    image: string
    link: string
    position: number
  }
}
