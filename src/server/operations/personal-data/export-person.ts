import type { Order } from '../../../shared/contract/orders.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { presentTicket } from '../../feedback/complaints/present-ticket.ts'
import { findMessages } from '../../feedback/complaints/ticket-queries.ts'
import { presentQuestion } from '../../feedback/questions/present-question.ts'
import { findQuestionsBy } from '../../feedback/questions/question-queries.ts'
import { presentReview } from '../../feedback/reviews/present-review.ts'
import { findReviewsBy } from '../../feedback/reviews/review-queries.ts'
import { findSessionTimes } from '../../platform/sessions/session-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { findCleared } from '../../selling/cart/cleared-cart-queries.ts'
import { getCart } from '../../selling/cart/get-cart.ts'
import { clearedSince } from '../../selling/cart/restore-cart.ts'
import { findCheckoutsOf } from '../../selling/checkout/pay/forget-checkouts.ts'
import { findDealsOf } from '../../selling/deals/deal-queries.ts'
import { findCreditNotes, findInvoice } from '../../selling/invoices/invoice-queries.ts'
import { presentInvoice } from '../../selling/invoices/present-invoice.ts'
import { presentVoucher } from '../../selling/invoices/present-voucher.ts'
import { findVouchersOf } from '../../selling/invoices/voucher-queries.ts'
import { exportParcelPhotos } from '../../selling/orders/export-parcel-photos.ts'
import { listOrders } from '../../selling/orders/list-orders.ts'
import { findOrder } from '../../selling/orders/order-queries.ts'
import { presentOrder } from '../../selling/orders/present-order.ts'
import { presentQuote } from '../../selling/quotes/present-quote.ts'
import { findQuoteLines } from '../../selling/quotes/quote-queries.ts'
import { exportRequests } from '../../selling/return-requests/erase-requests.ts'
import { findShare, findWishes } from '../../selling/wishes/wish-list-queries.ts'
import { showUser } from '../../shoppers/accounts/present-user.ts'
import type { UserRow } from '../../shoppers/accounts/user-queries.ts'
import { readMarks } from '../../shoppers/customers/mark-queries.ts'
import type { Person } from './find-person.ts'

/** Everything that the shop keeps about a person, as that person and the calls of the API name it; no secrets. */
export async function exportPerson(
  shop: Shop,
  { user, subscriptions, tickets, stockRequests, quotes, consents, guestOrders, parked }: Person,
): Promise<Record<string, unknown>> {
  const newsletter = subscriptions.map(({ name, email, phone, created_at: since }) => ({ name, email, phone, since }))
  const messages = await findMessages(
    shop.db,
    tickets.map(({ id }) => id),
  )
  return {
    exportedAt: shop.clock().toISOString(),
    newsletter,
    complaints: tickets.map((row) => ({
      name: row.name,
      email: row.email,
      phone: row.phone,
      ...presentTicket(row, messages),
    })),
    waitingFor: stockRequests.map(({ email, name, askedAt, confirmedAt, toldAt }) => ({
      email,
      name,
      askedAt,
      confirmedAt,
      toldAt,
    })),
    quotations: await exportQuotes(shop, quotes),
    agreedTo: consents.map(({ purpose, version, words, way, email, phone, given_at: since, withdrawn_at: until }) => ({
      purpose,
      words,
      version,
      way,
      email,
      phone,
      since,
      until,
    })),
    ...(guestOrders.length > 0 && { boughtAtCounter: await exportGuestOrders(shop, guestOrders) }),
    ...(parked.length > 0 && { parkedSales: parked.map(exportParked) }),
    ...(user && (await exportAccount(shop, user))),
  }
}

function exportParked({ name, parked_at: at, content }: Person['parked'][number]): object {
  const { customer, delivery, lines } = content
  return { name, at, customer, delivery, items: lines.map((line) => ({ name: line.name, quantity: line.quantity })) }
}

