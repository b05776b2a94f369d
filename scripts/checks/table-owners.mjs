import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutComments } from './source-files.mjs'
import { placeOnServer } from './wings.mjs'

/** Tables by the room of src/server (or the folder of src) that writes them. */
const TABLES = {
  'shoppers/accounts': ['users', 'addresses', 'buyer_firms', 'login_devices', 'one_time_codes', 'password_codes'],
  'platform/sessions': ['sessions'],
  'platform/rate-limits': ['rate_limits'],
  'platform/mail': ['outbox'],
  'platform/pictures': ['pictures'],
  catalogue: [
    'attributes',
    'category_attributes',
    'categories',
    'subcategories',
    'labels',
    'brands',
    'products',
    'variants',
    'product_numbers',
    'scheduled_prices',
    'product_tax_changes',
  ],
  'catalogue/gst-rates': ['hsn_rates'],
  'warehouse/import-export': ['jobs', 'job_rows', 'head_meanings'],
  'search/dictionary': ['dictionary', 'search_misses'],
  search: ['product_search', 'search_postings', 'search_terms', 'product_facets'],
  'selling/cart': ['carts', 'cart_lines', 'cleared_carts', 'cleared_cart_lines'],
  'catalogue/content': ['banners', 'category_banners', 'offer_banners'],
  'selling/quotes': ['quotes', 'quote_lines', 'quote_series'],
  'selling/coupons': ['coupons', 'coupon_uses'],
  'selling/invoices': [
    'invoices',
    'credit_notes',
    'invoice_series',
    'receipt_vouchers',
    'refund_vouchers',
    'voucher_series',
  ],
  staff: [
    'staff',
    'staff_sessions',
    'staff_passkeys',
    'staff_recovery_codes',
    'staff_links',
    'staff_challenges',
    'staff_browsers',
    'staff_browser_people',
  ],
  'staff/alerts': ['alert_wishes', 'push_devices', 'push_notes', 'order_alerts'],
  'operations/health': ['health_problems'],
  'operations/backup': ['backups'],
  'operations/books': ['locked_months', 'unlocked_months'],
  'operations/settlements': ['settlements', 'settlement_rows'],
  'staff/commands': ['commands', 'changes', 'command_answers', 'history_seals'],
  'shoppers/newsletter': ['subscribers'],
  'selling/orders': [
    'orders',
    'order_lines',
    'order_moves',
    'order_shipments',
    'order_notes',
    'order_prints',
    'returned_pieces',
  ],
  'shoppers/customers': ['customer_sums', 'customer_marks', 'customer_changes'],
  'selling/payments': ['payments', 'refunds', 'outside_refunds', 'journal', 'webhook_events', 'counter_payments'],
  'selling/till': ['tills', 'till_rows', 'z_reports'],
  'selling/checkout': ['checkouts', 'checkout_holds'],
  'feedback/reviews': ['reviews'],
  'selling/wishes': ['wish_lists', 'wish_lines'],
  'feedback/stock-requests': ['stock_requests'],
  'feedback/questions': ['questions'],
  'search/related': ['bought_together', 'bought_together_counts', 'product_buyers'],
  sandbox: ['sandbox_keys', 'sandbox_orders', 'sandbox_payments', 'sandbox_refunds', 'sandbox_webhooks'],
  settings: ['settings', 'brand_files'],
  'catalogue/stock': ['stock_items', 'stock_movements', 'stock_places', 'stock_pace', 'stock_pace_counts'],
  'warehouse/buying': [
    'suppliers',
    'supplier_items',
    'purchases',
    'purchase_lines',
    'receipts',
    'receipt_lines',
    'item_costs',
  ],
  'warehouse/barcodes': ['barcodes'],
  'selling/fit': ['fit_rules'],
  'warehouse/counts': ['counts', 'count_lines', 'count_entries'],
  'feedback/complaints': ['tickets', 'ticket_messages'],
  'selling/return-requests': [
    'return_requests',
    'return_request_lines',
    'return_request_photos',
    'return_request_steps',
  ],
}

