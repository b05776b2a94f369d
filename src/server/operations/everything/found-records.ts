import type { SearchHit } from '../../../shared/contract/office/search-calls.ts'
import { findCopy as copy } from '../../../shared/copy/office/find.ts'
import { goodsCopy } from '../../../shared/copy/office/goods-screens.ts'
import { orderWords } from '../../../shared/copy/order-words.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { searchLimits } from '../../../shared/office-search-limits.ts'
import { findGoods } from '../../catalogue/goods/find-goods.ts'
import type { Shop } from '../../platform/shop.ts'
import { searchOrdersForStaff } from '../../selling/checkout/staff/list-orders-for-staff.ts'
import { findCouponsByCode } from '../../selling/coupons/owner-queries.ts'
import { findPapersByNumber } from '../../selling/invoices/find-papers.ts'
import { findQuotesForStaff } from '../../selling/quotes/find-quotes.ts'
import { listCustomers } from '../../shoppers/customers/customer-queries.ts'
import { keepCustomers } from '../../shoppers/customers/keep-customers.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { maskPhone, openPhonesIn } from '../../staff/open-phones.ts'
import { questionOf } from '../customers/find-customers.ts'

/** One more than are shown: it tells that there are more. */
const most = searchLimits.hitsOfKind + 1

const words = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')

/** Orders by number, name, phone, GSTIN, PIN code, product or tracking number, the newest first. */
export async function foundOrders(shop: Shop, text: string, staff: Staff): Promise<SearchHit[]> {
  const { data } = await searchOrdersForStaff(shop, text, staff)
  return data.slice(0, most).map(({ _id, number, customer, city, status, total }) => ({
    path: `/orders/${_id}`,
    title: number,
    detail: words(customer, city, orderWords.status[status], total === undefined ? undefined : formatRupees(total)),
  }))
}

/** Invoices and credit notes by their number; each leads to its order. */
export async function foundPapers(shop: Shop, text: string): Promise<SearchHit[]> {
  const found = await findPapersByNumber(shop.db, text)
  return found.map(({ number, orderId, orderNumber, kind }) => ({
    path: `/orders/${orderId}`,
    title: number,
    detail: words(copy.papers[kind], copy.ofOrder(orderNumber)),
  }))
}

/** Products by name, id (SKU), id of a variant or bar code; what is on sale first. */
export async function foundProducts(shop: Shop, text: string): Promise<SearchHit[]> {
  const found = await findGoods(shop, text, most)
  return found.map(({ id, name, state, price }) => ({
    path: `/products/${id}`,
    title: name,
    detail: words(goodsCopy.states[state], formatRupees(rupeesFromPaise(price))),
  }))
}

/** Customers by name, firm, GSTIN, city, phone or email; their phone numbers stand masked, whoever asks. */
export async function foundCustomers(shop: Shop, text: string, { permissions }: Staff): Promise<SearchHit[]> {
  await keepCustomers(shop)
  const question = questionOf({ show: 'all', text }, permissions, shop.clock())
  const found = await listCustomers(shop.db, { ...question, sort: 'newest', limit: most })
  return openPhonesIn(
    permissions,
    found.map(({ id, username, firm, city, phonenumber }) => ({
      path: `/customers/${id}`,
      title: username,
      detail: words(firm, city, maskPhone(phonenumber)),
    })),
  )
}

/** Quotations by number, or by the whole phone number of who asked. */
export async function foundQuotes(shop: Shop, text: string, { permissions }: Staff): Promise<SearchHit[]> {
  const found = await findQuotesForStaff(shop.db, text, most)
  return found.map(({ id, number, name }) => ({
    path: `/quotes/${id}`,
    title: number,
    detail: openPhonesIn(permissions, name),
  }))
}

/** Coupons by the beginning of their code. */
export async function foundCoupons(shop: Shop, text: string): Promise<SearchHit[]> {
  const found = await findCouponsByCode(shop.db, text, most)
  return found.map(({ id, code, description }) => ({ path: `/coupons/${id}`, title: code, detail: description }))
}
