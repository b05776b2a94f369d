/** The field of an HSN code. */
export const hsnFieldCopy = {
  list: 'Codes of the table',
  choose: 'Choose a code: a word alone is none',
  none: 'Nothing like this is in the table of rates: try another word',
  rates: (rates: readonly number[]) => rates.map((rate) => `${rate}%`).join(' or '),
  takeRate: (rate: number) => `Take ${rate} %`,
} as const
