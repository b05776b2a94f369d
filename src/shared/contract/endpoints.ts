import { accounts } from './accounts.ts'
import { bargains } from './bargains.ts'
import { cart } from './cart.ts'
import { cartTax } from './cart-tax.ts'
import { cash } from './cash.ts'
import { catalogue } from './catalogue.ts'
import { consents } from './consents.ts'
import { content } from './content.ts'
import { coupons } from './coupons.ts'
import { delivery } from './delivery.ts'
import { explanations } from './explanations.ts'
import { firms } from './firms.ts'
import { fit } from './fit.ts'
import { goodsCodes } from './goods-codes.ts'
import { invoices } from './invoices.ts'
import { lists } from './lists.ts'
import { newsletter } from './newsletter.ts'
import { orders } from './orders.ts'
import { payLinks } from './pay-links.ts'
import { payments } from './payments.ts'
import { person } from './person.ts'
import { policies } from './policies.ts'
import { questions } from './questions.ts'
import { quotes } from './quotes.ts'
import { related } from './related.ts'
import { returnRequests } from './return-requests.ts'
import { reviews } from './reviews.ts'
import { seen } from './seen.ts'
import { shopTerms } from './shop-terms.ts'
import { statements } from './statements.ts'
import { stockRequests } from './stock-requests.ts'
import { suggestions } from './suggestions.ts'
import { support } from './support.ts'
import { usualItems } from './usual-items.ts'
import { wishes } from './wishes.ts'

/** Every call of the API by its name: the one route table of server, OpenAPI page and tests. */
export const endpoints = {
  ...accounts,
  ...firms,
  ...newsletter,
  ...consents,
  ...shopTerms,
  ...policies,
  ...person,
  ...catalogue,
  ...goodsCodes,
  ...suggestions,
  ...content,
  ...cart,
  ...cartTax,
  ...delivery,
  ...fit,
  ...lists,
  ...coupons,
  ...orders,
  ...usualItems,
  ...cash,
  ...returnRequests,
  ...invoices,
  ...explanations,
  ...statements,
  ...payments,
  ...payLinks,
  ...reviews,
  ...questions,
  ...related,
  ...quotes,
  ...bargains,
  ...stockRequests,
  ...support,
  ...wishes,
  ...seen,
}
