/** The field of an HSN code. */
export const hsnFieldCopy = {
  list: 'HSN codes',
  choose: 'Select an HSN code from the list',
  none: 'No HSN code found: try another word',
  rates: (rates: readonly number[]) => rates.map((rate) => `${rate}%`).join(' or '),
  takeRate: (rate: number) => `Use ${rate}%`,
} as const
