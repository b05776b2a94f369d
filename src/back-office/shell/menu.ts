import {
  Archive,
  Boxes,
  ChartColumn,
  House,
  type LucideIcon,
  Megaphone,
  Package,
  Settings,
  Store,
  UserRound,
} from 'lucide-react'
import type { Permission } from '../../shared/office/permissions.ts'

/** A screen that the menu leads to. Only who has `needs` sees it. */
export interface MenuPage {
  path: string
  /** Screens of other addresses that are reached from it. */
  also?: readonly string[]
  label: string
  needs: Permission | 'signed-in'
}

/** An entry of the menu: it leads to the first of its pages that somebody may see. */
export interface MenuGroup {
  label: string
  icon: LucideIcon
  pages: readonly MenuPage[]
}

const page = (path: string, label: string, needs: MenuPage['needs'], also: readonly string[] = []): MenuPage => ({
  path,
  label,
  needs,
  also,
})

const report = (name: string, label: string) => page(`/reports/${name}`, label, 'reports.see')
const setting = (name: string, label: string) => page(`/settings/${name}`, label, 'settings.see')

/** The menu, in the order of a day's work; below it the settings (OFFICE.md §1). */
export const menu: readonly MenuGroup[] = [
  { label: 'Home', icon: House, pages: [page('/', 'Home', 'signed-in')] },
  {
    label: 'Orders',
    icon: Package,
    pages: [
      page('/orders', 'All orders', 'orders.see'),
      page('/pick', 'Pick', 'orders.pack'),
      page('/counter', 'Counter', 'counter.sell'),
      page('/runs', 'My run', 'runs.own'),
      page('/deliveries', 'Deliveries', 'till.see'),
      page('/quotes', 'Quotations', 'orders.amounts'),
      page('/return-requests', 'Returns & refunds', 'orders.return'),
      page('/tickets', 'Complaints', 'tickets.see'),
    ],
  },
  {
    label: 'Products',
    icon: Boxes,
    pages: [
      page('/products', 'All products', 'products.see'),
      page('/window/categories', 'Categories', 'content.edit', ['/window/subcategories']),
      page('/window/brands', 'Brands', 'content.edit'),
      page('/window/labels', 'Highlights', 'content.edit'),
      page('/attributes', 'Attributes', 'products.edit'),
      page('/grid', 'Bulk edit', 'products.import', ['/bulk']),
      page('/files', 'Import & export', 'products.export'),
    ],
  },
  {
    label: 'Inventory',
    icon: Archive,
    pages: [
      page('/stock', 'Stock', 'stock.see'),
      page('/stock/reorder', 'Reorder', 'suppliers.see'),
      page('/stock/bills', 'Purchase bills', 'suppliers.see', ['/stock/receive']),
      page('/stock/suppliers', 'Suppliers', 'suppliers.see'),
      page('/counts', 'Stock count', 'counts.run'),
      page('/scan', 'Scan', 'barcodes.see'),
      page('/labels', 'Print labels', 'barcodes.see'),
    ],
  },
  {
    label: 'Customers',
    icon: UserRound,
    pages: [
      page('/customers', 'All customers', 'customers.see'),
      page('/reviews', 'Reviews', 'reviews.moderate'),
      page('/questions', 'Questions', 'questions.answer'),
      page('/newsletter', 'Newsletter', 'customers.see'),
    ],
  },
  {
    label: 'Marketing',
    icon: Megaphone,
    pages: [
      page('/coupons', 'Coupons', 'coupons.edit'),
      page('/sales', 'Sales', 'prices.edit'),
      page('/customer-offers', 'Customer offers', 'prices.edit'),
      page('/window/banners', 'Banners & offers', 'content.edit', ['/window/category-banners', '/window/offers']),
    ],
  },
  {
    label: 'Reports',
    icon: ChartColumn,
    pages: [
      report('sales', 'Sales report'),
      report('products', 'Products report'),
      report('profit', 'Profit report'),
      report('stock', 'Stock report'),
      report('gst', 'GST report'),
      report('payments', 'Payments report'),
      report('shop', 'Search & shop report'),
      page('/books', 'Books', 'books.see'),
    ],
  },
  {
    label: 'Online store',
    icon: Store,
    pages: [
      page('/home-page', 'Home page', 'content.edit'),
      page('/policies', 'Pages & policies', 'content.edit'),
      page('/dictionary', 'Search synonyms', 'products.edit'),
      page('/fit', 'Compatibility rules', 'products.edit'),
    ],
  },
  {
    label: 'Settings',
    icon: Settings,
    pages: [
      page('/settings', 'All settings', 'settings.see', ['/set-up']),
      page('/gst', 'Tax & HSN', 'products.see'),
      setting('delivery', 'Delivery'),
      setting('payment', 'Payment'),
      page('/people', 'Staff', 'staff.manage'),
      page('/history', 'Activity log', 'history.see'),
      page('/health', 'System status', 'health.see'),
    ],
  },
]

/** Pages of whoever is signed in: they stand under the name. */
export const ownPages: readonly MenuPage[] = [
  page('/my-sign-in', 'My account', 'signed-in'),
  page('/alerts', 'Notifications', 'signed-in'),
]

/** Returns the page that an address belongs to: the one that shares the longest beginning with it. */
export function pageAt(pages: readonly MenuPage[], pathname: string): MenuPage | undefined {
  let best: MenuPage | undefined
  let length = 0
  for (const each of pages) {
    for (const path of [each.path, ...(each.also ?? [])]) {
      if (path.length <= length || !(path === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${path}/`))) continue
      best = each
      length = path.length
    }
  }
  return best
}
