import {
  BellRing,
  HeartPulse,
  History,
  House,
  KeyRound,
  type LucideIcon,
  MessageSquareText,
  Package,
  Settings,
  Users,
} from 'lucide-react'
import type { Permission } from '../../shared/office/permissions.ts'

/** A screen that the menu leads to. Only who has `needs` sees it. */
export interface MenuItem {
  path: string
  label: string
  icon: LucideIcon
  needs: Permission | 'signed-in'
  /** Among the few at the lower edge of a phone. */
  thumb?: true
  /** After the key g: `g o` leads to the orders. */
  key?: string
}

/** The menu, in the order of a day's work. */
export const menu: readonly MenuItem[] = [
  { path: '/', label: 'Today', icon: House, needs: 'signed-in', thumb: true, key: 't' },
  { path: '/orders', label: 'Orders', icon: Package, needs: 'orders.see', thumb: true, key: 'o' },
  { path: '/tickets', label: 'Complaints', icon: MessageSquareText, needs: 'tickets.see' },
  { path: '/history', label: 'History', icon: History, needs: 'history.see', key: 'h' },
  { path: '/people', label: 'People', icon: Users, needs: 'staff.manage' },
  { path: '/settings', label: 'Settings', icon: Settings, needs: 'settings.see' },
  { path: '/health', label: 'Health', icon: HeartPulse, needs: 'health.see', key: 'w' },
  { path: '/alerts', label: 'Alerts', icon: BellRing, needs: 'signed-in', key: 'a' },
  { path: '/my-sign-in', label: 'My sign-in', icon: KeyRound, needs: 'signed-in' },
]
