import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JOINED_READS } from './joined-reads.mjs'
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
    'sales',
    'sale_goods',
    'bargain_terms',
  ],
  'catalogue/gst-rates': ['hsn_rates'],
  'warehouse/import-export': ['jobs', 'job_rows', 'head_meanings'],
  'search/dictionary': ['dictionary', 'search_misses'],
  'search/day-counts': ['day_counts'],
  search: ['product_search', 'search_postings', 'search_terms', 'product_facets'],
  'selling/cart': ['carts', 'cart_lines', 'cleared_carts', 'cleared_cart_lines'],
  'catalogue/content': ['banners', 'category_banners', 'offer_banners'],
  'selling/deals': ['deals'],
  'selling/quotes': ['quotes', 'quote_lines', 'quote_series'],
  'selling/coupons': ['coupons', 'coupon_uses'],
  'selling/invoices': [
    'invoices',
    'credit_notes',
    'invoice_series',
    'receipt_vouchers',
    'refund_vouchers',
    'voucher_series',
    'report_papers',
    'report_lines',
    'report_rates',
  ],
  staff: [
    'contact_reads',
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
  'operations/books': ['locked_months', 'unlocked_months', 'return_round_offs', 'filing_frequencies'],
  'operations/settlements': ['settlements', 'settlement_rows'],
  'staff/commands': ['commands', 'changes', 'command_answers', 'history_seals'],
  'shoppers/consents': ['consents'],
  'shoppers/newsletter': ['subscribers'],
  'shoppers/policies': ['policies', 'policy_versions'],
  'selling/orders': [
    'ordered_products',
    'orders',
    'order_lines',
    'order_links',
    'order_moves',
    'order_shipments',
    'parcels',
    'parcel_lines',
    'parcel_photos',
    'pickups',
    'order_notes',
    'order_prints',
    'returned_pieces',
  ],
  'shoppers/customers': ['customer_sums', 'customer_marks', 'customer_links', 'customer_changes'],
  'selling/payments': [
    'payments',
    'refunds',
    'outside_refunds',
    'journal',
    'webhook_events',
    'counter_payments',
    'qr_codes',
    'qr_offers',
  ],
  'selling/parked': ['parked_sales'],
  'selling/till': ['tills', 'till_rows', 'z_reports'],
  'selling/runs': ['runs', 'run_stops', 'run_hand_ins', 'run_cash'],
  'selling/picking': ['pick_walks', 'pick_orders', 'pick_taps'],
  'selling/checkout': ['checkouts', 'checkout_holds'],
  'feedback/reviews': ['reviews'],
  'selling/wishes': ['wish_lists', 'wish_lines'],
  'feedback/stock-requests': ['stock_requests'],
  'feedback/questions': ['questions'],
  'search/related': ['bought_together', 'bought_together_counts', 'product_buyers'],
  sandbox: [
    'sandbox_keys',
    'sandbox_orders',
    'sandbox_payments',
    'sandbox_qr_codes',
    'sandbox_refunds',
    'sandbox_webhooks',
  ],
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
    'stock_openings',
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
