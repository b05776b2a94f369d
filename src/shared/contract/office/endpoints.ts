import { officeAlerts } from './alerts.ts'
import { officeAttributes } from './attributes.ts'
import { officeBackups } from './backups.ts'
import { officeBarcodes } from './barcodes.ts'
import { officeBargains } from './bargains.ts'
import { officeBooks } from './books.ts'
import { officeCounter } from './counter.ts'
import { officeCounterOrders } from './counter-orders.ts'
import { officeCounts } from './counts.ts'
import { officeCoupons } from './coupons.ts'
import { officeCustomers } from './customer-calls.ts'
import { officeMerges } from './customer-merge-calls.ts'
import { officeDictionary } from './dictionary.ts'
import { officeFit } from './fit.ts'
import { officeGoods } from './goods-calls.ts'
import { officeGoodsFiles } from './goods-files.ts'
import { officeGrid } from './goods-grid.ts'
import { officeHealth } from './health.ts'
import { officeHistory } from './history.ts'
import { officeInvoicesAnew } from './invoice-anew-calls.ts'
import { officeJobs } from './jobs.ts'
import { officeLabels } from './labels.ts'
import { officeLinkedOrders } from './linked-order-calls.ts'
import { live } from './live.ts'
import { officeNewsletter } from './newsletter.ts'
import { officeOrders } from './order-calls.ts'
import { officeOrderEdits } from './order-edit-calls.ts'
import { ownSignIn } from './own-sign-in.ts'
import { officeParcels } from './parcel-calls.ts'
import { officeParkedSales } from './parked-sales.ts'
import { people } from './people.ts'
import { officePhotos } from './photo-calls.ts'
import { officePicks } from './pick-calls.ts'
import { officePickups } from './pickup-calls.ts'
import { officePolicies } from './policies.ts'
import { officeQrCodes } from './qr-calls.ts'
import { officeQuestions } from './question-calls.ts'
import { officeQuotes } from './quotes.ts'
import { officeReceipts } from './receipt-calls.ts'
import { officeReorder } from './reorder-calls.ts'
import { officeReports } from './report-calls.ts'
import { officeReturns } from './return-calls.ts'
import { officeReturnRequests } from './return-request-calls.ts'
import { officeReviews } from './reviews.ts'
import { officeRuns } from './run-calls.ts'
import { officeSales } from './sales.ts'
import { officeSearch } from './search-calls.ts'
import { officeSession } from './session.ts'
import { officeSettings } from './settings.ts'
import { officeSignInCalls } from './sign-in.ts'
import { officeStock } from './stock-calls.ts'
import { officeSuppliers } from './supplier-calls.ts'
import { officeTax } from './tax.ts'
import { officeTickets } from './tickets.ts'
import { officeTill } from './till.ts'
import { officeToday } from './today-call.ts'
import { officeWindow } from './window.ts'

/** Every call of the back office by its name: one table for its server, its screens and the tests. The storefront never sees it. */
export const officeEndpoints = {
  ...officeSession,
  ...officeOrders,
  ...officeOrderEdits,
  ...officeLinkedOrders,
  ...officeInvoicesAnew,
  ...officeParcels,
  ...officePickups,
  ...officeReturns,
  ...officeReturnRequests,
  ...officeToday,
  ...officeSearch,
  ...officeGoods,
  ...officeAlerts,
  ...officeHealth,
  ...officeBackups,
  live,
  ...officeSettings,
  ...officeHistory,
  ...officeBooks,
  ...officeTickets,
  ...officeAttributes,
  ...officeFit,
  ...officeDictionary,
  ...officeTax,
  ...officeBarcodes,
  ...officeCounter,
  ...officeCounterOrders,
  ...officeParkedSales,
  ...officeTill,
  ...officeQrCodes,
  ...officeRuns,
  ...officePicks,
  ...officeCounts,
  ...officeReviews,
  ...officeQuestions,
  ...officeQuotes,
  ...officeCoupons,
  ...officeSales,
  ...officeBargains,
  ...officeLabels,
  ...officeSignInCalls,
  ...ownSignIn,
  ...people,
  ...officeStock,
  ...officeSuppliers,
  ...officeReceipts,
  ...officeReorder,
  ...officeWindow,
  ...officePolicies,
  ...officeNewsletter,
  ...officeGoodsFiles,
  ...officeJobs,
  ...officePhotos,
  ...officeGrid,
  ...officeReports,
  ...officeCustomers,
  ...officeMerges,
}
