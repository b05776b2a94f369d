/** Limits of statements of account, and of a month's papers in one file. */
export const statementLimits = {
  /** Between the first day and the last. */
  yearsMost: 5,
  /** Rows of one statement. */
  rowsMost: 3000,
  /** Rows of one that is drawn as a PDF. */
  pdfRowsMost: 1_000,
  /** Invoices and credit notes of a month in one zip. */
  papersMost: 200,
  /** Financial years and months that the page offers. */
  yearsShown: 5,
  monthsShown: 12,
} as const
