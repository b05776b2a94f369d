import type { Permission } from '../../shared/office/permissions.ts'
import type { PageModule, Route } from '../../ui/router/match-route.ts'

const files = import.meta.glob<PageModule>('../*/*-screen.tsx')

/** A screen of the back office, and what opens it. */
export interface ScreenRoute extends Route {
  needs: Permission | 'signed-in' | 'signed-out'
}

/** Every screen. Each is a file of its own that is loaded when it is needed. */
export const routes: readonly ScreenRoute[] = [
  screen('/', '../today/today-screen.tsx', 'signed-in'),
  screen('/orders', '../orders/orders-screen.tsx', 'orders.see'),
  screen('/orders/:id', '../orders/order-screen.tsx', 'orders.see'),
  screen('/counts', '../counts/counts-screen.tsx', 'counts.run'),
  screen('/counts/:id', '../counts/count-screen.tsx', 'counts.run'),
  screen('/scan', '../codes/scan-screen.tsx', 'barcodes.see'),
  screen('/labels', '../labels/labels-screen.tsx', 'barcodes.see'),
  screen('/products', '../goods/products-screen.tsx', 'products.see'),
  screen('/products/new', '../goods/new-product-screen.tsx', 'products.edit'),
  screen('/products/:id', '../goods/product-screen.tsx', 'products.see'),
  screen('/alerts', '../alerts/alerts-screen.tsx', 'signed-in'),
  screen('/health', '../health/health-screen.tsx', 'health.see'),
  screen('/settings', '../settings/settings-screen.tsx', 'settings.see'),
  screen('/settings/:group', '../settings/setting-group-screen.tsx', 'settings.see'),
  screen('/tickets', '../tickets/tickets-screen.tsx', 'tickets.see'),
  screen('/questions', '../questions/questions-screen.tsx', 'questions.answer'),
  screen('/questions/:id', '../questions/question-screen.tsx', 'questions.answer'),
  screen('/reviews', '../reviews/reviews-screen.tsx', 'reviews.moderate'),
  screen('/reviews/:id', '../reviews/review-screen.tsx', 'reviews.moderate'),
  screen('/dictionary', '../dictionary/dictionary-screen.tsx', 'products.edit'),
  screen('/dictionary/:id', '../dictionary/word-screen.tsx', 'products.edit'),
  screen('/attributes', '../attributes/attributes-screen.tsx', 'products.edit'),
  screen('/attributes/of/:id', '../attributes/category-attributes-screen.tsx', 'products.edit'),
  screen('/attributes/:id', '../attributes/attribute-screen.tsx', 'products.edit'),
  screen('/fit', '../fit/fit-rules-screen.tsx', 'products.edit'),
  screen('/fit/new', '../fit/fit-rule-screen.tsx', 'products.edit'),
  screen('/fit/:id', '../fit/fit-rule-screen.tsx', 'products.edit'),
  screen('/window/:kind', '../window/window-screen.tsx', 'content.edit'),
  screen('/window/:kind/:id', '../window/window-record-screen.tsx', 'content.edit'),
  screen('/coupons', '../coupons/coupons-screen.tsx', 'coupons.edit'),
  screen('/coupons/:id', '../coupons/coupon-screen.tsx', 'coupons.edit'),
  screen('/gst', '../gst/gst-screen.tsx', 'products.see'),
  screen('/products/:id/tax', '../gst/product-tax-screen.tsx', 'products.see'),
  screen('/people', '../staff/people-screen.tsx', 'staff.manage'),
  screen('/people/:id', '../staff/person-screen.tsx', 'staff.manage'),
  screen('/my-sign-in', '../account/my-sign-in-screen.tsx', 'signed-in'),
  screen('/join', '../sign-in/join-screen.tsx', 'signed-out'),
  screen('/switch', '../sign-in/switch-screen.tsx', 'signed-out'),
  screen('/stock', '../stock/stock-screen.tsx', 'stock.see'),
  screen('/stock/receive', '../stock/receive-screen.tsx', 'stock.receive'),
  screen('/stock/reorder', '../stock/reorder-screen.tsx', 'suppliers.see'),
  screen('/stock/bills', '../stock/bills-screen.tsx', 'suppliers.see'),
  screen('/stock/bills/:id', '../stock/bill-screen.tsx', 'suppliers.see'),
  screen('/stock/suppliers', '../stock/suppliers-screen.tsx', 'suppliers.see'),
  screen('/stock/suppliers/:id', '../stock/supplier-screen.tsx', 'suppliers.see'),
  screen('/stock/items/:id', '../stock/item-screen.tsx', 'stock.see'),
  screen('/files', '../files/files-screen.tsx', 'products.export'),
  screen('/grid', '../grid/grid-screen.tsx', 'products.import'),
  screen('/bulk', '../bulk/bulk-screen.tsx', 'products.import'),
  screen('/files/:id', '../files/job-screen.tsx', 'products.import'),
  screen('/history', '../history/history-screen.tsx', 'history.see'),
]

function screen(path: string, file: string, needs: ScreenRoute['needs']): ScreenRoute {
  const open = files[file]
  if (!open) throw new Error(`there is no screen ${file}`)
  return { path, guarded: needs !== 'signed-out', file, open, needs }
}
