import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import { type TallyLedgers, tallyLedgers } from '../../../shared/settings/tally-ledgers.ts'
import type { BilledEntry, ItemEntry, LedgerEntry, LedgerVoucher, TallyVoucher } from './tally-vouchers.ts'

/** Vouchers of one file: Tally takes a few hundred at once. */
export const vouchersAFile = 300
/** Longest name of a master that is written. */
const nameMost = 200

/**
 * Writes what vouchers name, as Tally's "All Masters": units, ledgers and stock items, each once. It is imported first: vouchers find
 * them by their exact names.
 */
export function mastersXml(
  company: string,
  vouchers: readonly TallyVoucher[],
  settled: readonly LedgerVoucher[] = [],
  names: TallyLedgers = tallyLedgers,
): string {
  const items = [
    ...new Map(vouchers.flatMap((voucher) => voucher.items).map((each) => [nameText(each.item), each])).values(),
  ]
  const units = [...new Set(items.map(({ unit }) => unit))]
  const entries = [
    ...vouchers.flatMap(({ party, taxes, items: of }) => [party, ...taxes, ...of]),
    ...settled.flatMap((voucher) => voucher.entries),
  ]
  const ledgers = new Set(entries.map(({ ledger }) => ledger))
  return envelope(company, 'All Masters', [
    ...units.map((unit) => master('UNIT', unit, tag('ISSIMPLEUNIT', 'Yes'))),
    ...[...ledgers].map((ledger) => master('LEDGER', ledger, ledgerParts(ledger, names))),
    ...items.map((each) => master('STOCKITEM', each.item, tag('BASEUNITS', each.unit) + gstDetails(each))),
  ])
}

/** Writes vouchers as Tally imports them, those of settlements last, at most `vouchersAFile` in each of the files. */
export function vouchersXml(
  company: string,
  vouchers: readonly TallyVoucher[],
  settled: readonly LedgerVoucher[] = [],
): string[] {
  const written = [...vouchers.map(voucherXml), ...settled.map(ledgerVoucherXml)]
  const files = Math.max(1, Math.ceil(written.length / vouchersAFile))
  return Array.from({ length: files }, (_, at) =>
    envelope(company, 'Vouchers', written.slice(at * vouchersAFile, (at + 1) * vouchersAFile)),
  )
}

function ledgerVoucherXml({ kind, number, day, reference, narration, party, entries }: LedgerVoucher): string {
  const date = day.replaceAll('-', '')
  const head = [
    ...[tag('DATE', date), tag('VOUCHERTYPENAME', kind), tag('VOUCHERNUMBER', number)],
    ...(reference === null ? [] : [tag('REFERENCE', reference)]),
    ...[tag('NARRATION', narration), tag('PARTYLEDGERNAME', nameText(party))],
    tag('PERSISTEDVIEW', 'Accounting Voucher View'),
  ]
  const written = entries.map((entry) => list('ALLLEDGERENTRIES', entryParts(entry) + billsXml(entry)))
  const body = [...head, ...written].join('')
  return `<VOUCHER DATE="${date}" VCHTYPE="${kind}" ACTION="Create" OBJVIEW="Accounting Voucher View">${body}</VOUCHER>`
}

function billsXml({ bills }: BilledEntry): string {
  return bills
    .map(({ invoice, amount }) => {
      const named =
        invoice === null ? [tag('BILLTYPE', 'On Account')] : [tag('NAME', invoice), tag('BILLTYPE', 'Agst Ref')]
      return list('BILLALLOCATIONS', [...named, tag('AMOUNT', amountText(amount))].join(''))
    })
    .join('')
}

function voucherXml({ kind, number, day, buyer, gstin, state, party, taxes, items }: TallyVoucher): string {
  const date = day.replaceAll('-', '')
  const bill = [
    tag('NAME', party.invoice),
    tag('BILLTYPE', kind === 'Sales' ? 'New Ref' : 'Agst Ref'),
    tag('AMOUNT', amountText(party.amount)),
  ]
  const head = [
    ...[tag('DATE', date), tag('VOUCHERTYPENAME', kind), tag('VOUCHERNUMBER', number), tag('REFERENCE', party.invoice)],
    ...[
      tag('PARTYLEDGERNAME', nameText(party.ledger)),
      tag('BASICBUYERNAME', nameText(buyer)),
      tag('STATENAME', state),
    ],
    ...[tag('PLACEOFSUPPLY', state), ...registration(gstin), tag('ISINVOICE', 'Yes')],
    ...[tag('PERSISTEDVIEW', 'Invoice Voucher View'), tag('VCHENTRYMODE', 'Item Invoice')],
  ]
  const ledgers = [
    list('LEDGERENTRIES', entryParts(party) + tag('ISPARTYLEDGER', 'Yes') + list('BILLALLOCATIONS', bill.join(''))),
    ...taxes.map((each) => list('LEDGERENTRIES', entryParts(each))),
  ]
  const body = [...head, ...ledgers, ...items.map(itemXml)].join('')
  return `<VOUCHER DATE="${date}" VCHTYPE="${kind}" ACTION="Create" OBJVIEW="Invoice Voucher View">${body}</VOUCHER>`
}

const registration = (gstin: string | null) =>
  gstin === null
    ? [tag('GSTREGISTRATIONTYPE', 'Unregistered/Consumer')]
    : [tag('GSTREGISTRATIONTYPE', 'Regular'), tag('PARTYGSTIN', gstin)]

