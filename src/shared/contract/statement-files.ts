/**
 * Files about the account of who calls, without schemas, for the browser. The statement: `?from=&to=&format=csv|pdf`. The zip:
 * `?month=YYYY-MM`, with the invoices and credit notes of that month as PDFs.
 */
export const statementFilePath = '/user/statement-file'
export const invoicesZipPath = '/user/invoices-zip'
