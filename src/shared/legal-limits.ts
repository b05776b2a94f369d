/** Limits that the pages of the law promise and the server keeps. */
export const promisedLimits = {
  sessionDays: 30,
  /** Days for which sent mails and addresses of ended payments are kept (copy/privacy.ts). */
  traceDays: 30,
  /** A complaint is answered within so many hours after it came (Consumer Protection (E-Commerce) Rules 2020, r. 4(5)). */
  ticketAnswerHours: 48,
  /** A request to return goods or to cancel is answered within so many hours, as a complaint. */
  returnAnswerHours: 48,
  /** Within two years one may complain to a consumer commission (Consumer Protection Act 2019, s. 69): so long a solved one is kept. */
  ticketKeptYears: 2,
  /** So long after its end a quotation is kept: a firm may ask about it. */
  quoteKeptYears: 1,
  /** So long after it was taken back it is kept that somebody had agreed, and to which words (DPDP Rules 2025: logs for a year). */
  consentKeptYears: 1,
  /** So long it is kept who of the shop's people saw whose telephone number (DPDP Rules 2025, r. 6: logs for a year). */
  readsKeptYears: 1,
} as const
