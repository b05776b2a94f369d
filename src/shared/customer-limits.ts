/** Numbers of the office's customers. */
export const customerLimits = {
  /** Days that an account counts as new. */
  newDays: 30,
  noteMax: 2000,
  tagMax: 40,
  tagsMost: 20,
  /** Orders, reviews, questions and complaints that a customer's page shows of each. */
  shownOfEach: 10,
  /** Accounts that may be merged into one customer. */
  accountsMost: 20,
  /** Customers who are suggested for a merge, and the last orders whose telephone numbers are compared. */
  doublesShown: 10,
  ordersForDoubles: 200,
  /** Sales at the counter that one command gives to an account. */
  salesAtOnce: 200,
  /** Lines of one part of an export, and of all its parts. */
  exportPart: 1000,
  exportMax: 1_000_000,
} as const
