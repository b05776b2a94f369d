import type { Permission } from './permissions.ts'

/** Topics that an open back office receives, and the right that each needs: the news name a record, never what is in it. */
export const topics = {
  /** Orders that were placed, moved or changed. */
  orders: 'orders.see',
  /** Orders that were placed just now: these are heard. */
  new_orders: 'orders.see',
  payments: 'payments.see',
  /** Products and their variants; id '': many of them. */
  products: 'products.see',
  tickets: 'tickets.see',
  /** Notes, tags and blocked cash of customers, and who was merged. */
  customers: 'customers.see',
  counts: 'counts.run',
  reviews: 'reviews.moderate',
  questions: 'questions.answer',
  coupons: 'coupons.edit',
  /** Banners, offers, categories, brands, labels, pages about the shop. */
  window: 'content.edit',
  /** Goods that came in, counts that were put right, shelves, suppliers. What orders take is news of `orders`. */
  stock: 'stock.see',
  settings: 'settings.see',
  staff: 'staff.manage',
  history: 'history.see',
  health: 'health.see',
  /** Alert preferences of a person, and what reached them. */
  alerts: 'signed-in',
} as const satisfies Record<string, Permission | 'signed-in'>

export type Topic = keyof typeof topics

/** Instead of a topic: some news were missed, anything may have changed. */
export const anyTopic = '*'

/** News that a record changed. */
export interface News {
  topic: Topic
  id: string
  /** Its version after the change, where it has one. */
  version?: number
}

/** The topics of the records that commands name as changed (staff/commands/run-command-work). */
export const topicOfEntity: Readonly<Record<string, Topic>> = {
  order: 'orders',
  parked_sale: 'orders',
  quote: 'orders',
  quote_line: 'orders',
  payment: 'payments',
  product: 'products',
  variant: 'products',
  attribute: 'products',
  fit_rule: 'products',
  category_attributes: 'products',
  dictionary_word: 'products',
  refund: 'payments',
  ticket: 'tickets',
  person: 'customers',
  subscriber: 'customers',
  customer_link: 'customers',
  counter_sale: 'customers',
  return_request: 'orders',
  count: 'counts',
  review: 'reviews',
  question: 'questions',
  coupon: 'coupons',
  sale: 'products',
  banner: 'window',
  category_banner: 'window',
  offer: 'window',
  category: 'window',
  subcategory: 'window',
  brand: 'window',
  label: 'window',
  policy: 'window',
  stock: 'stock',
  stock_place: 'stock',
  opening: 'stock',
  usual_supplier: 'stock',
  receipt: 'stock',
  supplier: 'stock',
  supplier_item: 'stock',
  purchase: 'stock',
  setting: 'settings',
  staff: 'staff',
  staff_session: 'staff',
}
