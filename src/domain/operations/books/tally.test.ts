import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containedGst } from '../../catalogue/tax/contained-gst.ts'
import { delivered } from '../../selling/invoices/draw-up-invoice.ts'
import type { CreditNoteDocument, InvoiceDocument, InvoiceLine } from '../../selling/invoices/invoice-document.ts'
import { tallyVoucher } from './tally-vouchers.ts'
import { mastersXml, vouchersAFile, vouchersXml } from './tally-xml.ts'

const company = 'Beypore Mill Store & Sons'

function line(description: string, rest: Partial<InvoiceLine>): InvoiceLine {
  const none = { quantity: 1, unit: 'NOS', unitPrice: 0, discount: 0, gstRate: 18, hsnCode: '848210' }
  return { ...none, ...{ taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 }, description, ...rest }
}

function invoice(lines: InvoiceLine[], rest: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const total = (key: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') => lines.reduce((all, each) => all + each[key], 0)
  return {
    ...{ number: 'BMS/26-27/000006', issuedAt: '2026-10-03T04:30:00.000Z', reverseCharge: false, rates: [], lines },
    order: { number: 'BMS-1006', placedAt: '2026-10-03T04:00:00.000Z', paymentMethod: 'online' },
    supplier: { name: '', legalName: '', address: [], state: '', stateCode: '', gstin: '', phone: '', email: '' },
    recipient: { name: 'Amina P', address: [], state: 'Kerala', stateCode: '32', phone: '' },
    ...{ supply: 'in_state', placeOfSupply: { state: 'Kerala', stateCode: '32' }, totalInWords: '' },
    totals: {
      ...{ discount: 0, taxable: total('taxable'), cgst: total('cgst'), sgst: total('sgst') },
      igst: total('igst'),
      total: total('total'),
    },
    ...rest,
  }
}

/** The worked example of `books/tally-facts.json`: 750.97 in the state, paid online, delivery with the bearings. */
const worked = invoice([
  line('Ball Bearing 6204-2RS', { quantity: 3, taxable: 37_698, cgst: 3393, sgst: 3393, total: 44_484 }),
  line('Hacksaw Frame 12 in, Tubular', { hsnCode: '820220', taxable: 20_943, cgst: 1885, sgst: 1885, total: 24_713 }),
  line(delivered.description, { unit: delivered.unit, taxable: 5000, cgst: 450, sgst: 450, total: 5900 }),
])

const amountsIn = (xml: string, block: string) =>
  [...xml.matchAll(new RegExp(`<${block}\\.LIST>(.*?)</${block}\\.LIST>`, 'g'))].map(([, inner = '']) => {
    const own = inner.replace(/<(BILLALLOCATIONS|ACCOUNTINGALLOCATIONS)\.LIST>.*?<\/\1\.LIST>/g, '')
    return Math.round(Number(/<AMOUNT>(-?[\d.]+)</.exec(own)?.[1]) * 100)
  })
/** Adds up the entries of a voucher in paise; the allocations below them are not counted again. */
const sumOf = (voucher: string) =>
  ['LEDGERENTRIES', 'ALLINVENTORYENTRIES'].flatMap((block) => amountsIn(voucher, block)).reduce((a, b) => a + b, 0)
const each = (xml: string) => xml.match(/<VOUCHER .*?<\/VOUCHER>/g) ?? []

describe('a sale', () => {
  const [xml = ''] = vouchersXml(company, [tallyVoucher(worked)])

  test('is booked as the worked example: debit below nothing, the delivery with its goods', () => {
    expect(xml).toContain(
      '<LEDGERNAME>Razorpay (online sales)</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-750.97</AMOUNT>',
    )
    expect(xml).toContain('<STOCKITEMNAME>Ball Bearing 6204-2RS</STOCKITEMNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>')
    expect(amountsIn(xml, 'ALLINVENTORYENTRIES')).toEqual([42_698, 20_943])
    expect(amountsIn(xml, 'LEDGERENTRIES')).toEqual([-75_097, 5728, 5728])
    expect(xml).toContain('<ACTUALQTY>3 Nos</ACTUALQTY>')
    expect(xml).not.toContain('Delivery charge')
    expect(xml).toContain('<BILLTYPE>New Ref</BILLTYPE>')
    expect(xml).toContain('<DATE>20261003</DATE>')
    expect(sumOf(xml)).toBe(0)
  })

  test('taken back turns the signs round, against the number of its invoice', () => {
    const note: CreditNoteDocument = {
      ...worked,
      ...{
        number: 'BCN/26-27/000001',
        reason: 'returned',
        against: { number: worked.number, issuedAt: worked.issuedAt },
      },
    }
    const [taken = ''] = vouchersXml(company, [tallyVoucher(note)])
    expect(taken).toContain('<VOUCHERNUMBER>BCN/26-27/000001</VOUCHERNUMBER><REFERENCE>BMS/26-27/000006</REFERENCE>')
    expect(taken).toContain('<NAME>BMS/26-27/000006</NAME><BILLTYPE>Agst Ref</BILLTYPE>')
    expect(amountsIn(taken, 'LEDGERENTRIES')).toEqual([75_097, -5728, -5728])
    expect(sumOf(taken)).toBe(0)
  })

  test('to a firm names it with its GSTIN, and what is rounded off stands on a ledger of its own', () => {
    const bearing = line('Bearing', { taxable: 18_983, cgst: 1708, sgst: 1708, roundOff: 1, total: 22_400 })
    const buyer = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
    const [voucher = ''] = vouchersXml(company, [tallyVoucher(invoice([bearing], { buyer }))])
    expect(voucher).toContain('<BASICBUYERNAME>Malabar Works Pvt Ltd</BASICBUYERNAME>')
    expect(voucher).toContain(
      '<GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE><PARTYGSTIN>32AABCW1234Q1Z9</PARTYGSTIN>',
    )
    expect(amountsIn(voucher, 'LEDGERENTRIES')).toEqual([-22_400, 1708, 1708, 1])
    expect(sumOf(voucher)).toBe(0)
  })

  test('of exempt goods to another state stands on its own ledger, without a rate', () => {
    const spade = line('Spade', { hsnCode: '820110', gstRate: 0, taxable: 45_000, total: 45_000 })
    const away = invoice([spade], { supply: 'inter_state', placeOfSupply: { state: 'Tamil Nadu', stateCode: '33' } })
    const [voucher = ''] = vouchersXml(company, [tallyVoucher(away)])
    expect(voucher).toContain('<LEDGERNAME>Sales exempt (interstate)</LEDGERNAME>')
    expect(voucher).toContain('<GSTOVRDNTAXABILITY>Exempt</GSTOVRDNTAXABILITY>')
    expect(voucher).not.toContain('RATEDETAILS')
  })
})

test('masters name every unit, ledger and item that a voucher names, each once', () => {
  const vouchers = [tallyVoucher(worked), tallyVoucher({ ...worked, number: 'BMS/26-27/000007' })]
  const masters = mastersXml(company, vouchers)
  const named = [...masters.matchAll(/<(UNIT|LEDGER|STOCKITEM) NAME="([^"]*)"/g)].map(
    ([, kind, name]) => `${kind} ${name}`,
  )
  expect(named).toHaveLength(new Set(named).size)
  for (const xml of vouchersXml(company, vouchers)) {
    for (const [, ledger] of xml.matchAll(/<LEDGERNAME>(.*?)</g)) expect(named).toContain(`LEDGER ${ledger}`)
    for (const [, item] of xml.matchAll(/<STOCKITEMNAME>(.*?)</g)) expect(named).toContain(`STOCKITEM ${item}`)
    for (const [, unit] of xml.matchAll(/<BILLEDQTY>\d+ (.*?)</g)) expect(named).toContain(`UNIT ${unit}`)
  }
  expect(masters).toContain('<NAME.LIST><NAME>Nos</NAME></NAME.LIST>')
})

