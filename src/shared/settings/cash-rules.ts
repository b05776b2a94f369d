import type { Paise } from '../money/money.ts'
import type { SettingValues } from './settings.ts'

/** Rules of the owner for cash on delivery; amounts in paise. */
export interface CashRules {
  /** The shop takes cash at all. */
  allowed: boolean
  /** Orders of this amount or more are paid online. */
  below: Paise
  /** Fee for paying in cash; 0: none. */
  fee: Paise
  /** Limit for all open cash orders of a customer with fewer delivered orders than `orders`; null: none. */
  newcomer: { orders: number; below: Paise } | null
  /** So many refused cash orders of the last `days` end cash; null: they do not matter. */
  refusals: { most: number; days: number } | null
}

/** Settings that the rules are made of. */
export type CashSettings = Pick<
  SettingValues,
  | 'cash.allowed'
  | 'cash.below'
  | 'cash.fee'
  | 'cash.newcomerOrders'
  | 'cash.newcomerBelow'
  | 'cash.refusals'
  | 'cash.refusalDays'
>

/** Returns the rules that the settings say. The one reading of them: of orders, of what shoppers are told and of the sentences. */
export function cashRules(values: CashSettings): CashRules {
  const { 'cash.newcomerOrders': orders, 'cash.refusals': most } = values
  return {
    allowed: values['cash.allowed'],
    below: values['cash.below'],
    fee: values['cash.allowed'] ? values['cash.fee'] : 0,
    newcomer: orders === 0 ? null : { orders, below: values['cash.newcomerBelow'] },
    refusals: most === 0 ? null : { most, days: values['cash.refusalDays'] },
  }
}
