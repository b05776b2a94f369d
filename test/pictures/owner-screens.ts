// What docs/owner shows, as data: test/handbook.test.ts holds the handbook to it.

/** On what a screen is shown. */
export const devices = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 720 } }
type Device = keyof typeof devices

/** Somebody who was invited, and has not come yet. */
export const colleague = 'sajitha@example.in'

/** Each screen that is opened by its address. */
export const screens: readonly [name: string, path: string, device: Device][] = [
  ['today', '/', 'phone'],
  ['orders', '/orders?queue=all', 'desk'],
  ['counter', '/counter', 'desk'],
  ['products', '/products', 'desk'],
  ['product', '/products/ball-bearing-6204-2rs', 'desk'],
  ['new-product', '/products/new', 'phone'],
  ['product-tax', '/products/ball-bearing-6204-2rs/tax', 'desk'],
  ['stock', '/stock', 'desk'],
  ['item', '/stock/items/ball-bearing-6204-2rs', 'phone'],
  ['reorder', '/stock/reorder', 'desk'],
  ['bills', '/stock/bills', 'desk'],
  ['suppliers', '/stock/suppliers', 'desk'],
  ['banners', '/window/banners', 'desk'],
  ['categories', '/window/categories', 'desk'],
  ['offers', '/window/offers', 'desk'],
  ['brands', '/window/brands', 'desk'],
  ['window-labels', '/window/labels', 'desk'],
  ['coupons', '/coupons', 'desk'],
  ['sales', '/sales?which=past', 'desk'],
  ['sale', '/sales/new', 'desk'],
  ['reviews', '/reviews', 'desk'],
  ['questions', '/questions', 'desk'],
  ['scan', '/scan', 'phone'],
  ['counts', '/counts', 'phone'],
  ['labels', '/labels', 'desk'],
  ['quotes', '/quotes', 'desk'],
  ['complaints', '/tickets', 'desk'],
  ['customers', '/customers', 'desk'],
  ['home-page', '/home-page', 'desk'],
  ['policies', '/policies', 'desk'],
  ['newsletter', '/newsletter', 'desk'],
  ['customer-offers', '/customer-offers', 'desk'],
  ['reports', '/reports/sales?range=last_30', 'desk'],
  ['return-requests', '/return-requests', 'desk'],
  ['files', '/files', 'desk'],
  ['grid', '/grid', 'desk'],
  ['bulk', '/bulk', 'desk'],
  ['history', '/history', 'desk'],
  ['books', '/books', 'desk'],
  ['settlements', '/books/settlements', 'desk'],
  ['attribute-list', '/attributes?list=all', 'desk'],
  ['attributes', '/attributes/of/bearings', 'desk'],
  ['attribute', '/attributes/bore', 'desk'],
  ['fit', '/fit', 'desk'],
  ['dictionary', '/dictionary', 'desk'],
  ['gst', '/gst', 'desk'],
  ['people', '/people', 'desk'],
  ['alerts', '/alerts', 'phone'],
  ['my-sign-in', '/my-sign-in', 'desk'],
  ['settings', '/settings', 'desk'],
  ['delivery', '/settings/delivery', 'phone'],
  ['messages', '/settings/messages', 'desk'],
  ['health', '/health', 'desk'],
]

/** Records that are opened from their list: the one that says this, or the first. */
export const opened: readonly [name: string, list: string, device: Device, says?: string][] = [
  ['order', '/orders', 'phone', 'BMS-'],
  ['bill', '/stock/bills', 'desk', 'CB/2041'],
  ['supplier', '/stock/suppliers', 'desk', 'Cochin Bearings'],
  ['banner', '/window/banners', 'desk'],
  ['quote', '/quotes', 'desk'],
  ['coupon', '/coupons', 'desk', 'WELCOME10'],
  ['review', '/reviews', 'phone'],
  ['question', '/questions', 'phone'],
  ['fit-rule', '/fit', 'desk'],
  ['word', '/dictionary', 'desk'],
  ['customer', '/customers', 'desk'],
  ['policy', '/policies', 'desk', 'returns'],
  ['person', '/people', 'desk', colleague],
]

/** Pictures that need their own preparation, each with its path. */
export const staged: readonly [picture: string, path: string][] = [
  ['no-owner-phone', '/'],
  ['sign-in-phone', '/'],
  ['first-owner-phone', '/first-owner'],
  ['join-phone', '/join'],
  ['switch-phone', '/switch'],
  ['first-day-desk', '/settings'],
  ['set-up-desk', '/set-up'],
  ['set-up-step-phone', '/set-up/:step'],
  ['receive-phone', '/stock/receive'],
  ['job-desk', '/files/:id'],
  ['counting-phone', '/counts/:id'],
  ['count-desk', '/counts/:id'],
  ['complaint-phone', '/tickets'],
  ['pick-phone', '/pick'],
  ['run-phone', '/runs'],
  ['deliveries-desk', '/deliveries'],
]
