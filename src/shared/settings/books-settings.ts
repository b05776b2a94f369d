import * as z from 'zod/mini'
import { setting } from './setting.ts'
import { lineOf, stateName } from './setting-shapes.ts'
import { tallyLedgers } from './tally-ledgers.ts'

/** Tally's names are at most so long. */
const ledger = lineOf(1, 99)

/** Settings of the books that leave the shop. */
export const booksSettings = {
  'books.ledgers': setting({
    group: 'books',
    label: 'Ledgers in Tally',
    hint: 'As your company in Tally has them, to the letter. Vouchers of sales and settlements name them.',
    schema: z
      .strictObject({
        ...{ online: ledger, cod: ledger, counter: ledger },
        ...{ cgst: ledger, sgst: ledger, igst: ledger, roundOff: ledger },
        ...{ bank: ledger, charges: ledger, inputCgst: ledger, inputSgst: ledger, inputIgst: ledger },
        adjustments: ledger,
      })
      .check(
        z.refine(
          // Tally knows no capitals
          (names) => new Set(Object.values(names).map((name) => name.toLowerCase())).size === Object.keys(names).length,
          'must be a name of its own for each ledger',
        ),
      ),
    fallback: { ...tallyLedgers },
  }),
  'books.providerState': setting({
    group: 'books',
    label: 'State of the payment provider',
    hint: 'As on its tax invoice. In your own state the GST on its fees is CGST and SGST, else IGST.',
    schema: stateName,
    fallback: 'Karnataka',
  }),
  'books.aboveFiveCrore': setting({
    group: 'books',
    label: 'Turnover above ₹5 crore',
    hint:
      'Of all registrations of your PAN, in the financial year before. Invoices to a GSTIN then need HSN codes of 6 digits and must be ' +
      'e-invoices.',
    schema: z.boolean('must be yes or no'),
    fallback: false,
  }),
}
