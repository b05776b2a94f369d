/** Numbers of the owner's reports. */
export const reportLimits = {
  /** Rows of a report that a screen is given; its file has all. */
  rows: 1000,
  /** Sales of so many days are shown by day unless said otherwise, of so many by week, of more by month. */
  byDay: 62,
  byWeek: 200,
} as const
