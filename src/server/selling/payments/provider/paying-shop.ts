import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** A shop with the one who takes its online payments. */
export interface PayingShop extends Shop {
  provider: PaymentProvider
  /** Takes the persons out of what is kept of these orders of the provider: where it is played here, its books are ours. */
  forgetPayers: (tx: Transaction<Database>, providerOrderIds: string[]) => Promise<void>
}
