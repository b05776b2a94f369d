import type { ColumnType, Generated } from 'kysely'
import type { MoveReason } from '../../../../shared/office/adjust-reasons.ts'
import type { SaleGoodsState, SaleReach, SaleState } from '../../../../shared/office/sale-states.ts'
import type { Json, JsonList, Moment } from './columns.ts'

/** Value of one attribute of a product: a number in the attribute's unit, or a word; `text` as the maker writes it. */
export interface AttributeValue {
  key: string
  value: number | string
  text: string
}

/** `from` pieces or more cost `price` paise each. */
export interface PriceBreak {
  from: number
  price: number
}

/** A running sale as its products carry it: `until` as ISO 8601, `prices` in paise by variant, '' for the product itself. */
export interface SaleOnProduct {
  id: string
  badge: string
  until: string
  prices: Record<string, number>
}

/** In what a net quantity is declared. */
export type NetUnit = 'g' | 'kg' | 'ml' | 'l' | 'mm' | 'cm' | 'm' | 'm2' | 'piece'

/** A record that staff maintain; `archived_at`: removed from the shop since then. */
interface Shelved {
  archived_at: Generated<Date | null>
  version: Generated<number>
}

/** Shown from one moment on and before another; null: from ever, for ever. */
interface Scheduled extends Shelved {
  starts_at: Generated<Date | null>
  ends_at: Generated<Date | null>
}

/** Tables of the products that the shop sells, their stock and the shop's content. */
export interface CatalogueTables {
  categories: Scheduled & { id: string; name: string; colour: string; icon: string; image: string; position: number }
  subcategories: Scheduled & { id: string; category_id: string; name: string; position: number }
  labels: Scheduled & { id: string; name: string; position: number }
  brands: Scheduled & {
    id: string
    name: string
    image: string
    banner_image: string
    /** Name and address of who makes most of its goods. */
    manufacturer: Generated<string | null>
  }
  /** Attributes that products may have: a number in one unit, or a word. */
  attributes: { key: string; name: string; kind: 'number' | 'word'; unit: string | null }
  /** Rules for products that fit each other (domain/selling/fit/fit-rule.ts). */
  fit_rules: {
    id: string
    name: string
    position: number
    relation: 'with' | 'instead'
    danger: boolean
    words: Generated<string>
    part: object
    host: object
    checks: object
    active: Generated<boolean>
    version: Generated<number>
  }
  category_attributes: { category_id: string; attribute_key: string; position: number; filtered: Generated<boolean> }
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
    attributes: JsonList<AttributeValue>
    net_amount: Generated<number | null>
    net_unit: Generated<NetUnit | null>
    weight_grams: Generated<number | null>
    manufacturer: Generated<string | null>
    packer: Generated<string | null>
    importer: Generated<string | null>
    warranty_months: Generated<number | null>
    returnable: Generated<boolean>
    data_sheets: JsonList<{ name: string; file: string }>
    price_breaks: JsonList<PriceBreak>
    minimum_quantity: Generated<number>
    multiple: Generated<number>
    active: Generated<boolean>
    /** Alt texts of the pictures, by their addresses. */
    image_words: ColumnType<Record<string, string>, string | undefined, string>
    /** Not active: a draft, or archived since this moment. */
    archived_at: Generated<Date | null>
    version: Generated<number>
    /** The running sale that it is in (docs/decisions/188). */
    sale: ColumnType<SaleOnProduct | null, never, string | null>
    /** Since when code and rate on it hold; kept by a trigger, never read by programs. */
    tax_since: ColumnType<never, never, Date>
    created_at: Moment
    updated_at: Moment
  }
  /** Another code or rate of a product from the first moment of an Indian day on. */
  product_tax_changes: {
    id: string
    product_id: string
    hsn_code: string | null
    gst_rate: number
    effective_from: Moment
    set_at: Moment
    withdrawn_at: Date | null
  }
  /** Rates of GST by code; days as text. */
  hsn_rates: { code: string; description: string; rate: number; effective_from: string; source: string }
  variants: {
    id: string
    product_id: string
    name: string
    attribute_title: string
    attribute_description: string
    /** Net quantity, where it is not the product's. */
    net_quantity: string | null
    price: number
    offer_price: number | null
    images: string[]
    position: number
    attributes: JsonList<AttributeValue>
    net_amount: Generated<number | null>
    net_unit: Generated<NetUnit | null>
    weight_grams: Generated<number | null>
    price_breaks: JsonList<PriceBreak>
    /** Null, here and below: the product's. */
    country_of_origin: Generated<string | null>
    manufacturer: Generated<string | null>
    packer: Generated<string | null>
    importer: Generated<string | null>
    minimum_quantity: Generated<number | null>
    multiple: Generated<number | null>
    active: Generated<boolean>
    version: Generated<number>
  }
  /** Prices of a later day. */
  scheduled_prices: {
    id: string
    product_id: string
    variant_id: string | null
    price: number
    offer_price: number | null
    comes_at: Moment
    state: Generated<'waiting' | 'applied' | 'cancelled' | 'refused'>
    refusal: Generated<string | null>
    set_by: string
    created_at: Moment
  }
  /** Prices that are cut for a time. `value`: hundredths of a percent, or paise. */
  sales: {
    id: string
    badge: string
    reach: SaleReach
    targets: string[]
    discount_type: 'percentage' | 'flat'
    value: number
    starts_at: Moment
    ends_at: Moment
    state: Generated<SaleState>
    below_cost: Generated<boolean>
    most_percent: number | null
    set_by: string
    created_at: Moment
  }
  /** Goods that a sale reached as it began, in paise. */
  sale_goods: {
    sale_id: string
    product_id: string
    variant_id: string | null
    state: SaleGoodsState
    was_price: number | null
    was_offer: number | null
    sale_price: number | null
    refusal: string | null
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
    /** Reason for a stock adjustment. */
    reason: Generated<MoveReason | null>
    command_id: Generated<string | null>
    created_at: Moment
  }
  banners: Scheduled & {
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
  category_banners: Scheduled & {
    id: string
    category_id: string
    image: string
    title: string
    percentage: number
    position: number
  }
  offer_banners: Scheduled & {
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
