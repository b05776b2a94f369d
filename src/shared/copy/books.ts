/** Sentences of the month's books, at the terminal. */
export const books = {
  noMonth: (text: string) => `${text} is not a month: write it as 2026-10.`,
  beforeGst: (text: string) => `${text} is before GST began in July 2017.`,
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
  return: (month: string, documents: number) =>
    documents === 0 ? `GSTR-1 of ${month}: nothing was issued.` : `GSTR-1 of ${month}: ${counted(documents)}.`,
  register: (month: string, documents: number) => `Sales register of ${month}: ${counted(documents)}.`,
  tally: (month: string, documents: number) => `Tally vouchers of ${month}: ${counted(documents)}.`,
  tallyOrder: (files: readonly string[]) => `Import in this order: ${files.join(', ')}.`,
  taxable: (amount: string) => `Taxable and exempt value ${amount}.`,
  tax: (inDocuments: string, inReturn: string, difference: string) =>
    `Tax in documents ${inDocuments}, in the return ${inReturn}, difference ${difference}.`,
  problems: (count: number) => `Put right before you file (${count}):`,
  problem: {
    no_hsn: (number: string) => `${number}: a line has no HSN code.`,
    unknown_hsn: (number: string, code: string) => `${number}: the GST portal does not know the HSN code ${code}.`,
    unknown_unit: (number: string, unit: string) => `${number}: the GST portal does not know the unit ${unit}.`,
    bad_number: (number: string) => `${number}: the portal takes numbers of at most 16 letters, digits, - and /.`,
  },
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
  paidBy: { cod: 'Cash on delivery', online: 'Online' },
  sum: 'Sum',
}

const counted = (documents: number) => (documents === 1 ? '1 document' : `${documents} documents`)
