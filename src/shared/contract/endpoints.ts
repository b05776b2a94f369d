import { accounts } from './accounts.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { content } from './content.ts'
import { coupons } from './coupons.ts'
import { invoices } from './invoices.ts'
import { newsletter } from './newsletter.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { person } from './person.ts'
import { reviews } from './reviews.ts'
import { shopTerms } from './shop-terms.ts'
import { support } from './support.ts'

/** Every call of the API by its name: the one route table of server, OpenAPI page and tests. */
export const endpoints = {
  ...accounts,
  ...newsletter,
  ...shopTerms,
  ...person,
  ...catalogue,
  ...content,
  ...cart,
  ...coupons,
  ...orders,
  ...invoices,
  ...payments,
  ...reviews,
  ...support,
}