test(`a file has at most ${vouchersAFile} vouchers; a month without any is a file without any`, () => {
  const many = Array.from({ length: vouchersAFile + 1 }, () => tallyVoucher(worked))
  expect(vouchersXml(company, many).map((xml) => each(xml).length)).toEqual([vouchersAFile, 1])
  expect(vouchersXml(company, []).map((xml) => each(xml).length)).toEqual([0])
})

const anyLine = fc.record({
  name: fc.string({ unit: 'binary', minLength: 1, maxLength: 260 }),
  gross: fc.integer({ min: 1, max: 20_000_000 }),
  rate: fc.constantFrom(0, 5, 18, 28),
  quantity: fc.integer({ min: 1, max: 500 }),
  hsnCode: fc.constantFrom('848210', '401032'),
})

test('whatever is sold, each voucher comes to nothing, and its text is well-formed XML', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      fc.boolean(),
      (goods, isAway, isSent) => {
        const supply = isAway ? 'inter_state' : 'in_state'
        const lines = goods.map(({ name, gross, rate, quantity, hsnCode }) => {
          const { gst, ...heads } = containedGst(gross, rate, supply)
          return line(name, { ...heads, ...{ quantity, hsnCode, gstRate: rate, taxable: gross - gst, total: gross } })
        })
        const { gst, ...heads } = containedGst(5900, 18, supply)
        const sent = line(delivered.description, { ...heads, unit: delivered.unit, taxable: 5900 - gst, total: 5900 })
        const voucher = tallyVoucher(invoice(isSent ? [...lines, sent] : lines, { supply }))
        const [xml = ''] = vouchersXml(company, [voucher])
        expect(sumOf(xml)).toBe(0)
        expect(faultOf(xml)).toBeUndefined()
        expect(faultOf(mastersXml(company, [voucher]))).toBeUndefined()
      },
    ),
  )
})

test('names keep &, < and Malayalam, lose ₹, and end after 200 signs', () => {
  const named = invoice([
    line('വാഷർ <M8> & "nut" ₹5', { taxable: 100, total: 100, gstRate: 0 }),
    line('x'.repeat(400), { taxable: 1, total: 1, gstRate: 0 }),
  ])
  const [xml = ''] = vouchersXml(company, [tallyVoucher(named)])
  expect(xml).toContain('<STOCKITEMNAME>വാഷർ &#60;M8&#62; &#38; &#34;nut&#34; Rs 5</STOCKITEMNAME>')
  expect(xml).toContain(`<STOCKITEMNAME>${'x'.repeat(200)}</STOCKITEMNAME>`)
  expect(xml).toContain('<SVCURRENTCOMPANY>Beypore Mill Store &#38; Sons</SVCURRENTCOMPANY>')
})

/** Names the fault by which a text is not XML as it is written here: a tag that is not closed, a bare sign, a sign that XML has not. */
function faultOf(xml: string): string | undefined {
  const open: string[] = []
  for (const [whole, text, close, name = ''] of xml
    .replace(/^<\?xml .*?\?>\n/, '')
    .matchAll(/([^<]+)|<(\/?)([\w.]+)[^<>]*>|</g)) {
    if (text !== undefined && /&(?!#\d+;)|[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]|>/u.test(text))
      return `text ${text}`
    if (text !== undefined) continue
    if (name === '') return `sign at ${whole}`
    if (close !== '/') open.push(name)
    else if (open.pop() !== name) return `end of ${name}`
  }
  return open.length === 0 ? undefined : `no end of ${open.join(' ')}`
}
