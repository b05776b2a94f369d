import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutComments } from './source-files.mjs'

/** Which folder below src/server (or src) writes a table. */
const TABLES = {
  accounts: ['users', 'addresses', 'login_devices', 'one_time_codes', 'password_codes'],
  'platform/sessions': ['sessions'],
  'platform/rate-limits': ['rate_limits'],
  'platform/mail': ['outbox'],
  'platform/pictures': ['pictures'],
  catalogue: ['categories', 'subcategories', 'labels', 'brands', 'products', 'variants', 'product_numbers'],
  search: ['product_search', 'search_postings', 'search_terms'],
  cart: ['carts', 'cart_lines'],
  content: ['banners', 'category_banners', 'offer_banners'],
  coupons: ['coupons', 'coupon_uses'],
  invoices: ['invoices', 'credit_notes', 'invoice_series'],
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
  alerts: ['alert_wishes', 'push_devices', 'push_notes', 'order_alerts'],
  health: ['health_problems'],
  commands: ['commands', 'changes', 'command_answers'],
  newsletter: ['subscribers'],
  orders: ['orders', 'order_lines', 'order_moves', 'order_shipments', 'order_notes'],
  payments: ['payments', 'refunds', 'outside_refunds', 'journal', 'webhook_events'],
  checkout: ['checkouts', 'checkout_holds'],
  reviews: ['reviews'],
  sandbox: ['sandbox_keys', 'sandbox_orders', 'sandbox_payments', 'sandbox_refunds', 'sandbox_webhooks'],
  settings: ['settings', 'brand_files'],
  stock: ['stock_items', 'stock_movements'],
  support: ['tickets', 'ticket_messages'],
}

/** Reads that join what several nouns own, because one query is worth it. Never writes. */
const JOINED_READS = [
  // A cart is lines, prices, stock and coupon as they are at one moment (docs/decisions/005).
  'src/server/cart/cart-rows.ts',
  'src/server/cart/cart-queries.ts',
  'src/server/cart/change-or-refuse.ts',
  // A product is shown with how many of it can be bought.
  'src/server/catalogue/product-row.ts',
  // Banners carry the name of the category or brand that they lead to.
  'src/server/content/content-queries.ts',
  // A page of a list: the products with the numbers that a search has found.
  'src/server/search/product-page-queries.ts',
  // A search knows the words of the categories.
  'src/server/search/posting-queries.ts',
  // It is made anew from the products, by their numbers.
  'src/server/search/rebuild-queries.ts',
  // A session is opened only while the password is the one that was checked.
  'src/server/platform/sessions/session-queries.ts',
  // A payment that goes back is explained by what was to be bought with it.
  'src/server/payments/payment-queries.ts',
  // An order is shown with how it was paid, what went back, and its invoice.
  'src/server/orders/stored-order.ts',
  // What is owed back is named by its order, and was cash where there is no refund.
  'src/server/payments/owed-refunds.ts',
  // The audit compares everybody's books.
  'src/server/audit/money-checks.ts',
  'src/server/audit/invoice-checks.ts',
  'src/server/audit/search-checks.ts',
  // Stock is taken and listed by what the products are called.
  'src/server/stock/list-stock.ts',
  'src/server/stock/stock-queries.ts',
  'src/server/stock/runs-low.ts',
  // An order calls until it is seen or moved: whether it still waits, and what is said of it.
  'src/server/alerts/order-alert-queries.ts',
  'src/server/alerts/push-note-queries.ts',
  // Health looks at what waits, wherever it does.
  'src/server/health/health-queries.ts',
]

/** What knows no noun of the shop, and the loader that fills every table of an empty one. */
const NO_NOUNS = ['platform/db', 'platform/http', 'platform/cache', 'platform/jobs', 'ssr', 'demo']

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
  return room === 'platform' ? `platform/${inner}` : room
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
