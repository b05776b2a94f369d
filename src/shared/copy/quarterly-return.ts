import { formatDay } from '../format-moment.ts'

/** Sentences on returns that are filed quarterly (QRMP), in the office and at the terminal. */
export const quarterlyReturn = {
  due: (day: string) => `Due by ${formatDay(day)}.`,
  iff: (month: string, documents: number) =>
    `IFF of ${month} (invoices to a GSTIN and their credit notes): ${counted(documents)}.`,
  iffText:
    'All else is filed with the quarter. Without an IFF, leave the month open: these invoices are then filed with the quarter too.',
  quarter: (months: readonly string[], documents: number) =>
    `GSTR-1 of the quarter ${months[0]} to ${months.at(-1)}: ${counted(documents)}.`,
  withQuarter: (numbers: readonly string[]) =>
    `Not in the IFF that was kept: ${numbers.join(', ')}. Filed with the quarter.`,
  notLockedYet: (month: string) =>
    `${month} is not locked: its invoices to a GSTIN are in this file. If its IFF was filed, lock ${month} first.`,
  lockedWith: (months: readonly string[]) =>
    `${months.join(' and ')} ${months.length === 1 ? 'is' : 'are'} locked with it, without an IFF.`,
  lockedByQuarter: (month: string, last: string) =>
    `${month} is filed with the quarter, which is locked: open ${last} first.`,
  payment: 'GSTR-3B is filed for the quarter. For this month pay the tax with PMT-06 by the 25th of the next month.',
  chosen: (quarter: string, frequency: 'monthly' | 'quarterly') =>
    `Returns are filed ${frequency} from the quarter that begins in ${quarter}.`,
  chosenAlready: (frequency: 'monthly' | 'quarterly') => `Returns are filed ${frequency} already.`,
  monthLocked: (month: string) => `${month} is locked: how it was filed does not change. Choose for a later quarter.`,
  tooLarge:
    'Quarterly returns are for a turnover of up to ₹5 crore (Notification 84/2020-Central Tax). Check the turnover under Settings → Books & Tally.',
  notOfShop: (gstin: string) => `${gstin} is no GSTIN of the shop.`,
} as const

const counted = (documents: number) => (documents === 1 ? '1 document' : `${documents} documents`)
