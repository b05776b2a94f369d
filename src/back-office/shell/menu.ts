import {
  Archive,
  BadgePercent,
  BellRing,
  BookA,
  Boxes,
  ChartColumn,
  ClipboardList,
  FileSpreadsheet,
  FileText,
  HeartPulse,
  History,
  House,
  Image,
  KeyRound,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareText,
  Package,
  Percent,
  Puzzle,
  ScanBarcode,
  Settings,
  Shapes,
  ShoppingBag,
  Star,
  Tag,
  TicketPercent,
  Truck,
  UserRound,
  Users,
} from 'lucide-react'
import type { Permission } from '../../shared/office/permissions.ts'

/** A screen that the menu leads to. Only who has `needs` sees it. */
export interface MenuItem {
  path: string
  /** Screens of other addresses that are reached from it. */
  also?: readonly string[]
  label: string
  icon: LucideIcon
  needs: Permission | 'signed-in'
  /** Among the few at the lower edge of a phone. */
  thumb?: true
  /** Stands under this heading. */
  group?: 'Catalogue' | 'Online store' | 'Settings'
  /** After the key g: `g o` leads to the orders. */
  key?: string
}

const goods = { group: 'Catalogue' } as const
const shopWindow = { group: 'Online store' } as const
const shop = { group: 'Settings' } as const

/** The menu, in the order of a day's work. */
export const menu: readonly MenuItem[] = [
  { path: '/', label: 'Home', icon: House, needs: 'signed-in', thumb: true, key: 't' },
  {
    path: '/orders',
    also: ['/return-requests'],
    label: 'Orders',
    icon: Package,
    needs: 'orders.see',
    thumb: true,
    key: 'o',
  },
  { path: '/counter', label: 'Counter', icon: ShoppingBag, needs: 'counter.sell', key: 'n' },
  { path: '/runs', label: 'My run', icon: Truck, needs: 'runs.own' },
  { path: '/deliveries', label: 'Deliveries', icon: Truck, needs: 'till.see' },
  { path: '/quotes', label: 'Quotations', icon: FileText, needs: 'orders.amounts' },
  { path: '/tickets', label: 'Complaints', icon: MessageSquareText, needs: 'tickets.see' },
  { path: '/customers', label: 'Customers', icon: UserRound, needs: 'customers.see' },
  { path: '/reports/sales', also: ['/reports'], label: 'Reports', icon: ChartColumn, needs: 'reports.see' },
  { path: '/books', label: 'Books', icon: BookA, needs: 'books.see' },
  { path: '/stock', label: 'Stock', icon: Archive, needs: 'stock.see', thumb: true, key: 's', ...goods },
  { path: '/products', label: 'Products', icon: Boxes, needs: 'products.see', thumb: true, key: 'p', ...goods },
  { path: '/scan', label: 'Scan', icon: ScanBarcode, needs: 'barcodes.see', key: 'b', ...goods },
  { path: '/counts', label: 'Stock count', icon: ClipboardList, needs: 'counts.run', key: 'c', ...goods },
  { path: '/labels', label: 'Print labels', icon: Tag, needs: 'barcodes.see', ...goods },
  {
    path: '/files',
    also: ['/grid', '/bulk'],
    label: 'Import & export',
    icon: FileSpreadsheet,
    needs: 'products.export',
    key: 'i',
    ...goods,
  },
  { path: '/attributes', label: 'Attributes', icon: Shapes, needs: 'products.edit', ...goods },
  { path: '/fit', label: 'Compatibility rules', icon: Puzzle, needs: 'products.edit', ...goods },
  { path: '/dictionary', label: 'Search synonyms', icon: BookA, needs: 'products.edit', ...goods },
  { path: '/gst', label: 'HSN & GST rates', icon: Percent, needs: 'products.see', ...goods },
  {
    path: '/window/banners',
    label: 'Banners & offers',
    icon: Image,
    needs: 'content.edit',
    ...shopWindow,
  },
  { path: '/coupons', label: 'Coupons', icon: TicketPercent, needs: 'coupons.edit', ...shopWindow },
  { path: '/sales', label: 'Sales', icon: BadgePercent, needs: 'prices.edit', ...shopWindow },
  { path: '/reviews', label: 'Reviews', icon: Star, needs: 'reviews.moderate', ...shopWindow },
  { path: '/questions', label: 'Questions', icon: MessageCircleQuestionMark, needs: 'questions.answer', ...shopWindow },
  { path: '/window/categories', label: 'Categories', icon: Shapes, needs: 'content.edit', ...shopWindow },
  { path: '/window/brands', label: 'Brands', icon: Tag, needs: 'content.edit', ...shopWindow },
  { path: '/window/labels', label: 'Highlights', icon: Tag, needs: 'content.edit', ...shopWindow },
  { path: '/history', label: 'Activity log', icon: History, needs: 'history.see', key: 'h', ...shop },
  { path: '/people', label: 'Staff', icon: Users, needs: 'staff.manage', ...shop },
  { path: '/settings', label: 'Settings', icon: Settings, needs: 'settings.see', ...shop },
  { path: '/health', label: 'System status', icon: HeartPulse, needs: 'health.see', key: 'w', ...shop },
  { path: '/alerts', label: 'Notifications', icon: BellRing, needs: 'signed-in', key: 'a', ...shop },
  { path: '/my-sign-in', label: 'My account', icon: KeyRound, needs: 'signed-in', ...shop },
]
