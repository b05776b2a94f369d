import type { OrderPaper } from '../../office/order-lists.ts'
import type { DayStep } from '../../office/steps-of-orders.ts'

/** The steps of many orders, as their buttons say them. */
const bulkSteps: Record<DayStep, (orders: string) => string> = {
  confirm: (orders) => `Confirm ${orders}`,
  pack: (orders) => `Pack ${orders}`,
  ship: (orders) => `Ship ${orders}`,
  'out-for-delivery': (orders) => `Mark ${orders} out for delivery`,
  deliver: (orders) => `Deliver ${orders}`,
}

/** The words of what is done to the selected orders. */
export const selectedOrders = {
  selected: (count: number) => (count === 1 ? '1 order selected' : `${count} orders selected`),
  selectMatching: 'Select all matching',
  selectingMatching: 'Selecting all matching…',
  selectedMatching: (count: number, all: boolean) =>
    all
      ? `All ${count} matching orders are selected`
      : `The first ${count} matching orders are selected, the most at once`,
  clearSelection: 'Clear',
  stepMany: (step: DayStep, count: number) => bulkSteps[step](count === 1 ? '1 order' : `${count} orders`),
  pick: (count: number) => `Pick ${count === 1 ? '1 order' : `${count} orders`}`,
  pickFailed: 'That did not go through. Please try again.',
  stepping: (done: number, of: number) => `${done} of ${of} done…`,
  othersStay: (count: number, statuses: readonly string[]) =>
    `${count === 1 ? '1 other stays' : `${count} others stay`} selected: ${statuses.join(', ')}`,
  notTried: 'Not sent. Try again.',
  windowFailed: 'The window could not be loaded. Check the connection and try again.',
  print: {
    all: 'All papers',
    pick_list: 'Pick list',
    slips: 'Packing slips',
    invoices: 'Invoices',
    labels: 'Shipping labels',
    manifest: 'Manifest',
    invoice_duplicates: 'Duplicates for transporter',
    invoice_triplicates: 'Triplicates for supplier',
  } satisfies Partial<Record<OrderPaper, string>>,
  printLabel: (paper: string) => `Print ${paper.toLowerCase()} of the selected orders`,
  results: (step: DayStep) => bulkSteps[step]('orders'),
  /** `status`: the one that those have that were done, in small letters; `stay`: number of the failed ones that stay selected. */
  resultsSummary: (done: number, failed: number, stay: number, status: string) => {
    if (failed === 0) return `${done} ${status}.`
    const staying = stay === 0 ? '' : stay === 1 ? ' 1 order stays selected.' : ` ${stay} orders stay selected.`
    return `${done} ${status}, ${failed} failed.${staying}`
  },
  close: 'Close',
} as const
