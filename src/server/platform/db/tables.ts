// Written by tables.test.ts from the migrated database; what it cannot know is in known-columns.ts.
import type { ByDatabase, Defaulted, Json, Moment } from './column-kinds.ts'

/** Every table of db/migrations. Money is paise. */
export interface Tables {
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
    firm_id: string | null
    state_confirmed: Defaulted<boolean>
  }
  alert_wishes: {
    staff_id: string
    wishes: Json<unknown>
    quiet_from: number | null
    quiet_until: number | null
    version: Defaulted<number>
    updated_at: Moment
  }
  /** Attributes that products may have: a number in one unit, or a word. */
  attributes: {
    key: string
    name: string
    kind: 'number' | 'word'
    unit: string | null
  }
  backups: {
    id: string
    state: 'wanted' | 'running' | 'taken' | 'proven' | 'failed'
    asked_by: 'night' | 'office' | 'terminal'
    night: string | null
    wanted_at: Moment
    due_at: Moment | null
    tries: Defaulted<number>
    step: string | null
    percent: number | null
    file: string | null
    bytes: number | null
    encrypted: boolean | null
    taken_at: Moment | null
    proven_at: Moment | null
    counts: Json<unknown> | null
    error: string | null
    ended_at: Moment | null
    removed_at: Moment | null
    copy_due_at: Moment | null
    copy_tries: Defaulted<number>
    copied_at: Moment | null
    copy_error: string | null
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
    starts_at: Moment | null
    ends_at: Moment | null
    archived_at: Moment | null
    version: Defaulted<number>
  }
  barcodes: {
    code: string
    kind: 'ean13' | 'upca' | 'ean8' | 'itf14' | 'code128'
    product_id: string
    variant_id: string | null
    pieces: Defaulted<number>
    note: string | null
    created_at: Moment
  }
  bargain_terms: {
    id: string
    product_id: string
    variant_id: string | null
    from_quantity: number
    floor_type: 'percentage' | 'flat'
    floor_value: number
    counter_offers: number
    below_cost: Defaulted<boolean>
    active: Defaulted<boolean>
    seed: string
    set_by: string
    set_at: Moment
  }
  bought_together: {
    product_id: string
    other_id: string
    shoppers: number
    weight: number
  }
  bought_together_counts: {
    one: Defaulted<boolean>
    counted_at: Moment
  }
  brand_files: {
    hash: string
    form: 'logo' | 'small' | 'apple' | 'large'
    content_type: string
    content: Buffer
  }
  brands: {
    id: string
    name: string
    image: string
    banner_image: string
    /** Name and address of who makes most of its goods. */
    manufacturer: string | null
    archived_at: Moment | null
    version: Defaulted<number>
    starts_at: Moment | null
    ends_at: Moment | null
  }
  /** The firm that an account bought for last. */
  buyer_firms: {
    user_id: string
    gstin: string
    legal_name: string
    used_at: Moment
    id: string
    billing: Json<unknown> | null
    is_default: Defaulted<boolean>
    version: Defaulted<number>
    created_at: Moment
  }
  cart_lines: {
    user_id: string
    product_id: string
    variant_id: string | null
    quantity: number
    added_at: Moment
    /** The accepted quotation whose price the line has, from so many pieces on. */
    quote_id: string | null
    quoted_from: number | null
  }
  carts: {
    user_id: string
    coupon_id: string | null
    updated_at: Moment
    cart_id: Defaulted<string>
  }
  categories: {
    id: string
    name: string
    colour: string
    icon: string
    image: string
    position: number
    archived_at: Moment | null
    version: Defaulted<number>
    starts_at: Moment | null
    ends_at: Moment | null
  }
  category_attributes: {
    category_id: string
    attribute_key: string
    position: number
    filtered: Defaulted<boolean>
  }
  category_banners: {
    id: string
    category_id: string
    image: string
    title: string
    percentage: number
    position: number
    starts_at: Moment | null
    ends_at: Moment | null
    archived_at: Moment | null
    version: Defaulted<number>
  }
  changes: {
    id: ByDatabase<number>
    command_id: string
    entity: string
    entity_id: string
    before: Json<unknown> | null
    after: Json<unknown> | null
    salt: Defaulted<string | null>
    forgotten: Buffer | null
  }
  checkout_holds: {
    checkout_id: string
    user_id: string
    product_id: string
    variant_id: string | null
    quantity: number
  }
  checkouts: {
    id: string
    user_id: string
    status: 'open' | 'settled' | 'expired' | 'withdrawn'
    draft: Json<unknown>
    fingerprint: string
    coupon_id: string | null
    amount: number
    currency: string
    provider_order_id: string | null
    order_id: string | null
    expires_at: Moment
    ask_at: Moment | null
    failed_asks: Defaulted<number>
    created_at: Moment
    updated_at: Moment
    cart_id: string | null
    asked_at: Moment | null
    under_way: boolean | null
    /** No money moves: known once there is the provider's order. */
    is_test: Defaulted<boolean>
    /** It is a payment link: paid, it becomes an order that follows this one. It is of no cart. */
    follows: string | null
  }
  cleared_cart_lines: {
    user_id: string
    product_id: string
    variant_id: string | null
    quantity: number
    position: number
  }
  cleared_carts: {
    user_id: string
    coupon_id: string | null
    cleared_at: Moment
  }
  command_answers: {
    command_id: string
    staff_id: string
    fingerprint: Buffer
    answer: Json<unknown>
    at: Moment
  }
  commands: {
    id: string
    name: string
    at: Moment
    actor: 'staff' | 'terminal' | 'system'
    staff_id: string | null
    by_name: string
    session_id: string | null
    network: string | null
    request_id: string | null
    subject_kind: string
    subject_id: string
    subject_name: Defaulted<string>
    reason: string | null
    input: Json<unknown>
    undoes: string | null
    salt: Defaulted<string | null>
    forgotten: Buffer | null
  }
  /** Purposes that people agreed to; only `withdrawn_at` is ever written later. */
  consents: {
    id: string
    purpose: 'account' | 'newsletter' | 'back_in_stock' | 'messages'
    user_id: string | null
    email: string | null
    phone: string | null
    version: string
    words: string
    way: 'form' | 'account'
    given_at: Moment
    withdrawn_at: Moment | null
  }
  /** Looks at whole telephone numbers and at pages of customers, and files that were taken along, by person of the shop and day. */
  contact_reads: {
    staff_id: string
    subject: 'customer' | 'page' | 'order' | 'quote' | 'ticket' | 'list' | 'file'
    subject_id: string
    day: string
    first_at: Moment
    last_at: Moment
    times: Defaulted<number>
  }
  count_entries: {
    id: ByDatabase<number>
    line_id: number
    round: number
    how: 'add' | 'set'
    pieces: number
    counted: number
    expected: number
    staff_id: string | null
    by_name: string
    counted_at: Moment
    command_id: Defaulted<string | null>
  }
  count_lines: {
    id: ByDatabase<number>
    count_id: string
    product_id: string
    variant_id: string | null
    position: number
    round: Defaulted<number>
    counted: number | null
    expected: number | null
    shelf_moved: Defaulted<boolean>
    counted_at: Moment | null
    counted_by: string | null
    booked: number | null
    booked_in: string | null
  }
  counter_payments: {
    order_id: string
    position: number
    way: 'cash' | 'upi' | 'card'
    /** Money that the shop keeps, and that was handed over: cash is given change for. */
    amount: number
    tendered: number
    reference: string | null
    created_at: Moment
    /** The drawer that was open; null: none was. */
    till_id: string | null
  }
  counts: {
    id: string
    number: ByDatabase<number>
    scope: Json<unknown>
    state: Defaulted<'open' | 'closed' | 'approved' | 'dropped'>
    blind: boolean
    created_at: Moment
    created_by: string
    closed_at: Moment | null
    approved_at: Moment | null
    approved_by: string | null
    version: Defaulted<number>
  }
  coupon_uses: {
    coupon_id: string
    user_id: string
    uses: number
  }
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
    uses: Defaulted<number>
    active: Defaulted<boolean>
    created_at: Moment
    version: Defaulted<number>
    reach: Defaulted<'all' | 'categories' | 'products'>
    /** Ids of what `reach` says. */
    reached: Defaulted<string[]>
    customers: Defaulted<'all' | 'first_order'>
    /** Then it takes nothing off the goods: flat, of 0 paise. */
    free_delivery: Defaulted<boolean>
  }
  credit_notes: {
    order_id: string
    number: string
    financial_year: string
    issued_at: Moment
    document: Json<unknown>
    letters: string | null
    count: number | null
    person_salt: string | null
    person_hash: Buffer | null
    hash: Buffer | null
    id: Defaulted<string>
  }
  /** Written by triggers alone. */
  customer_changes: {
    id: ByDatabase<number>
    user_id: string
  }
  /** Accounts that are the same person as another one, said by people of the shop. */
  customer_links: {
    account_id: string
    same_as: string
  }
  customer_marks: {
    user_id: string
    note: Defaulted<string>
    tags: Defaulted<string[]>
    cash_blocked: Defaulted<boolean>
    version: Defaulted<number>
    /** Refused cash orders before it count no more. */
    cash_allowed_at: Moment | null
  }
  customer_sums: {
    user_id: string
    since: Moment
    name: string
    city: string
    state: string
    firm: string
    orders: number
    cancelled: number
    returned: number
    refused: number
    spent: number
    first_order_at: Moment | null
    last_order_at: Moment | null
    words: string
    contact: string
  }
  day_counts: {
    day: string
    what: 'view' | 'cart' | 'search' | 'vain_search'
    /** Id of a product, or a text that was searched for. */
    key: string
    times: number
  }
  deals: {
    id: string
    user_id: string
    product_id: string
    variant_id: string | null
    quantity: number
    list_price: number
    asks: number[]
    offered_price: number
    agreed_price: number | null
    offers: number
    online_percent: number
    state: 'open' | 'taken' | 'used' | 'ended'
    created_at: Moment
    ends_at: Moment
    taken_at: Moment | null
    order_id: string | null
  }
  dictionary: {
    id: string
    said: string
    /** Names of the products meant, several with commas between; empty: the word is ignored. */
    meant: string
    note: Defaulted<string>
    version: Defaulted<number>
    updated_at: Moment
    removed_at: Moment | null
  }
  filing_frequencies: {
    gstin: string
    quarter: string
    frequency: 'monthly' | 'quarterly'
  }
  /** Rules for products that fit each other (domain/selling/fit/fit-rule.ts). */
  fit_rules: {
    id: string
    name: string
    position: number
    relation: 'with' | 'instead'
    danger: boolean
    part: Json<unknown>
    host: Json<unknown>
    checks: Json<unknown>
    active: Defaulted<boolean>
    version: Defaulted<number>
    words: Defaulted<string>
  }
  /** Meanings of the columns of a supplier's list, by their headings. */
  head_meanings: {
    list: string
    meanings: Json<unknown>
    version: Defaulted<number>
    updated_at: Moment
  }
  health_problems: {
    name: string
    state: 'warn' | 'bad'
    since: Moment
    seen_at: Moment
    told_at: Moment | null
  }
  history_seals: {
    day: string
    commands: number
    digest: Buffer
    seal: Buffer
    rows: Buffer
    sealed_at: Moment
  }
  /** Rates of GST by code; days as text. */
  hsn_rates: {
    code: string
    description: string
    rate: number
    effective_from: string
    source: string
  }
  invoice_series: {
    financial_year: string
    last_number: number
    last_issued_at: Moment
    kind: 'invoice' | 'credit_note'
  }
  invoices: {
    order_id: string
    number: string
    financial_year: string
    issued_at: Moment
    document: Json<unknown>
    letters: string | null
    count: number | null
    person_salt: string | null
    person_hash: Buffer | null
    hash: Buffer | null
  }
  item_costs: {
    stock_item_id: number
    average: number
    last: number
  }
  job_rows: {
    job_id: string
    position: number
    row: number
    product: string
    variant: string | null
    name: string
    state: 'new' | 'changed' | 'wrong'
    diffs: Json<unknown>
    problems: Json<unknown>
  }
  jobs: {
    id: string
    kind: 'import' | 'bulk'
    state: 'looking' | 'asks' | 'ready' | 'applying' | 'done' | 'failed' | 'cancelled'
    title: string
    params: Json<unknown>
    file: Buffer | null
    rows_total: Defaulted<number>
    rows_done: Defaulted<number>
    result: Json<unknown> | null
    problem: string | null
    staff_id: string | null
    by_name: string
    command: Json<unknown> | null
    cancel_asked: Defaulted<boolean>
    tries: Defaulted<number>
    leased_until: Moment | null
    created_at: Moment
    updated_at: Moment
  }
  journal: {
    id: ByDatabase<number>
    account: 'captured' | 'order' | 'refund'
    payment_id: string
    order_id: string | null
    refund_id: string | null
    amount: number
    created_at: Moment
  }
  labels: {
    id: string
    name: string
    position: number
    archived_at: Moment | null
    version: Defaulted<number>
    starts_at: Moment | null
    ends_at: Moment | null
  }
  locked_months: {
    month: string
    gstin: string
    version: number
    papers: number
    papers_digest: Buffer
    file: Buffer
    file_digest: Buffer
    locked_at: Moment
    locked_by: string
  }
  login_devices: {
    token_hash: Buffer
    user_id: string
    last_used_at: Moment
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
    starts_at: Moment | null
    ends_at: Moment | null
    archived_at: Moment | null
    version: Defaulted<number>
  }
  one_time_codes: {
    request_hash: Buffer
    user_id: string
    code_hash: string
    tries: Defaulted<number>
    expires_at: Moment
  }
  order_alerts: {
    order_id: string
    calls: Defaulted<number>
    due_at: Moment | null
    seen_at: Moment | null
    seen_by: string | null
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
    /** Unit of the quantity: a Unique Quantity Code such as NOS or KGS. */
    unit: string
    /** Pieces that came back. */
    returned: Defaulted<number>
    /** Noted by the database (migration 0261). */
    returnable: Defaulted<boolean>
    /** Of a piece to the shop, when it was sold; null: not known. */
    cost: number | null
  }
  order_links: {
    order_id: string
    /** The first order, whose number with a letter is the number of this one. */
    follows: string
  }
  order_moves: {
    id: ByDatabase<number>
    order_id: string
    from_status: string | null
    to_status: string
    moved_by: 'shopper' | 'owner' | 'system'
    created_at: Moment
    command_id: Defaulted<string | null>
    staff_id: string | null
    by_name: string | null
  }
  order_notes: {
    id: ByDatabase<number>
    order_id: string
    text: string
    command_id: Defaulted<string | null>
    by_name: string
    created_at: Moment
  }
  order_prints: {
    order_id: string
    paper:
      | 'slips'
      | 'invoices'
      | 'labels'
      | 'credit_notes'
      | 'receipts'
      | 'invoice_duplicates'
      | 'invoice_triplicates'
      | 'receipt_vouchers'
      | 'refund_vouchers'
    copy: number
    by_name: string
    printed_at: Moment
  }
  order_shipments: {
    order_id: string
    carrier: string
    tracking_number: string | null
    created_at: Moment
  }
  /** Products of orders placed online and not cancelled, by the Indian day. */
  ordered_products: {
    order_id: string
    product_id: string
    day: string
  }
  orders: {
    id: string
    number: string
    /** Null: sold at the counter or by phone to somebody without an account. */
    user_id: string | null
    status: 'pending' | 'confirmed' | 'packed' | 'shipped' | 'out_for_delivery' | 'delivered' | 'cancelled' | 'returned'
    payment_method: 'cod' | 'online' | 'counter'
    payment_status: 'due' | 'paid' | 'collected' | 'refund_pending' | 'refunded' | 'void'
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
    coupon_type: string | null
    delivery_address: Json<unknown>
    idempotency_key: string | null
    expected_delivery: Moment
    delivered_at: Moment | null
    created_at: Moment
    updated_at: Moment
    cart_id: Defaulted<string>
    /** The delivery charge as it is taxed; null where nothing was charged, and of orders sold without its tax. */
    delivery_line: Json<unknown> | null
    /** Method by which the amount due was paid at the door; null: it was not paid there. */
    collected_as: 'cash' | 'online' | null
    /** Of what staff edit. */
    version: Defaulted<number>
    /** Lines whose rate changed between order and invoice; null: none. */
    taxed_anew: Json<unknown> | null
    address_doubt: Json<unknown> | null
    /** The firm that buys; null: a consumer. */
    buyer_firm: Json<unknown> | null
    /** Of what was asked for with that key; null: there was none, or a former version placed the order. */
    asked_hash: string | null
    /** A part of it came back: pieces wait to be looked at, or money to go back. */
    return_waits: Defaulted<boolean>
    /** Taken off the delivery charge by a coupon. */
    delivery_waived: Defaulted<number>
    /** Part of the delivery charge: the fee for paying in cash, in paise. */
    cash_fee: Defaulted<number>
    derivation: Json<unknown> | null
    state_confirmed: Json<unknown> | null
    delivery_way: Defaulted<'delivery' | 'bus' | 'pickup'>
    /** Stand at which a parcel by bus is collected. */
    bus_stand: string | null
    /** Taken by people of the shop to be delivered, by phone mostly. */
    by_phone: Defaulted<boolean>
  }
  outbox: {
    id: ByDatabase<number>
    kind: string
    event_key: string
    payload: Json<unknown>
    tries: Defaulted<number>
    due_at: Moment
    sent_at: Moment | null
    last_error: string | null
    created_at: Moment
    command_id: Defaulted<string | null>
  }
  outside_refunds: {
    id: string
    payment_id: string
    amount: number
    status: 'pending' | 'processed' | 'failed'
    reference: string | null
    created_at: Moment
  }
  parcel_lines: {
    order_id: string
    number: number
    position: number
    pieces: number
  }
  /** WebP. */
  parcel_photos: {
    order_id: string
    number: number
    content: Buffer
  }
  parcels: {
    order_id: string
    /** Within the order, from 1. */
    number: number
    state: Defaulted<'packed' | 'shipped' | 'out' | 'delivered' | 'refused' | 'lost'>
    carrier: string
    tracking: string | null
    weight_g: number | null
    l_mm: number | null
    b_mm: number | null
    h_mm: number | null
    /** Paise to be paid at the door; null: nothing. */
    collect: number | null
    collected_as: 'cash' | 'online' | null
    created_at: Moment
    updated_at: Moment
  }
  parked_sales: {
    id: string
    name: string
    content: Json<unknown>
    version: Defaulted<number>
    parked_by: string
    parked_at: Moment
    /** Name of who has it on the screen and has not completed it; null: it waits. */
    resumed_by: string | null
    resumed_at: Moment | null
  }
  password_codes: {
    user_id: string
    code_hash: string
    tries: Defaulted<number>
    expires_at: Moment
  }
  payments: {
    id: string
    checkout_id: string | null
    order_id: string | null
    amount: number
    currency: string
    method: string
    card_last4: string | null
    card_network: string | null
    vpa: string | null
    status: 'captured' | 'refund_pending' | 'refunded'
    paid_at: Moment
    created_at: Moment
    /** No money came. That of its checkout or QR code; never changes. */
    is_test: Defaulted<boolean>
    /** Sum of its refunds, done and owed: counted by the database, never more than the amount. */
    refunded: Defaulted<number>
    /** Its receipt voucher was issued with it; false where a former version settled it, or the month was locked. */
    vouchered: Defaulted<boolean>
    qr_code_id: string | null
  }
  pick_orders: {
    order_id: string
    walk_id: string
    state: 'picking' | 'picked' | 'short' | 'part' | 'none'
    joined_at: Moment
  }
  pick_taps: {
    id: ByDatabase<number>
    walk_id: string
    order_id: string
    product_id: string
    variant_id: string | null
    kind: 'take' | 'back' | 'packed' | 'short'
    pieces: number
    by_name: string
    command: string
    tapped_at: Moment
    recorded_at: Moment
  }
  pick_walks: {
    id: string
    staff_id: string
    created_at: Moment
    ended_at: Moment | null
  }
  pickups: {
    order_id: string
    /** The how-manieth code of the order, from 1. */
    issue: Defaulted<number>
    /** Codes that were tried since this one was issued. */
    tries: Defaulted<number>
    ready_at: Moment
    handed_over_at: Moment | null
  }
  pictures: {
    hash: string
    svg: string | null
    webp: Buffer | null
  }
  policies: {
    name: 'about' | 'contact' | 'shipping' | 'returns' | 'terms' | 'privacy' | 'accessibility'
    draft: Json<unknown> | null
    version: Defaulted<number>
    /** Published version; 0: the template. */
    number: Defaulted<number>
  }
  policy_versions: {
    name: string
    number: number
    text: Json<unknown> | null
    published_at: Moment
    by_name: string
  }
  product_buyers: {
    product_id: string
    people: number
  }
  product_facets: {
    facet: string
    value: string
    no: number
  }
  product_numbers: {
    id: string
    no: ByDatabase<number>
  }
  product_search: {
    id: string
    name: string
    category_id: string
    subcategory_id: string | null
    label_ids: string[]
    selling_price: number
    created_at: Moment
    no: number
    terms: Defaulted<string[]>
  }
  /** Another code or rate of a product from the first moment of an Indian day on. */
  product_tax_changes: {
    id: string
    product_id: string
    hsn_code: string | null
    gst_rate: number
    effective_from: Moment
    set_at: Moment
    withdrawn_at: Moment | null
  }
  products: {
    id: string
    name: string
    brand_id: string
    category_id: string
    subcategory_id: string | null
    description: string
    specifications: Defaulted<Json<unknown>>
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
    rating_counts: Defaulted<number[]>
    label_ids: Defaulted<string[]>
    active: Defaulted<boolean>
    created_at: Moment
    updated_at: Moment
    attributes: Defaulted<Json<unknown>>
    net_amount: number | null
    net_unit: 'g' | 'kg' | 'ml' | 'l' | 'mm' | 'cm' | 'm' | 'm2' | 'piece' | null
    weight_grams: number | null
    manufacturer: string | null
    packer: string | null
    importer: string | null
    warranty_months: number | null
    data_sheets: Defaulted<Json<unknown>>
    price_breaks: Defaulted<Json<unknown>>
    minimum_quantity: Defaulted<number>
    multiple: Defaulted<number>
    /** Not active: a draft, or archived since this moment. */
    archived_at: Moment | null
    version: Defaulted<number>
    /** Since when code and rate on it hold; kept by a trigger, never read by programs. */
    tax_since: Defaulted<Moment>
    /** Alt texts of the pictures, by their addresses. */
    image_words: Defaulted<Json<unknown>>
    returnable: Defaulted<boolean>
    /** The running sale that it is in (docs/decisions/188). */
    sale: Json<unknown> | null
    /** Longest side of a packed piece, in mm; null: not known. */
    longest_mm: number | null
    flammable: Defaulted<boolean>
    glass: Defaulted<boolean>
    /** Its successor, sold in its place when it is gone; the chain never leads back. */
    replaced_by: string | null
  }
  purchase_lines: {
    purchase_id: string
    stock_item_id: number
    quantity: number
  }
  purchases: {
    id: string
    number: ByDatabase<number>
    supplier_id: string
    ordered_at: Moment
    closed_at: Moment | null
    complete: Defaulted<boolean>
  }
  push_devices: {
    id: string
    staff_id: string
    endpoint: string
    p256dh: Buffer
    auth: Buffer
    device: string
    created_at: Moment
    last_sent_at: Moment | null
    last_error: string | null
  }
  push_notes: {
    id: ByDatabase<number>
    event_key: string
    device_id: string
    kind: string
    order_id: string | null
    message: Json<unknown>
    due_at: Moment
    expires_at: Moment
    tries: Defaulted<number>
    sent_at: Moment | null
    last_error: string | null
    created_at: Moment
  }
  qr_codes: {
    id: string
    order_id: string
    /** Amount of the order, in paise. */
    amount: number
    /** `asked`: the provider has not answered yet. `refused`: it made none. */
    state: 'asked' | 'open' | 'paid' | 'closed' | 'refused'
    provider_qr_id: string | null
    content: string | null
    is_test: boolean
    closes_at: Moment
    /** The provider still has to close it. */
    to_close: Defaulted<boolean>
    ask_at: Moment | null
    failed_asks: Defaulted<number>
    asked_at: Moment | null
    created_at: Moment
  }
  qr_offers: {
    key_id: string
    is_offered: boolean
    asked_at: Moment
  }
  questions: {
    id: string
    product_id: string
    user_id: string
    text: string
    state: Defaulted<'waiting' | 'published' | 'hidden'>
    hidden_reason: string | null
    /** Answer of the shop. */
    answer: string | null
    answered_at: Moment | null
    version: Defaulted<number>
    created_at: Moment
  }
  quote_lines: {
    quote_id: string
    position: number
    product_id: string
    variant_id: string | null
    name: string
    variant_name: string | null
    hsn_code: string
    entered_rate: number
    gst_rate: number
    unit: string
    pieces_in_unit: number
    quantity: number
    list_price: number
    unit_price: number
    line_total: number
    gst: number
    cgst: number
    sgst: number
    igst: number
  }
  quote_series: {
    letters: string
    financial_year: string
    last_number: number
  }
  quotes: {
    id: string
    number: string
    key_hashes: Buffer[]
    repeat_hash: Buffer
    user_id: string | null
    name: string
    phone: string
    email: string | null
    gstin: string | null
    place_of_supply: string
    state: 'open' | 'sent' | 'accepted' | 'ordered' | 'declined'
    created_at: Moment
    valid_until: Moment
    sent_at: Moment | null
    accepted_at: Moment | null
    accepted_by: string | null
    declined_at: Moment | null
    order_id: string | null
    firm: Json<unknown> | null
    remarks: string | null
  }
  rate_limits: {
    key: string
    count: number
    ends_at: Moment
  }
  receipt_lines: {
    receipt_id: string
    position: number
    stock_item_id: number
    quantity: number
    /** Paise of one piece, without GST. */
    cost: number | null
    /** Paise. */
    mrp: number | null
    before: number
  }
  receipt_vouchers: {
    payment_id: string
    order_id: string | null
    number: string
    financial_year: string
    issued_at: Moment
    document: Json<unknown>
    letters: string
    count: number
    person_salt: string | null
    person_hash: Buffer
    hash: Buffer
  }
  receipts: {
    id: string
    supplier_id: string
    purchase_id: string | null
    bill_number: string
    bill_key: string
    bill_date: string
    financial_year: string
    received_at: Moment
    command_id: string
    withdrawn_command_id: string | null
  }
  refund_vouchers: {
    payment_id: string
    order_id: string | null
    number: string
    financial_year: string
    issued_at: Moment
    document: Json<unknown>
    letters: string
    count: number
    person_salt: string | null
    person_hash: Buffer
    hash: Buffer
  }
  refunds: {
    id: string
    /** Null: cash of an order. */
    payment_id: string | null
    amount: number
    currency: string
    reason:
      | 'order_cancelled'
      | 'order_returned'
      | 'part_returned'
      | 'price_reduced'
      | 'order_edited'
      | 'amount_differs'
      | 'out_of_stock'
      | 'coupon_used_up'
      | 'second_payment'
      | 'ordered_otherwise'
      | 'refunded_by_provider'
      | 'address_gone'
      | 'link_over'
      | 'nothing_due'
    /** `owed`: to be paid by hand. */
    status: 'queued' | 'pending' | 'processed' | 'stopped' | 'owed'
    idempotency_key: string
    provider_refund_id: string | null
    reference: string | null
    tries: Defaulted<number>
    due_at: Moment | null
    last_error: string | null
    created_at: Moment
    updated_at: Moment
    refusals: Defaulted<number>
    command_id: Defaulted<string | null>
    /** Null: of a payment that became no order. That of its payment, by the database. */
    order_id: string | null
    /** By the payment's provider, or by hand. */
    way: Defaulted<'provider' | 'cash' | 'upi' | 'bank'>
    /** The note of a part that it pays back. */
    credit_note_id: string | null
    /** Moment at which the money was back; null: it is not. */
    paid_at: Moment | null
    /** Owed by a version that issues refund vouchers, and no locked month kept it from that. */
    vouchered: Defaulted<boolean>
  }
  /** Goods of a paper of report_papers. */
  report_lines: {
    paper: number
    /** Of the paper, from 1. */
    line: number
    sign: number
    day: string
    pieces: number
    total: number
    taxable: number
    /** Of all pieces when they were sold, in paise; null: not known. */
    cost: number | null
    product_id: string
    variant_id: string | null
    /** First line of its paper with this product. */
    first_of_product: boolean
    /** First line of its paper with this size of the product. */
    first_of_size: boolean
  }
  /** Sums of an invoice or a credit note for reports, written by the database with it. */
  report_papers: {
    id: ByDatabase<number>
    /** 1: an invoice, -1: a credit note. */
    sign: 1 | '-1'
    number: string
    order_id: string
    day: string
    hour: number
    way: string
    state: string
    /** Empty: handed over at the counter. */
    pin: string
    /** Empty: none. */
    coupon: string
    discount: number
    total: number
    taxable: number
    tax: number
    delivery: number
    /** Account of the order, as it is now; null: none. */
    buyer: string | null
    ordered_at: Moment
    goods_lines: Defaulted<number>
    pieces: Defaulted<number>
    goods_total: Defaulted<number>
    goods_taxable: Defaulted<number>
    /** Of the lines whose cost is known, in paise. */
    goods_cost: Defaulted<number>
    /** Lines of goods whose cost is not known. */
    unknown_lines: Defaulted<number>
    unknown_pieces: Defaulted<number>
    unknown_taxable: Defaulted<number>
  }
  /** Rates of GST of a paper of report_papers. */
  report_rates: {
    paper: number
    rate: number
    sign: number
    day: string
    taxable: number
    cgst: number
    sgst: number
    igst: number
    total: number
  }
  return_request_lines: {
    request_id: string
    position: number
    pieces: number
  }
  return_request_photos: {
    id: string
    request_id: string
    position: number
    content: Buffer
  }
  return_request_steps: {
    id: ByDatabase<number>
    request_id: string
    state: string
    note: Defaulted<string>
    by_name: string | null
    created_at: Moment
  }
  return_requests: {
    id: string
    number: string
    kind: 'return' | 'cancel'
    order_id: string
    user_id: string
    why: 'wrong' | 'damaged' | 'defective' | 'not_needed' | 'other' | null
    text: Defaulted<string>
    state: 'asked' | 'accepted' | 'refused' | 'picked_up' | 'arrived' | 'inspected' | 'refunded'
    repeat_hash: Buffer | null
    created_at: Moment
    answer_by: Moment
    is_open: ByDatabase<boolean>
    paid_by: 'customer' | 'shop' | null
  }
  return_round_offs: {
    month: string
    gstin: string
    version: number
    kind: 'posted' | 'reversed'
    igst: number
    cgst: number
    sgst: number
    posted_at: Moment
  }
  returned_pieces: {
    credit_note_id: string
    order_id: string
    position: number
    pieces: number
    /** The rest of the pieces waits to be looked at. */
    restocked: Defaulted<number>
    scrapped: Defaulted<number>
    /** Put right by hand in the stock: of orders that came back whole. */
    by_hand: Defaulted<number>
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
    poster: string | null
    media_bytes: Defaulted<number>
    state: Defaulted<'published' | 'hidden'>
    hidden_reason: string | null
    hidden_at: Moment | null
    /** Public answer of the shop. */
    answer: string | null
    answered_at: Moment | null
    version: Defaulted<number>
    /** The writer had the product delivered by this shop. */
    verified: Defaulted<boolean>
    /** Shown again by itself then; null: when somebody shows it. */
    hidden_until: Moment | null
  }
  run_cash: {
    id: ByDatabase<number>
    run_id: string
    stop_id: string | null
    kind: 'collected' | 'taken_back' | 'handed_in' | 'difference'
    amount: number
    created_at: Moment
  }
  run_hand_ins: {
    run_id: string
    collected: number
    counted: number
    reason: string | null
    by_name: string
    till_id: string | null
    created_at: Moment
  }
  run_stops: {
    id: string
    run_id: string
    order_id: string
    parcel: number | null
    place: number
    state: Defaulted<'open' | 'delivered' | 'cash' | 'upi' | 'refused' | 'again' | 'off'>
    amount: number | null
    reference: string | null
    reason: string | null
    marked_at: Moment | null
    recorded_at: Moment | null
    created_at: Moment
  }
  runs: {
    id: string
    staff_id: string
    day: string
    tour: number
    created_at: Moment
    closed_at: Moment | null
  }
  /** Goods that a sale reached as it began, in paise. */
  sale_goods: {
    sale_id: string
    product_id: string
    variant_id: string | null
    state: 'due' | 'on' | 'refused' | 'back' | 'kept'
    was_price: number | null
    was_offer: number | null
    sale_price: number | null
    refusal: string | null
  }
  /** Prices that are cut for a time. `value`: hundredths of a percent, or paise. */
  sales: {
    id: string
    badge: string
    reach: 'products' | 'category' | 'brand' | 'highlight'
    targets: string[]
    discount_type: 'percentage' | 'flat'
    value: number
    starts_at: Moment
    ends_at: Moment
    state: Defaulted<'waiting' | 'running' | 'ended' | 'cancelled'>
    below_cost: Defaulted<boolean>
    most_percent: number | null
    set_by: string
    created_at: Moment
  }
  sandbox_keys: {
    only_one: Defaulted<boolean>
    key_id: string
    key_secret: string
    webhook_secret: string
    webhook_secret_previous: string | null
    webhook_secret_changed_at: Moment | null
  }
  sandbox_orders: {
    id: string
    amount: number
    currency: string
    receipt: string | null
    notes: Json<unknown>
    attempts: Defaulted<number>
    expiry_minutes: number | null
    created_at: Moment
    capture: Defaulted<'automatic' | 'manual'>
  }
  sandbox_payments: {
    id: string
    order_id: string | null
    amount: number
    currency: string
    status: 'created' | 'authorized' | 'captured' | 'failed'
    captured: Defaulted<boolean>
    method: 'card' | 'upi'
    card_last4: string | null
    card_network: string | null
    vpa: string | null
    email: string | null
    contact: string | null
    outcome: string
    error_reason: string | null
    waits_for: 'shopper' | 'bank' | null
    answer_at: Moment | null
    created_at: Moment
    qr_code_id: string | null
  }
  sandbox_qr_codes: {
    id: string
    name: string | null
    usage: 'single_use' | 'multiple_use'
    fixed_amount: boolean
    payment_amount: number | null
    description: string | null
    notes: Json<unknown>
    close_by: Moment | null
    closed_at: Moment | null
    close_reason: 'on_demand' | 'paid' | 'expired' | null
    created_at: Moment
  }
  sandbox_refunds: {
    id: string
    payment_id: string
    amount: number
    receipt: string | null
    notes: Json<unknown>
    speed: string
    status: 'pending' | 'processed' | 'failed'
    reference: string | null
    idempotency_key: string | null
    asked: string | null
    process_at: Moment | null
    created_at: Moment
  }
  sandbox_webhooks: {
    id: ByDatabase<number>
    event_id: string
    event: string
    body: string
    tries: Defaulted<number>
    due_at: Moment | null
    delivered_at: Moment | null
    created_at: Moment
  }
  /** Prices of a later day. */
  scheduled_prices: {
    id: string
    product_id: string
    variant_id: string | null
    price: number
    offer_price: number | null
    comes_at: Moment
    state: Defaulted<'waiting' | 'applied' | 'cancelled' | 'refused'>
    refusal: string | null
    set_by: string
    created_at: Moment
  }
  search_misses: {
    text: string
    times: number
    first_at: Moment
    last_at: Moment
    hidden_at: Moment | null
  }
  search_postings: {
    term: string
    part: number
    bits: string
  }
  search_terms: {
    term: string
  }
  sessions: {
    token_hash: Buffer
    user_id: string
    created_at: Moment
    expires_at: Moment
    id: Defaulted<string>
    last_used_at: Defaulted<Moment>
    device: Defaulted<string>
    network: Defaulted<string>
  }
  settings: {
    key: string
    version: number
    value: Json<unknown>
    sealed: Buffer | null
    effective_from: Moment
    set_at: Moment
    source: 'staff' | 'terminal' | 'environment' | 'demo'
    set_by: string | null
    withdrawn_at: Moment | null
  }
  settlement_rows: {
    settlement_id: string
    entity_id: string
    kind: string
    amount: number
    fee: number
    tax: number
    credit: number
    debit: number
    utr: string | null
    payment_id: string | null
    order_id: string | null
    order_receipt: string | null
    method: string | null
    dispute_id: string | null
    description: string | null
    created_at: Moment | null
    settled_at: Moment | null
  }
  settlements: {
    id: string
    file_name: string
    imported_at: Moment
    imported_by: string
  }
  staff: {
    id: string
    name: string
    email: string
    roles: string[]
    limits: Defaulted<Json<unknown>>
    password_hash: string | null
    totp_secret: Buffer | null
    totp_last_step: number | null
    pin_hash: string | null
    active: Defaulted<boolean>
    version: Defaulted<number>
    created_at: Moment
    updated_at: Moment
    joined_at: Moment | null
    last_seen_at: Moment | null
    pin_tries: Defaulted<number>
  }
  staff_browser_people: {
    browser_id: string
    staff_id: string
    last_used_at: Moment
  }
  staff_browsers: {
    id: string
    token_hash: Buffer
    counter_name: string | null
    enrolled_at: Moment | null
    enrolled_by: string | null
    created_at: Moment
    last_used_at: Moment
  }
  staff_challenges: {
    id: string
    purpose: 'sign-in' | 'step-up' | 'add' | 'join'
    staff_id: string | null
    challenge: string
    expires_at: Moment
  }
  staff_links: {
    id: string
    token_hash: Buffer
    staff_id: string
    created_at: Moment
    expires_at: Moment
    is_set_up: Defaulted<boolean>
  }
  staff_passkeys: {
    credential_id: string
    id: string
    staff_id: string
    name: string
    public_key: Buffer
    counter: number
    transports: string[]
    created_at: Moment
    last_used_at: Moment | null
  }
  staff_recovery_codes: {
    code_hash: Buffer
    staff_id: string
    used_at: Moment | null
  }
  staff_sessions: {
    token_hash: Buffer
    id: string
    staff_id: string
    factor: 'full' | 'pin'
    shared: Defaulted<boolean>
    stepped_up_at: Moment | null
    created_at: Moment
    last_used_at: Moment
    expires_at: Moment
    device: string
    network: string
    browser_id: string | null
  }
  stock_items: {
    id: ByDatabase<number>
    product_id: string
    variant_id: string | null
    on_hand: Defaulted<number>
    held: Defaulted<number>
  }
  stock_movements: {
    id: ByDatabase<number>
    stock_item_id: number
    kind: 'receive' | 'adjust' | 'hold' | 'release' | 'sell' | 'return'
    on_hand_change: number
    held_change: Defaulted<number>
    order_id: string | null
    checkout_id: string | null
    note: string | null
    created_at: Moment
    command_id: Defaulted<string | null>
    /** Reason for a stock adjustment. */
    reason: 'damaged' | 'lost' | 'found' | 'returned' | 'own_use' | 'sample' | 'count' | 'opening' | null
  }
  /** Pieces that a thing began with; paise of one of them before any bill. */
  stock_openings: {
    stock_item_id: number
    pieces: number | null
    cost: number | null
  }
  /** Pieces sold in the last `days` days; what was not sold has no row. */
  stock_pace: {
    stock_item_id: number
    sold: number
    days: number
  }
  stock_pace_counts: {
    one: Defaulted<boolean>
    counted_at: Moment
  }
  stock_places: {
    stock_item_id: number
    shelf: string | null
    /** Free and incoming pieces at which more is ordered; null: by what is sold. */
    reorder_point: number | null
    version: Defaulted<number>
  }
  stock_requests: {
    id: string
    product_id: string
    variant_id: string | null
    email: string
    user_id: string | null
    /** Hashes of the keys that open the request, from the last mails about it. */
    key_hashes: Defaulted<Buffer[]>
    asked_at: Moment
    confirmed_at: Moment | null
    told_at: Moment | null
  }
  subcategories: {
    id: string
    category_id: string
    name: string
    position: number
    archived_at: Moment | null
    version: Defaulted<number>
    starts_at: Moment | null
    ends_at: Moment | null
  }
  subscribers: {
    id: string
    name: string
    email: string
    phone: string
    created_at: Moment
  }
  supplier_items: {
    supplier_id: string
    stock_item_id: number
    code: string | null
    pack: Defaulted<number>
    usual: Defaulted<boolean>
  }
  suppliers: {
    id: string
    name: string
    phone: string | null
    email: string | null
    gstin: string | null
    delivery_days: number
    note: Defaulted<string>
    active: Defaulted<boolean>
    version: Defaulted<number>
    created_at: Moment
  }
  ticket_messages: {
    id: ByDatabase<number>
    ticket_id: string
    author: 'person' | 'shop'
    text: string
    created_at: Moment
  }
  tickets: {
    id: string
    number: string
    key_hashes: Buffer[]
    repeat_hash: Buffer | null
    user_id: string | null
    name: string
    phone: string | null
    email: string | null
    order_number: string | null
    state: 'open' | 'answered' | 'solved'
    created_at: Moment
    answer_by: Moment
    solve_by: Moment
    answered_at: Moment | null
    solved_at: Moment | null
    due_at: ByDatabase<Moment | null>
  }
  till_rows: {
    till_id: string
    position: number
    kind: 'in' | 'out'
    amount: number
    reason: string
    by_name: string
    created_at: Moment
  }
  tills: {
    id: string
    opened_at: Moment
    opened_by: string
    float: number
    closed_at: Moment | null
  }
  unlocked_months: {
    month: string
    gstin: string
    version: number
    reason: string
    unlocked_at: Moment
    unlocked_by: string
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
    erased_at: Moment | null
    email_confirmed_at: Moment | null
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
    active: Defaulted<boolean>
    /** Net quantity, where it is not the product's. */
    net_quantity: string | null
    attributes: Defaulted<Json<unknown>>
    net_amount: number | null
    net_unit: 'g' | 'kg' | 'ml' | 'l' | 'mm' | 'cm' | 'm' | 'm2' | 'piece' | null
    weight_grams: number | null
    price_breaks: Defaulted<Json<unknown>>
    /** Null: the product's. */
    minimum_quantity: number | null
    multiple: number | null
    version: Defaulted<number>
    country_of_origin: string | null
    manufacturer: string | null
    packer: string | null
    importer: string | null
    /** Longest side of a packed piece, in mm; null: the product's. */
    longest_mm: number | null
  }
  voucher_series: {
    letters: string
    financial_year: string
    last_number: number
    last_issued_at: Moment
  }
  webhook_events: {
    id: string
    event: string
    payment: Json<unknown> | null
    refund: Json<unknown> | null
    tries: Defaulted<number>
    due_at: Moment | null
    last_error: string | null
    received_at: Moment
    by_former_secret: Defaulted<boolean>
  }
  /** `variant_id` null: the product, or a variant that is not chosen yet. */
  wish_lines: {
    user_id: string
    product_id: string
    variant_id: string | null
    added_at: Moment
  }
  wish_lists: {
    user_id: string
    share_key: string | null
    share_name: string | null
    updated_at: Moment
  }
  z_reports: {
    number: number
    till_id: string
    document: Json<unknown>
    created_at: Moment
  }
}