function itemXml(entry: ItemEntry): string {
  const { item, unit, quantity, amount, hsnCode, gstRate } = entry
  const pieces = `${quantity} ${unit}`
  // a price that was reduced has a value and no quantity
  const counted = (name: string, text: string) => (quantity === 0 ? [] : [tag(name, text)])
  const each = Math.abs(amount) / Math.max(1, quantity)
  const rates =
    gstRate === 0
      ? ''
      : headsOf(gstRate)
          .map(([head, rate]) => rateDetails(head, rate))
          .join('')
  return list(
    'ALLINVENTORYENTRIES',
    [
      ...[
        tag('STOCKITEMNAME', nameText(item)),
        positive(amount),
        ...counted('RATE', `${amountText(Math.round(each))}/${unit}`),
      ],
      ...[
        tag('AMOUNT', amountText(amount)),
        ...counted('ACTUALQTY', pieces),
        ...counted('BILLEDQTY', pieces),
        tag('GSTHSNNAME', hsnCode),
      ],
      ...[
        tag('GSTOVRDNTAXABILITY', gstRate === 0 ? 'Exempt' : 'Taxable'),
        list('ACCOUNTINGALLOCATIONS', entryParts(entry)),
        rates,
      ],
    ].join(''),
  )
}

/** Heads of GST with their shares of a rate, in percent. */
const headsOf = (gstRate: number): [head: string, rate: number][] => [
  ['CGST', gstRate / 2],
  ['SGST/UTGST', gstRate / 2],
  ['IGST', gstRate],
]

const rateDetails = (head: string, rate: number) =>
  list('RATEDETAILS', tag('GSTRATEDUTYHEAD', head) + tag('GSTRATE', String(rate)))

function gstDetails({ hsnCode, gstRate }: ItemEntry): string {
  const heads =
    gstRate === 0
      ? ''
      : headsOf(gstRate)
          .map(([head, rate]) => rateDetails(head, rate))
          .join('')
  return (
    tag('GSTAPPLICABLE', 'Applicable') +
    list('HSNDETAILS', tag('HSNCODE', hsnCode)) +
    list(
      'GSTDETAILS',
      tag('TAXABILITY', gstRate === 0 ? 'Exempt' : 'Taxable') +
        list('STATEWISEDETAILS', tag('STATENAME', 'Any') + heads),
    )
  )
}

/** Puts a ledger below one of the groups that every company in Tally has. */
function ledgerParts(ledger: string, names: TallyLedgers): string {
  const [role] = Object.entries(names).find(([, name]) => name === ledger) ?? []
  switch (role as keyof TallyLedgers | undefined) {
    case 'online':
    case 'cod':
    case 'counter':
      return tag('PARENT', 'Sundry Debtors') + tag('ISBILLWISEON', 'Yes')
    case 'roundOff':
    case 'charges':
      return tag('PARENT', 'Indirect Expenses')
    case 'bank':
      return tag('PARENT', 'Bank Accounts')
    case 'adjustments':
      return tag('PARENT', 'Suspense A/c')
    case 'cgst':
    case 'inputCgst':
      return taxParts('CGST')
    case 'sgst':
    case 'inputSgst':
      return taxParts('SGST/UTGST')
    case 'igst':
    case 'inputIgst':
      return taxParts('IGST')
    case undefined:
      return tag('PARENT', 'Sales Accounts') + tag('AFFECTSSTOCK', 'Yes')
  }
}

const taxParts = (head: string) => tag('PARENT', 'Duties & Taxes') + tag('TAXTYPE', 'GST') + tag('GSTDUTYHEAD', head)

/** A master is found by its NAME as an attribute and in a list; without the list Tally answers EXCEPTIONS=1. */
function master(kind: string, name: string, parts: string): string {
  const text = escapeXml(nameText(name))
  return `<${kind} NAME="${text}" ACTION="Create">${list('NAME', `<NAME>${text}</NAME>`)}${parts}</${kind}>`
}

function envelope(company: string, report: string, messages: readonly string[]): string {
  const wrapped = messages.map((each) => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${each}</TALLYMESSAGE>`).join('\n')
  const described = `${tag('REPORTNAME', report)}<STATICVARIABLES>${tag('SVCURRENTCOMPANY', company)}</STATICVARIABLES>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC>${described}</REQUESTDESC><REQUESTDATA>
${wrapped}
</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>
`
}

const entryParts = ({ ledger, amount }: LedgerEntry) =>
  tag('LEDGERNAME', nameText(ledger)) + positive(amount) + tag('AMOUNT', amountText(amount))

/** Debit, below nothing, is what Tally deems positive. */
const positive = (amount: Paise) => tag('ISDEEMEDPOSITIVE', amount < 0 ? 'Yes' : 'No')

const amountText = (amount: Paise) => rupeesFromPaise(amount).toFixed(2)
const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
const list = (name: string, inner: string) => `<${name}.LIST>${inner}</${name}.LIST>`

/** Names have no ₹ (Tally's own screens cannot show it), no line ends, and an end. */
function nameText(name: string): string {
  return name.replaceAll('₹', 'Rs ').replace(/\s+/g, ' ').trim().slice(0, nameMost)
}

/** Escapes text; signs that XML 1.0 has not are left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