async function exportQuotes(shop: Shop, quotes: Person['quotes']): Promise<object[]> {
  const lines = await findQuoteLines(
    shop.db,
    quotes.map(({ id }) => id),
  )
  return quotes.map((row) => {
    const { pdf: _, ...quote } = presentQuote(row, lines, { key: '', now: shop.clock() })
    const { phone, email, firm, remarks } = row
    return { ...quote, phone, email, ...(firm && { firm }), ...(remarks !== null && { remarks }) }
  })
}

/** Offers of a person and what became of them: prices a piece, in rupees. */
async function exportDeals(shop: Shop, userId: string): Promise<object[]> {
  return (await findDealsOf(shop.db, userId)).map((row) => ({
    ...{ productId: row.product_id, variantId: row.variant_id, quantity: row.quantity, state: row.state },
    offered: rupeesFromPaise(row.offered_price),
    agreed: row.agreed_price === null ? null : rupeesFromPaise(row.agreed_price),
    ...{ at: row.created_at, until: row.ends_at },
  }))
}

async function exportAccount(shop: Shop, user: UserRow): Promise<Record<string, unknown>> {
  const { db } = shop
  const checkouts = await findCheckoutsOf(db, user.id)
  const reviews = await findReviewsBy(db, user.id)
  const { version, ...said } = await readMarks(db, user.id)
  return {
    account: { ...(await showUser(db, user.id)), since: user.created_at },
    ...(version > 0 && { saidByTheShop: said }),
    signedIn: await findSessionTimes(db, user.id),
    cart: await getCart(shop, user.id),
    deals: await exportDeals(shop, user.id),
    clearedCart: (await findCleared(db, user.id, clearedSince(shop)))?.lines ?? [],
    orders: await exportOrders(shop, user.id),
    vouchers: (await findVouchersOf(db, user.id)).map(presentVoucher),
    returnRequests: await exportRequests(shop, user.id),
    onlinePayments: checkouts.map(({ created_at: at, status, amount, address, buyer, is_test }) => ({
      at,
      status,
      ...(is_test && { test: true }),
      amount: rupeesFromPaise(amount),
      address,
      ...(buyer && { buyer }),
    })),
    reviews: reviews.map((row) => ({
      product: row.product_id,
      ...presentReview(row, user),
      hiddenBecause: row.hidden_reason,
      hiddenUntil: row.hidden_until,
    })),
    questions: (await findQuestionsBy(db, user.id)).map((row) => ({
      product: row.product_id,
      ...presentQuestion(row),
      notShownBecause: row.hidden_reason,
    })),
    wishList: await exportWishes(shop, user.id),
  }
}

async function exportWishes({ db }: Shop, userId: string): Promise<object> {
  const [lines, share] = await Promise.all([findWishes(db, userId), findShare(db, userId)])
  return { products: lines, sharedAs: share?.name ?? null }
}

const pageSize = 100

/** All orders, each with its papers as they were issued. */
async function exportOrders(shop: Shop, userId: string): Promise<object[]> {
  const exported: object[] = []
  for (let page = 1; ; page += 1) {
    const orders = await listOrders(shop, userId, { page, limit: pageSize })
    for (const order of orders) exported.push(await withPapers(shop, order))
    if (orders.length < pageSize) return exported
  }
}

async function exportGuestOrders(shop: Shop, guestOrders: Person['guestOrders']): Promise<object[]> {
  const exported: object[] = []
  for (const { id } of guestOrders) {
    const order = await findOrder(shop.db, { id })
    if (order) exported.push(await withPapers(shop, presentOrder(order)))
  }
  return exported
}

async function withPapers({ db }: Shop, order: Order): Promise<object> {
  const invoiceDocument = order.invoice && (await findInvoice(db, order._id))
  const parcelPhotos = order.parcels ? await exportParcelPhotos(db, order._id) : []
  const notes = order.creditNote ? await findCreditNotes(db, order._id) : []
  return {
    ...order,
    ...(invoiceDocument && { invoiceDocument: presentInvoice(invoiceDocument) }),
    ...(parcelPhotos.length > 0 && { parcelPhotos }),
    ...(notes.length > 0 && { creditNoteDocuments: notes.map(presentInvoice) }),
  }
}
