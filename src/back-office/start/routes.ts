import type { Permission } from '../../shared/office/permissions.ts'
import type { Route } from '../../ui/router/match-route.ts'

/** A screen of the back office, and what opens it. */
export interface ScreenRoute extends Route {
  needs: Permission | 'signed-in' | 'signed-out'
}

/** Every screen. Each is a file of its own that is loaded when it is needed. */
export const routes: readonly ScreenRoute[] = [
  screen('/', () => import('../operations/today/today-screen.tsx'), 'signed-in'),
  screen('/orders', () => import('../selling/orders/orders-screen.tsx'), 'orders.see'),
  screen('/orders/:id', () => import('../selling/orders/order-screen.tsx'), 'orders.see'),
  screen('/return-requests', () => import('../selling/return-requests/return-requests-screen.tsx'), 'orders.return'),
  screen('/counter', () => import('../selling/counter/counter-screen.tsx'), 'counter.sell'),
  screen('/counts', () => import('../warehouse/counts/counts-screen.tsx'), 'counts.run'),
  screen('/counts/:id', () => import('../warehouse/counts/count-screen.tsx'), 'counts.run'),
  screen('/scan', () => import('../warehouse/codes/scan-screen.tsx'), 'barcodes.see'),
  screen('/labels', () => import('../warehouse/labels/labels-screen.tsx'), 'barcodes.see'),
  screen('/products', () => import('../catalogue/goods/products-screen.tsx'), 'products.see'),
  screen('/products/new', () => import('../catalogue/goods/new-product-screen.tsx'), 'products.edit'),
  screen('/products/:id', () => import('../catalogue/goods/product-screen.tsx'), 'products.see'),
  screen('/alerts', () => import('../staff/alerts/alerts-screen.tsx'), 'signed-in'),
  screen('/health', () => import('../operations/health/health-screen.tsx'), 'health.see'),
  screen('/settings', () => import('../settings/settings-screen.tsx'), 'settings.see'),
  screen('/settings/:group', () => import('../settings/setting-group-screen.tsx'), 'settings.see'),
  screen('/set-up', () => import('../settings/set-up-screen.tsx'), 'settings.see'),
  screen('/set-up/:step', () => import('../settings/set-up-step-screen.tsx'), 'settings.see'),
  screen('/quotes', () => import('../selling/quotes/quotes-screen.tsx'), 'orders.amounts'),
  screen('/quotes/:id', () => import('../selling/quotes/quote-screen.tsx'), 'orders.amounts'),
  screen('/tickets', () => import('../feedback/complaints/tickets-screen.tsx'), 'tickets.see'),
  screen('/questions', () => import('../feedback/questions/questions-screen.tsx'), 'questions.answer'),
  screen('/questions/:id', () => import('../feedback/questions/question-screen.tsx'), 'questions.answer'),
  screen('/reviews', () => import('../feedback/reviews/reviews-screen.tsx'), 'reviews.moderate'),
  screen('/reviews/:id', () => import('../feedback/reviews/review-screen.tsx'), 'reviews.moderate'),
  screen('/dictionary', () => import('../search/dictionary/dictionary-screen.tsx'), 'products.edit'),
  screen('/dictionary/:id', () => import('../search/dictionary/word-screen.tsx'), 'products.edit'),
  screen('/attributes', () => import('../catalogue/attributes/attributes-screen.tsx'), 'products.edit'),
  screen('/attributes/of/:id', () => import('../catalogue/attributes/category-attributes-screen.tsx'), 'products.edit'),
  screen('/attributes/:id', () => import('../catalogue/attributes/attribute-screen.tsx'), 'products.edit'),
  screen('/fit', () => import('../selling/fit/fit-rules-screen.tsx'), 'products.edit'),
  screen('/fit/new', () => import('../selling/fit/fit-rule-screen.tsx'), 'products.edit'),
  screen('/fit/:id', () => import('../selling/fit/fit-rule-screen.tsx'), 'products.edit'),
  screen('/window/:kind', () => import('../catalogue/storefront/window-screen.tsx'), 'content.edit'),
  screen('/window/:kind/:id', () => import('../catalogue/storefront/window-record-screen.tsx'), 'content.edit'),
  screen('/coupons', () => import('../selling/coupons/coupons-screen.tsx'), 'coupons.edit'),
  screen('/coupons/:id', () => import('../selling/coupons/coupon-screen.tsx'), 'coupons.edit'),
  screen('/gst', () => import('../catalogue/gst/gst-screen.tsx'), 'products.see'),
  screen('/products/:id/tax', () => import('../catalogue/gst/product-tax-screen.tsx'), 'products.see'),
  screen('/people', () => import('../staff/people/people-screen.tsx'), 'staff.manage'),
  screen('/people/:id', () => import('../staff/people/person-screen.tsx'), 'staff.manage'),
  screen('/my-sign-in', () => import('../staff/account/my-sign-in-screen.tsx'), 'signed-in'),
  screen('/first-owner', () => import('../staff/sign-in/first-owner-screen.tsx'), 'signed-out'),
  screen('/join', () => import('../staff/sign-in/join-screen.tsx'), 'signed-out'),
  screen('/switch', () => import('../staff/sign-in/switch-screen.tsx'), 'signed-out'),
  screen('/stock', () => import('../warehouse/stock/stock-screen.tsx'), 'stock.see'),
  screen('/stock/receive', () => import('../warehouse/stock/receive-screen.tsx'), 'stock.receive'),
  screen('/stock/reorder', () => import('../warehouse/stock/reorder-screen.tsx'), 'suppliers.see'),
  screen('/stock/bills', () => import('../warehouse/stock/bills-screen.tsx'), 'suppliers.see'),
  screen('/stock/bills/:id', () => import('../warehouse/stock/bill-screen.tsx'), 'suppliers.see'),
  screen('/stock/suppliers', () => import('../warehouse/stock/suppliers-screen.tsx'), 'suppliers.see'),
  screen('/stock/suppliers/:id', () => import('../warehouse/stock/supplier-screen.tsx'), 'suppliers.see'),
  screen('/stock/items/:id', () => import('../warehouse/stock/item-screen.tsx'), 'stock.see'),
  screen('/files', () => import('../warehouse/import-export/files-screen.tsx'), 'products.export'),
  screen('/grid', () => import('../catalogue/grid/grid-screen.tsx'), 'products.import'),
  screen('/bulk', () => import('../catalogue/bulk/bulk-screen.tsx'), 'products.import'),
  screen('/files/:id', () => import('../warehouse/import-export/job-screen.tsx'), 'products.import'),
  screen('/customers', () => import('../operations/customers/customers-screen.tsx'), 'customers.see'),
  screen('/customers/:id', () => import('../operations/customers/customer-screen.tsx'), 'customers.see'),
  screen('/reports/:name', () => import('../operations/reports/report-screen.tsx'), 'reports.see'),
  screen('/books', () => import('../operations/books/books-screen.tsx'), 'books.see'),
  screen('/books/settlements', () => import('../operations/books/settlements-screen.tsx'), 'books.see'),
  screen('/history', () => import('../operations/history/history-screen.tsx'), 'history.see'),
]

function screen(path: string, open: ScreenRoute['open'], needs: ScreenRoute['needs']): ScreenRoute {
  return { path, guarded: needs !== 'signed-out', file: '', open, needs }
}
