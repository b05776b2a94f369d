import type { SettingValues } from '../../shared/settings/settings.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'

/** The shop's settings as they hold now, in every process (server/settings). */
export interface LiveSettings {
  /** Returns the current values. One use case takes them once: they may change between two calls. */
  now: () => SettingValues
  /** The accounts at the payment provider that held before the present one, the latest first: a few. */
  formerAccounts: () => readonly NonNullable<SettingValues['payment.razorpay']>[]
  /** The webhook secret of the present account before the last one, while it is still good; null: there is none. */
  formerSecret: () => string | null
  /** The part of it that everybody may know. */
  identity: () => ShopIdentity
  /** Reads what was set; to be waited for before anything is shown anew. Never throws: where the database is away it tries again by itself. */
  refresh: () => Promise<void>
}
