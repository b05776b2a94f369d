import type * as z from 'zod/mini'

/** Where a setting stands in the office. */
export const settingGroups = {
  shop: 'Shop',
  company: 'Company & GST',
  contact: 'Address & contact',
  hours: 'Opening hours',
  delivery: 'Delivery',
  payment: 'Payment',
  mail: 'Email',
  numbers: 'Order & invoice numbers',
  brand: 'Logo & colours',
  backup: 'Backups',
} as const

export type SettingGroup = keyof typeof settingGroups

/** What the owner can set: what it is called, what fits, and what holds until it was set. */
export interface Setting<Schema extends z.ZodMiniType = z.ZodMiniType> {
  group: SettingGroup
  label: string
  /** What it does and where it is shown, in a sentence or two. */
  hint: string
  /** Its issues are sentences for the form. */
  schema: Schema
  fallback: z.output<Schema>
  /** Of a number: forms and terminals show amounts in rupees. */
  unit?: 'paise' | 'percent'
  /** Write-only: sealed in the database, in no answer and no log. Gives what may be shown of a value. */
  shown?: (value: z.output<Schema>) => Record<string, string>
}

/** Lets each setting keep the type of its own value. */
export function setting<Schema extends z.ZodMiniType>(made: Setting<Schema>): Setting<Schema> {
  return made
}
