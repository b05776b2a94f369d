import type { Permission } from '../../shared/office/permissions.ts'
import type { PageModule, Route } from '../../ui/router/match-route.ts'

const files = import.meta.glob<PageModule>('../**/*-screen.tsx')

/** A screen of the back office, and what opens it. */
export interface ScreenRoute extends Route {
  needs: Permission | 'signed-in' | 'signed-out'
}

/** Every screen. Each is a file of its own that is loaded when it is needed. */
export const routes: readonly ScreenRoute[] = [
  screen('/', '../operations/today/today-screen.tsx', 'signed-in'),
  screen('/orders', '../selling/orders/orders-screen.tsx', 'orders.see'),
  screen('/orders/:id', '../selling/orders/order-screen.tsx', 'orders.see'),
  screen('/counts', '../warehouse/counts/counts-screen.tsx', 'counts.run'),
  screen('/counts/:id', '../warehouse/counts/count-screen.tsx', 'counts.run'),
  screen('/scan', '../warehouse/codes/scan-screen.tsx', 'barcodes.see'),
  screen('/labels', '../warehouse/labels/labels-screen.tsx', 'barcodes.see'),
  screen('/products', '../catalogue/goods/products-screen.tsx', 'products.see'),
  screen('/products/new', '../catalogue/goods/new-product-screen.tsx', 'products.edit'),
  screen('/products/:id', '../catalogue/goods/product-screen.tsx', 'products.see'),
  screen('/alerts', '../staff/alerts/alerts-screen.tsx', 'signed-in'),
  screen('/health', '../operations/health/health-screen.tsx', 'health.see'),
  screen('/settings', '../settings/settings-screen.tsx', 'settings.see'),
  screen('/settings/:group', '../settings/setting-group-screen.tsx', 'settings.see'),
  screen('/tickets', '../feedback/complaints/tickets-screen.tsx', 'tickets.see'),
  screen('/questions', '../feedback/questions/questions-screen.tsx', 'questions.answer'),
  screen('/questions/:id', '../feedback/questions/question-screen.tsx', 'questions.answer'),
  screen('/reviews', '../feedback/reviews/reviews-screen.tsx', 'reviews.moderate'),
  screen('/reviews/:id', '../feedback/reviews/review-screen.tsx', 'reviews.moderate'),
  screen('/dictionary', '../search/dictionary/dictionary-screen.tsx', 'products.edit'),
  screen('/dictionary/:id', '../search/dictionary/word-screen.tsx', 'products.edit'),
  screen('/attributes', '../catalogue/attributes/attributes-screen.tsx', 'products.edit'),
  screen('/attributes/of/:id', '../catalogue/attributes/category-attributes-screen.tsx', 'products.edit'),
  screen('/attributes/:id', '../catalogue/attributes/attribute-screen.tsx', 'products.edit'),
  screen('/fit', '../selling/fit/fit-rules-screen.tsx', 'products.edit'),
  screen('/fit/new', '../selling/fit/fit-rule-screen.tsx', 'products.edit'),
  screen('/fit/:id', '../selling/fit/fit-rule-screen.tsx', 'products.edit'),
  screen('/window/:kind', '../catalogue/storefront/window-screen.tsx', 'content.edit'),
  screen('/window/:kind/:id', '../catalogue/storefront/window-record-screen.tsx', 'content.edit'),
  screen('/coupons', '../selling/coupons/coupons-screen.tsx', 'coupons.edit'),
  screen('/coupons/:id', '../selling/coupons/coupon-screen.tsx', 'coupons.edit'),
  screen('/gst', '../catalogue/gst/gst-screen.tsx', 'products.see'),
  screen('/products/:id/tax', '../catalogue/gst/product-tax-screen.tsx', 'products.see'),
  screen('/people', '../staff/people/people-screen.tsx', 'staff.manage'),
  screen('/people/:id', '../staff/people/person-screen.tsx', 'staff.manage'),
  screen('/my-sign-in', '../staff/account/my-sign-in-screen.tsx', 'signed-in'),
  screen('/join', '../staff/sign-in/join-screen.tsx', 'signed-out'),
  screen('/switch', '../staff/sign-in/switch-screen.tsx', 'signed-out'),
  screen('/stock', '../warehouse/stock/stock-screen.tsx', 'stock.see'),
  screen('/stock/receive', '../warehouse/stock/receive-screen.tsx', 'stock.receive'),
  screen('/stock/reorder', '../warehouse/stock/reorder-screen.tsx', 'suppliers.see'),
  screen('/stock/bills', '../warehouse/stock/bills-screen.tsx', 'suppliers.see'),
  screen('/stock/bills/:id', '../warehouse/stock/bill-screen.tsx', 'suppliers.see'),
  screen('/stock/suppliers', '../warehouse/stock/suppliers-screen.tsx', 'suppliers.see'),
  screen('/stock/suppliers/:id', '../warehouse/stock/supplier-screen.tsx', 'suppliers.see'),
  screen('/stock/items/:id', '../warehouse/stock/item-screen.tsx', 'stock.see'),
  screen('/files', '../warehouse/import-export/files-screen.tsx', 'products.export'),
  screen('/grid', '../catalogue/grid/grid-screen.tsx', 'products.import'),
  screen('/bulk', '../catalogue/bulk/bulk-screen.tsx', 'products.import'),
  screen('/files/:id', '../warehouse/import-export/job-screen.tsx', 'products.import'),
  screen('/history', '../operations/history/history-screen.tsx', 'history.see'),
]

function screen(path: string, file: string, needs: ScreenRoute['needs']): ScreenRoute {
  const open = files[file]
  if (!open) throw new Error(`there is no screen ${file}`)
  return { path, guarded: needs !== 'signed-out', file, open, needs }
}
