import type { SearchKind } from '../../contract/office/search-calls.ts'

/** Words of the search over everything. */
export const findCopy = {
  title: 'Search everything',
  label: 'Search orders, products, customers and pages',
  hint: 'Order number, name, last 4 digits of a phone, GSTIN, bar code, coupon, page',
  start: 'Type at least 2 characters.',
  none: (text: string) => `Nothing found for “${text}”`,
  noneText: 'Check the spelling, or use a number, a name or a bar code.',
  failed: 'The search did not work. Check the connection and try again.',
  again: 'Try again',
  loading: 'Searching',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  more: 'There are more: type more of it.',
  pages: 'Pages',
  begin: {
    sale: 'Sale at the counter',
    product: 'Product',
    receipt: 'Goods received',
    coupon: 'Coupon',
    cut: 'Sale with reduced prices',
    banner: 'Banner',
  },
  kinds: {
    orders: 'Orders',
    papers: 'Invoices & credit notes',
    products: 'Products',
    customers: 'Customers',
    quotes: 'Quotations',
    coupons: 'Coupons',
  } satisfies Record<SearchKind, string>,
  papers: { invoice: 'Invoice', credit_note: 'Credit note' },
  ofOrder: (number: string) => `Order ${number}`,
} as const