/** Reads that join what several nouns own, because one query is worth it. Never writes. */
const JOINED_READS = [
  // A cart is lines, prices, stock and coupon as they are at one moment (docs/decisions/005).
  'src/server/selling/cart/cart-rows.ts',
  'src/server/selling/cart/cart-queries.ts',
  'src/server/selling/cart/change-or-refuse.ts',
  // The office sees what the goods of a quotation cost the shop, and what they may be sold for at most.
  'src/server/selling/quotes/quote-office-queries.ts',
  // A product is shown with how many of it can be bought.
  'src/server/catalogue/product-row.ts',
  // People of the shop look for what is not sold, or of which there is none.
  'src/server/catalogue/goods/goods-filter.ts',
  'src/server/catalogue/goods/goods-list-queries.ts',
  // A product that is put away says where it is used.
  'src/server/catalogue/goods/goods-use-queries.ts',
  // Banners carry the name of the category or brand that they lead to.
  'src/server/catalogue/content/content-queries.ts',
  'src/server/catalogue/content/link-targets.ts',
  // A page of a list: the products with the numbers that a search has found.
  'src/server/search/product-page-queries.ts',
  // A search knows the words of the categories.
  'src/server/search/posting-queries.ts',
  // Lists are narrowed to what there is in stock.
  'src/server/search/facet-queries.ts',
  // It is made anew from the products, by their numbers.
  'src/server/search/rebuild-queries.ts',
  // A session is opened only while the password is the one that was checked.
  'src/server/platform/sessions/session-queries.ts',
  // A payment that goes back is explained by what was to be bought with it.
  'src/server/selling/payments/payment-queries.ts',
  // A line keeps what its pieces had cost.
  'src/server/selling/orders/order-queries.ts',
  // A till is counted with what was sold into it.
  'src/server/selling/till/till-sales-queries.ts',
  // An order is found by the number of its bill.
  'src/server/selling/orders/office-search-queries.ts',
  // An order is shown with how it was paid, what went back, and its invoice.
  'src/server/selling/orders/stored-order.ts',
  // An order waits while one of its refunds is not back.
  'src/server/selling/orders/open-returns.ts',
  // Sales, books and lists know the orders for which no money came.
  'src/server/selling/orders/paid-by-test.ts',
  // What the provider settled is matched to payments and refunds, and named by their orders.
  'src/server/selling/payments/settled-queries.ts',
  // What is owed back is named by its order.
  'src/server/selling/payments/owed-refunds.ts',
  // A buyer's review is one whose goods were delivered; the office sees a review with its goods and its writer.
  'src/server/feedback/reviews/bought-queries.ts',
  'src/server/feedback/reviews/office-review-queries.ts',
  // Who waits for something to be back is told by its name and price, once there is some of it.
  'src/server/feedback/stock-requests/stock-request-queries.ts',
  // The office sees a question with its goods and its asker.
  'src/server/feedback/questions/question-queries.ts',
  // What goes with a product is counted in the orders.
  'src/server/search/related/count-together.ts',
  // A person's vouchers are those of their payments; Table 13 of GSTR-1 counts those about money.
  'src/server/selling/invoices/voucher-queries.ts',
  // The audit compares everybody's books.
  'src/server/operations/audit/money-checks.ts',
  'src/server/operations/audit/invoice-checks.ts',
  'src/server/operations/audit/return-checks.ts',
  'src/server/operations/audit/month-checks.ts',
  'src/server/operations/audit/voucher-checks.ts',
  'src/server/operations/audit/buying-checks.ts',
  'src/server/operations/audit/search-checks.ts',
  // Stock is taken and listed by what the products are called.
  'src/server/catalogue/stock/counted-goods.ts',
  'src/server/catalogue/stock/stock-queries.ts',
  'src/server/catalogue/stock/find-stock-items.ts',
  // The stock is shown with what is on its way, who supplies it, who waits for it, what it cost and what holds it; each movement with its paper.
  'src/server/warehouse/buying/stock-desk/stock-rows.ts',
  'src/server/warehouse/buying/stock-desk/held-by-checkouts.ts',
  'src/server/warehouse/buying/stock-desk/ledger-queries.ts',
  'src/server/warehouse/buying/receipts/receipt-queries.ts',
  'src/server/warehouse/buying/reorder/purchase-queries.ts',
  'src/server/warehouse/buying/reorder/reorder-queries.ts',
  // An order calls until it is seen or moved: whether it still waits, and what is said of it.
  'src/server/staff/alerts/order-alert-queries.ts',
  'src/server/staff/alerts/push-note-queries.ts',
  // What fits something is found among the goods, with how many there are.
  'src/server/selling/fit/article-queries.ts',
  // What a code is on, and what is counted, is said with its name, picture, price and stock.
  'src/server/warehouse/barcodes/item-queries.ts',
  // What has to lie on a shelf: the stock, and what was sold and not packed (docs/decisions/075).
  'src/server/warehouse/counts/shelf-queries.ts',
  'src/server/warehouse/counts/scope-queries.ts',
  // A label says what one unit of a package costs.
  'src/server/warehouse/labels/net-queries.ts',
  // A report adds up what several nouns have booked.
  'src/server/operations/reports/report-queries.ts',
  // A customer is found by name and address, and summed up by the orders.
  'src/server/shoppers/customers/keep-customers.ts',
  'src/server/shoppers/customers/customer-queries.ts',
  // Health looks at what waits, wherever it does.
  'src/server/operations/health/health-queries.ts',
]

