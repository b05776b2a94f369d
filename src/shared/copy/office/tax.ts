const percents = (rates: readonly number[]) => rates.map((rate) => `${rate}%`).join(' or ')

/** Messages about HSN codes and GST rates. */
export const taxCopy = {
  table: 'Table of GST rates',
  unknownCode: (code: string) =>
    `${code} is not in the shop’s table of rates. Search by a word, or check the code at cbic-gst.gov.in: an unknown code cannot be filed.`,
  onlyHeading: (code: string) =>
    `Of ${code} the table knows only the heading ${code.slice(0, 4)}. Please check the last digits.`,
  otherRate: (code: string, rate: number, rates: readonly number[]) =>
    `${code} has ${percents(rates)} in the table of rates, not ${rate}%.`,
  noRateFits: (over: string, upTo: string) =>
    `Above ${over} and up to ${upTo} a piece neither rate fits itself: the rate goes by the value without tax, up to ₹2,500. 18% is charged. Ask for ${over}, or for more than ${upTo}.`,
  codeShape: 'An HSN code has 4, 6 or 8 digits',
  rateShape: 'A rate is a whole number from 0 to 40',
  dayShape: 'A day is written as 2026-12-01',
  wordShort: 'Type at least 2 letters or digits',
  dayInPast: 'Choose a day from tomorrow on. To change the rate now, edit the product.',
  dayFar: 'Choose a day within the next three years',
  dayTaken: 'A change is already scheduled for this day. Cancel it first.',
  sameTax: 'This is already the rate of that day',
  changeGone: 'This change is already applied or cancelled',
  scheduled: 'Change scheduled',
  withdrawn: 'Scheduled change cancelled',
  checkFirst: (problem: string) => `${problem} If you are sure, choose to use it anyway.`,
  file: {
    columns: (missing: readonly string[]) => `The file lacks the columns ${missing.join(', ')}`,
    line: (line: number, what: string) => `Line ${line}: ${what}`,
    value: (column: string, value: string) => `${column} cannot be “${value}”`,
    cells: 'It has other columns than the first line: put texts with a comma in quotes',
  },
  held: (products: number) => `${products} ${products === 1 ? 'product' : 'products'}`,
  linesRead: (lines: number) =>
    lines === 0
      ? 'The table has all of this already.'
      : `${lines} ${lines === 1 ? 'line' : 'lines'} of the table are new.`,
  allFit: 'Every rate matches the table.',
} as const
