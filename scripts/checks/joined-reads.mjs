/** Reads that join what several nouns own, because one query is worth it. Never writes. */
export const JOINED_READS = [
  // Customers who may be the same person share a telephone number or a GSTIN.
  'src/server/operations/customers/merge/double-queries.ts',
  // A cart is lines, prices, stock and coupon as they are at one moment (docs/decisions/005).
  'src/server/selling/cart/cart-rows.ts',
  'src/server/selling/cart/cart-queries.ts',
  'src/server/selling/cart/change-or-refuse.ts',
  // The office sees what the goods of a quotation cost the shop, and what they may be sold for at most.
  'src/server/selling/quotes/quote-office-queries.ts',
  // And those of a deal.
  'src/server/selling/bargains/deal-office-queries.ts',
  // A product is shown with how many of it can be bought.
  'src/server/catalogue/product-row.ts',
  // People of the shop look for what is not sold, or of which there is none.
  'src/server/catalogue/goods/goods-filter.ts',
  'src/server/catalogue/goods/goods-list-queries.ts',
  // A product that is put away says where it is used.
  'src/server/catalogue/goods/goods-use-queries.ts',
  // Banners carry the name of the category or brand that they lead to.
  'src/server/catalogue/content/content-queries.ts',
  'src/server/catalogue/content/link-targets.ts',
  // A page of a list: the products with the numbers that a search has found.
  'src/server/search/product-page-queries.ts',
  // A search knows the words of the categories.
  'src/server/search/posting-queries.ts',
  // Lists are narrowed to what there is in stock.
  'src/server/search/facet-queries.ts',
  // A view is counted of a product that there is.
  'src/server/search/day-counts/day-count-queries.ts',
  // It is made anew from the products, by their numbers.
  'src/server/search/rebuild-queries.ts',
  // A session is opened only while the password is the one that was checked.
  'src/server/platform/sessions/session-queries.ts',
  // A payment that goes back is explained by what was to be bought with it.
  'src/server/selling/payments/payment-queries.ts',
  // A line keeps what its pieces had cost.
  'src/server/selling/orders/order-queries.ts',
  // Opening stock is compared with what was counted, and exported with cost, supplier and shelf.
  'src/server/warehouse/buying/openings/opening-queries.ts',
  // A till is counted with what was sold into it.
  'src/server/selling/till/till-sales-queries.ts',
  // A run is its stops with their addresses, amounts and people; its cash is named by orders.
  'src/server/selling/runs/run-list-queries.ts',
  'src/server/selling/runs/run-cash-queries.ts',
  // A stop of a pick walk is an item with its picture, shelf and codes, and what each order has of it.
  'src/server/selling/picking/pick-item-queries.ts',
  // A list of orders says how far each is picked.
  'src/server/selling/orders/picking-of-orders.ts',
  // An invoice or a credit note is found with its order.
  'src/server/selling/invoices/find-papers.ts',
  // An order is found by the number of its bill.
  'src/server/selling/orders/office-search-queries.ts',
  // An order is shown with how it was paid, what went back, and its invoice.
  'src/server/selling/orders/stored-order.ts',
  // An order waits while one of its refunds is not back.
  'src/server/selling/orders/open-returns.ts',
  // Sales, books and lists know the orders for which no money came.
  'src/server/selling/orders/paid-by-test.ts',
  // What the provider settled is matched to payments and refunds, and named by their orders.
  'src/server/selling/payments/settled-queries.ts',
  // A statement of account is papers, payments and refunds of one shopper.
  'src/server/selling/statements/statement-queries.ts',
  // What is owed back is named by its order.
  'src/server/selling/payments/owed-refunds.ts',
  // A buyer's review is one whose goods were delivered; the office sees a review with its goods and its writer.
  'src/server/feedback/reviews/bought-queries.ts',
  'src/server/feedback/reviews/office-review-queries.ts',
  // Who waits for something to be back is told by its name and price, once there is some of it.
  'src/server/feedback/stock-requests/stock-request-queries.ts',
  // The office sees a question with its goods and its asker.
  'src/server/feedback/questions/question-queries.ts',
  // What goes with a product is counted in the orders.
  'src/server/search/related/count-together.ts',
  // A person's vouchers are those of their payments; Table 13 of GSTR-1 counts those about money.
  'src/server/selling/invoices/voucher-queries.ts',
  // Before a return is filed, invoices are named about whose order's address a doubt stands.
  'src/server/selling/invoices/doubted-query.ts',
  // Of an order's invoices one holds, and its copies alone are counted.
  'src/server/selling/orders/is-in-force.ts',
  'src/server/selling/orders/print-queries.ts',
  // The audit compares everybody's books.
  'src/server/operations/audit/parcel-checks.ts',
  'src/server/operations/audit/run-checks.ts',
  'src/server/operations/audit/link-checks.ts',
  'src/server/operations/audit/report-checks.ts',
  'src/server/operations/audit/money-checks.ts',
  'src/server/operations/audit/invoice-checks.ts',
  'src/server/operations/audit/return-checks.ts',
  'src/server/operations/audit/month-checks.ts',
  'src/server/operations/audit/voucher-checks.ts',
  'src/server/operations/audit/buying-checks.ts',
  'src/server/operations/audit/search-checks.ts',
  'src/server/operations/audit/sale-checks.ts',
  'src/server/operations/audit/derivation-checks.ts',
  'src/server/operations/audit/deal-checks.ts',
  // A sale is judged by what its goods cost.
  'src/server/catalogue/sales/reach-queries.ts',
  // So is the floor of an offer.
  'src/server/catalogue/bargain-terms/bargain-queries.ts',
  // Stock is taken and listed by what the products are called.
  'src/server/catalogue/stock/counted-goods.ts',
  'src/server/catalogue/stock/stock-queries.ts',
  'src/server/catalogue/stock/find-stock-items.ts',
  // The stock is shown with what is on its way, who supplies it, who waits for it, what it cost and what holds it; each movement with its paper.
  'src/server/warehouse/buying/stock-desk/stock-rows.ts',
  'src/server/warehouse/buying/stock-desk/held-by-checkouts.ts',
  'src/server/warehouse/buying/stock-desk/ledger-queries.ts',
  'src/server/warehouse/buying/receipts/receipt-queries.ts',
  'src/server/warehouse/buying/reorder/purchase-queries.ts',
  'src/server/warehouse/buying/reorder/reorder-queries.ts',
  // An order calls until it is seen or moved: whether it still waits, and what is said of it.
  'src/server/staff/alerts/order-alert-queries.ts',
  'src/server/staff/alerts/push-note-queries.ts',
  // What fits something is found among the goods, with how many there are.
  'src/server/selling/fit/article-queries.ts',
  // What a code is on, and what is counted, is said with its name, picture, price and stock.
  'src/server/warehouse/barcodes/item-queries.ts',
  // What has to lie on a shelf: the stock, and what was sold and not packed (docs/decisions/075).
  'src/server/warehouse/counts/shelf-queries.ts',
  'src/server/warehouse/counts/scope-queries.ts',
  // A label says what one unit of a package costs.
  'src/server/warehouse/labels/net-queries.ts',
  // A report adds up what several nouns have booked.
  'src/server/operations/reports/sales-report-queries.ts',
  'src/server/operations/reports/sold-report-queries.ts',
  'src/server/operations/reports/report-papers.ts',
  'src/server/operations/reports/name-customers.ts',
  'src/server/operations/reports/stock-report-queries.ts',
  'src/server/operations/reports/payment-report-queries.ts',
  'src/server/operations/reports/shop-report-queries.ts',
  // A customer is found by name and address, and summed up by the orders.
  'src/server/shoppers/customers/keep-customers.ts',
  'src/server/shoppers/customers/customer-queries.ts',
  // Health looks at what waits, wherever it does.
  'src/server/operations/health/health-queries.ts',
]