/** Folders that know no noun of the shop, and the loader that fills every table of an empty shop. */
const NO_NOUNS = ['platform/db', 'platform/http', 'platform/cache', 'platform/jobs', 'pages', 'demo']

/** One line for every table that a file of another noun writes or reads by itself, and every table without an owner. */
export function checkTableOwners(sources, root) {
  const owners = new Map(Object.entries(TABLES).flatMap(([noun, tables]) => tables.map((table) => [table, noun])))
  const tables = readTables(root)
  const orphans = tables.filter((table) => !owners.has(table))
  return [
    ...orphans.map((table) => `table ${table} has no owner: name its noun in scripts/checks/table-owners.mjs`),
    ...sources.flatMap((source) => checkFile(source, tables, owners)),
  ]
}

function checkFile({ file, text, isTest }, tables, owners) {
  const noun = nounOf(file)
  if (!noun || isTest || NO_NOUNS.includes(noun)) return []
  const code = withoutComments(text)
  return tables.flatMap((table) => {
    const owner = owners.get(table)
    if (owner === noun) return []
    if (writes(code, table))
      return [`${file} writes ${table}, which belongs to ${owner}: call a use case or query of it`]
    if (!reads(code, table) || JOINED_READS.includes(file)) return []
    return [`${file} reads ${table}, which belongs to ${owner}: call a query of it`]
  })
}

function nounOf(file) {
  const [, house, room, inner] = /^src\/(server|sandbox|demo)\/(?:([^/]+)\/)?(?:([^/]+)\/)?/.exec(file) ?? []
  if (house !== 'server') return house
  return room === 'platform' ? `platform/${inner}` : placeOnServer(file)?.room
}

function readTables(root) {
  const folder = path.join(root, 'db/migrations')
  if (!existsSync(folder)) return []
  const sql = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  const found = sql.join('\n').matchAll(/^\s*create table (?:if not exists )?"?(\w+)"?/gim)
  const dropped = sql.join('\n').matchAll(/^\s*drop table (?:if exists )?"?(\w+)"?/gim)
  const gone = new Set([...dropped].map((match) => match[1]))
  return [...new Set([...found].map((match) => match[1]))].filter((table) => !gone.has(table))
}

function writes(code, table) {
  const sql = new RegExp(`\\b(?:insert into|update|delete from|merge into|truncate)\\s+(?:only\\s+)?"?${table}\\b`, 'i')
  const kysely = new RegExp(`\\.(?:insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*['"]${table}\\b`)
  return sql.test(code) || kysely.test(code)
}

/** In SQL text after a word that takes a table, or as kysely's first argument. */
function reads(code, table) {
  const sql = new RegExp(`\\b(?:from|join|using)\\s+(?:only\\s+)?"?${table}"?(?![\\w/.'-])`, 'i')
  const kysely = new RegExp(`\\.(?:selectFrom|\\w+Join|using)\\(\\s*\\[?\\s*['"]${table}\\b`)
  return sql.test(code) || kysely.test(code)
}
