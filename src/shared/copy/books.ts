/** A fault in a return, as the books find it: of a document or a line of it, and the code or unit that is wrong. */
interface ReturnProblem {
  number: string
  fault: keyof typeof faultInWords
  value: string
  line: { position: number; description: string } | null
}

const faultInWords = {
  no_hsn: (_value: string) => 'it has no HSN code.',
  unknown_hsn: (code: string) => `the GST portal does not know the HSN code ${code}.`,
  short_hsn: (code: string) => `HSN code ${code} needs 6 digits on an invoice to a GSTIN, above ₹5 crore of turnover.`,
  unknown_unit: (unit: string) => `the GST portal does not know the unit ${unit}.`,
  bad_number: (_value: string) => 'the portal takes numbers of at most 16 letters, digits, - and /.',
}

/** Names the document, the line and its goods, and what is wrong with it. */
function problemInWords({ number, fault, value, line }: ReturnProblem): string {
  const place = line === null ? number : `${number}, line ${line.position} (${line.description})`
  return `${place}: ${faultInWords[fault](value)}`
}

/** Sentences of the month's books, at the terminal. */
export const books = {
  noMonth: (text: string) => `${text} is not a month: write it as 2026-10.`,
  beforeGst: (text: string) => `${text} is before GST began in July 2017.`,
  whichMonth: 'Which month? Write it as 2026-10.',
  registerSheet: 'Sales register',
  shortUtr: 'Enter at least the last 8 signs of the UTR.',
  notBegun: (text: string) => `${text} has not begun.`,
  twoFilers: (month: string, gstins: readonly string[]) =>
    `${month} has documents of ${gstins.length} GSTINs, ${gstins.join(' and ')}: each files its own. ` +
    `Choose with --gstin ${gstins[0]}.`,
  noFiler: (month: string, gstin: string, gstins: readonly string[]) =>
    `${month} has nothing of the GSTIN ${gstin}, only of ${gstins.join(' and ')}.`,
  formerFiler: (gstin: string, now: string) =>
    `These documents are of the GSTIN ${gstin}; ${now === '' ? 'the shop has none' : `the shop's is ${now}`} now.`,
  notOwnFile: (file: string, month: string) =>
    `${file} is there already and is not what this command wrote of ${month}: name another file, or add --force to replace it.`,
  notOwnFolder: (folder: string, file: string, month: string) =>
    `${folder} has ${file} of other books: give a folder of its own, such as tally-${month}, or add --force to replace it.`,
  testsLeftOut: (papers: number) => `Left out: ${counted(papers)} about test payments, for which no money came.`,
  notOver: (month: string) => `${month} is not over: what is issued until its end is missing.`,
  return: (month: string, documents: number, vouchers: number) => {
    if (documents > 0) return `GSTR-1 of ${month}: ${counted(documents)}.`
    return `GSTR-1 of ${month}: ${vouchers === 0 ? 'nothing was issued' : 'vouchers alone, in Table 13'}.`
  },
  register: (month: string, documents: number) => `Sales register of ${month}: ${counted(documents)}.`,
  tally: (month: string, documents: number, settlements: number) =>
    `Tally vouchers of ${month}: ${counted(documents)}${settlements === 0 ? '' : ` and ${settlementsCounted(settlements)}`}.`,
  tallyOrder: (files: readonly string[]) => `Import in this order: ${files.join(', ')}.`,
  taxable: (amount: string) => `Taxable and exempt value ${amount}.`,
  tax: (inDocuments: string, inReturn: string, difference: string) =>
    `Tax in documents ${inDocuments}, in the return ${inReturn}, difference ${difference}.`,
  problems: (count: number) => `Put right before you file (${count}):`,
  problem: problemInWords,
  lockNotOver: (month: string) => `${month} is not over: lock it when it is.`,
  lockBeforeFirst: (month: string, first: string | undefined) =>
    first === undefined
      ? `${month} cannot be locked: no invoice or voucher was issued yet.`
      : `${month} cannot be locked: the first invoice or voucher is of ${first}.`,
  lockWithoutGstin: 'The shop has no GSTIN: there is no return to keep.',
  lockedAlready: (month: string, sha256: string) =>
    `${month} is locked already. The kept GSTR-1 has SHA-256 ${sha256}.`,
  lockAltered: (numbers: readonly string[]) =>
    `Not locked: ${numbers.join(', ')} ${numbers.length === 1 ? 'is' : 'are'} not as issued. Run the audit, and restore a backup.`,
  lockProblems: (month: string, problems: readonly ReturnProblem[]) =>
    [
      `${month} is not locked. The GST portal would refuse (${problems.length}):`,
      ...problems.map((each) => `  ${problemInWords(each)}`),
      'Correct them on the portal when you file, then lock the month all the same (--anyway).',
    ].join('\n'),
  locked: (month: string, documents: number, gstin: string) =>
    `${month} is locked: ${counted(documents)} of ${gstin}. Later documents are of the open month.`,
  roundedOff: (amount: string) => `Round off of the return: ${amount} is posted with the month.`,
  roundOffOfReturn: 'GSTR-1 round off',
  lockedFile: (sha256: string) => `GSTR-1 is kept byte for byte. SHA-256 ${sha256}.`,
  lockedOn: (when: string, sha256: string) => `Locked on ${when}: this is the kept file. SHA-256 ${sha256}.`,
  lockDiffers: 'The documents give another file today: the kept one is the one that was filed.',
  notLocked: (month: string) => `${month} is not locked.`,
  unlocked: (month: string, gstin: string) => `${month} of ${gstin} is open again. The reason is in the activity log.`,
  written: (file: string) => `Written to ${file}.`,
  registerHead: [
    'Document',
    'Number',
    'Date',
    'Order',
    'Buyer',
    'GSTIN',
    'Place of supply',
    'HSN',
    'Rate %',
    'Taxable value',
    'CGST',
    'SGST',
    'IGST',
    'Round off',
    'Total',
    'Paid by',
    'Credited invoice',
  ],
  /** After 30 November following the year of their invoices (CGST Act s.34(2)). */
  financialNotes: (numbers: readonly string[]) =>
    `Left out, as financial only (CGST Act s.34(2)): ${numbers.join(', ')}. Book ${numbers.length === 1 ? 'it' : 'them'} without tax.`,
  registerKinds: { invoice: 'Invoice', bill_of_supply: 'Bill of supply', credit_note: 'Credit note' },
  paidBy: { cod: 'Cash on delivery', online: 'Online', counter: 'Counter' },
  sum: 'Sum',
  /** Rupees; the difference is that of the return less the register. An open month's tax differs by what its return will round off. */
  asGstr1: (value: number, tax: number, difference: { value: number; tax: number }) => {
    const of = (name: string, amount: number, off: number) =>
      `${name} ${amount.toFixed(2)}${off === 0 ? '' : ` (difference ${off.toFixed(2)})`}`
    return `GSTR-1: ${of('value', value, difference.value)}; ${of('tax', tax, difference.tax)}`
  },
}

const settlementsCounted = (count: number) => (count === 1 ? '1 settlement' : `${count} settlements`)
const counted = (documents: number) => (documents === 1 ? '1 document' : `${documents} documents`)
