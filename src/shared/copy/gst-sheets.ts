/** Words of GSTR-3B and of the list of GST on fees: on the screen and in the files. */
export const gstSheets = {
  head: [
    'Table',
    'Nature of supplies',
    'Place of supply',
    'Taxable value',
    'Integrated tax',
    'Central tax',
    'State/UT tax',
  ],
  outward: 'Outward taxable supplies (other than zero rated, nil rated and exempted)',
  exempt: 'Other outward supplies (nil rated, exempted)',
  interState: {
    unregistered: 'Inter-State supplies to unregistered persons',
    uin: 'Inter-State supplies to UIN holders',
  },
  belowNothing: 'An amount is below zero: more was credited than sold. Ask your accountant how to carry it forward.',
  feeHead: ['Settlement', 'Date', 'Fee without GST', 'GST', 'UTR'],
  sum: 'Sum',
  testSettlements: (ids: readonly string[]) =>
    `Left out: ${ids.join(', ')}, with test payments, for which no money came.`,
  undated: (ids: readonly string[]) =>
    `Booked on the day of import, because the provider's file has no day for ${ids.length === 1 ? 'it' : 'them'}: ${ids.join(', ')}.`,
  otherFiler: (gstin: string) => `The settlements of this month are booked with the GSTIN ${gstin}.`,
} as const
