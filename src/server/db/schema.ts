import type { ColumnType, Generated } from 'kysely'

// One interface a table of db/migrations, as kysely reads it. Money is paise; moments are Date.

type Moment = ColumnType<Date, Date | string, Date | string>
/** jsonb: written as JSON text, read as the value. */
type Json<T> = ColumnType<T, string, string>

export interface Database {
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
    price: number
    offer_price: number | null
    images: string[]
    position: number
    active: Generated<boolean>
  }
  pictures: { hash: string; svg: string }
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
    created_at: Moment
  }
  users: {
    id: string
    username: string
    phonenumber: string
    email: string | null
    password_hash: string | null
    image: string | null
    created_at: Moment
    updated_at: Moment
  }
  sessions: { token_hash: Buffer; user_id: string; created_at: Moment; expires_at: Moment }
  addresses: {
    id: string
    user_id: string
    label: string
    full_name: string
    building: string
    street: string
    landmark: string
    city: string
    state: string
    pincode: string
    phone: string
    created_at: Moment
  }
  password_codes: { user_id: string; code_hash: string; tries: Generated<number>; expires_at: Moment }
  subscribers: { id: string; name: string; email: string; phone: string; created_at: Moment }
  coupons: {
    id: string
    code: string
    description: string
    terms: string
    discount_type: 'percentage' | 'flat'
    value: number
    minimum_amount: number | null
    maximum_discount: number | null
    valid_from: Moment
    valid_until: Moment | null
    total_limit: number | null
    per_shopper_limit: number | null
    uses: Generated<number>
    active: Generated<boolean>
    created_at: Moment
  }
  coupon_uses: { coupon_id: string; user_id: string; uses: number }
  carts: { user_id: string; coupon_id: string | null; updated_at: Moment }
  cart_lines: { user_id: string; product_id: string; variant_id: string | null; quantity: number; added_at: Moment }
  orders: {
    id: string
    number: string
    user_id: string
    status: 'pending' | 'confirmed' | 'packed' | 'shipped' | 'out_for_delivery' | 'delivered' | 'cancelled' | 'returned'
    payment_method: 'cod' | 'online'
    payment_status: 'due' | 'paid' | 'collected' | 'refund_pending' | 'refunded'
    sub_total: number
    coupon_discount: number
    delivery_charges: number
    online_discount: number
    payable: number
    gst: number
    cgst: number
    sgst: number
    igst: number
    coupon_id: string | null
    coupon_code: string | null
    coupon_type: 'percentage' | 'flat' | null
    delivery_address: Json<Record<string, string>>
    idempotency_key: string | null
    expected_delivery: Moment
    delivered_at: Moment | null
    created_at: Moment
    updated_at: Moment
  }
  order_lines: {
    order_id: string
    position: number
    product_id: string
    variant_id: string | null
    name: string
    variant_name: string | null
    image: string
    quantity: number
    unit_price: number
    hsn_code: string
    gst_rate: number
    discount_share: number
    line_total: number
    gst: number
    cgst: number
    sgst: number
    igst: number
  }
  order_moves: {
    id: Generated<number>
    order_id: string
    from_status: string | null
    to_status: string
    moved_by: 'shopper' | 'owner' | 'system'
    created_at: Moment
  }
  reviews: {
    id: string
    product_id: string
    user_id: string
    rating: number
    review: string
    media: string | null
    media_type: 'image' | 'video' | null
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
  outbox: {
    id: Generated<number>
    kind: string
    event_key: string
    payload: Json<Record<string, unknown>>
    tries: Generated<number>
    due_at: Moment
    sent_at: Moment | null
    last_error: string | null
    created_at: Moment
  }
  sandbox_keys: { key_id: string; key_secret: string; webhook_secret: string }
  sandbox_orders: {
    id: string
    amount: number
    currency: string
    receipt: string | null
    notes: Json<Record<string, string>>
    attempts: Generated<number>
    expiry_minutes: number | null
    created_at: Moment
  }
  sandbox_payments: {
    id: string
    order_id: string
    amount: number
    currency: string
    status: 'created' | 'authorized' | 'captured' | 'failed'
    captured: Generated<boolean>
    method: 'card' | 'upi'
    card_last4: string | null
    card_network: string | null
    vpa: string | null
    email: string | null
    contact: string | null
    outcome: string
    error_reason: string | null
    answer_at: Moment | null
    created_at: Moment
  }
  sandbox_refunds: {
    id: string
    payment_id: string
    amount: number
    receipt: string | null
    notes: Json<Record<string, string>>
    speed: 'normal' | 'optimum'
    status: 'pending' | 'processed' | 'failed'
    reference: string | null
    idempotency_key: string | null
    asked: string | null
    process_at: Moment | null
    created_at: Moment
  }
  sandbox_webhooks: {
    id: Generated<number>
    event_id: string
    event: string
    body: string
    tries: Generated<number>
    due_at: Moment | null
    delivered_at: Moment | null
    created_at: Moment
  }
}
