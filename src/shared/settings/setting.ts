import type * as z from 'zod/mini'

/** Groups of settings in the back office. */
export const settingGroups = {
  shop: 'Shop',
  company: 'Company & GST',
  contact: 'Address & contact',
  hours: 'Opening hours',
  delivery: 'Delivery',
  payment: 'Payment',
  mail: 'Email',
  messages: 'Messages to customers',
  numbers: 'Order & invoice numbers',
  books: 'Books & Tally',
  brand: 'Logo & colours',
  backup: 'Backups',
} as const

export type SettingGroup = keyof typeof settingGroups

/** A setting of the owner: its label, the values that fit, and the value until it is set. */
export interface Setting<Schema extends z.ZodMiniType = z.ZodMiniType> {
  group: SettingGroup
  label: string
  /** Description of what it does and where it is shown, in a sentence or two. */
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
