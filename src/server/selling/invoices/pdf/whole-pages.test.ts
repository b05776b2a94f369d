import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingFrom, pageFaults } from '../../../../../test/builders/read-pdf.ts'
import { writtenLine } from '../../../../../test/builders/written-names.ts'
import { often } from '../../../../../test/how-often.ts'
import { containedGst } from '../../../../domain/catalogue/tax/contained-gst.ts'
import { supplyTo } from '../../../../domain/catalogue/tax/place-of-supply.ts'
import { drawUpCreditNote } from '../../../../domain/selling/invoices/draw-up-credit-note.ts'
import { drawUpInvoice, type LineToInvoice } from '../../../../domain/selling/invoices/draw-up-invoice.ts'
import {
  type CreditNoteDocument,
  type InvoiceDocument,
  isFinancialNote,
} from '../../../../domain/selling/invoices/invoice-document.ts'
import { priceDelivery } from '../../../../domain/selling/pricing/price-delivery.ts'
import { goodsLimits } from '../../../../shared/goods-limits.ts'
import { limits } from '../../../../shared/limits.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { paperSizes } from '../../../../shared/office/paper-sizes.ts'
import { column } from '../../../platform/pdf/figures.ts'
import { page } from '../../../platform/pdf/pdf-document.ts'
import { drawInvoices, type PrintedPaper } from './draw-invoice.ts'
import { drawReceipts } from './draw-receipts.ts'

const supplier = fc.record({
  name: fc.oneof(
    fc.constant('Beypore Mill Store'),
    writtenLine(60).filter((name) => name.length >= 2),
  ),
  legalName: writtenLine(150),
  address: writtenLine(150).map((line) => [line]),
  state: fc.constant('Kerala'),
  stateCode: fc.constant('32'),
  gstin: fc.constant('32AAKFB7421M1ZE'),
  phone: fc.constant('+91 495 000 0140'),
  email: fc.constantFrom('counter@beyporemill.example', `${'c'.repeat(64)}@${'mill.'.repeat(30)}example`),
})

const field = writtenLine(limits.addressFieldMax)
const recipient = fc.record({
  name: writtenLine(limits.nameMax),
  address: fc
    .tuple(
      field,
      field,
      field,
      field.map((city) => `${city} 673001`),
    )
    .map((lines) => [...lines]),
  state: fc.constantFrom('Kerala', 'Dadra and Nagar Haveli and Daman and Diu'),
  phone: fc.constant('9847012345'),
})

const buyer = fc.record(
  {
    gstin: fc.constant('33AAFFC5678K1Z5'),
    legalName: writtenLine(limits.legalNameMax),
    poNumber: writtenLine(limits.poNumberMax),
  },
  { requiredKeys: ['gstin', 'legalName'] },
)

/** From a nut to a machine, whole paise. */
const price = fc.constantFrom(50, 10_999, 1_234_567, 99_99_999_99, goodsLimits.priceRupees * 100)

const goods = fc.record({
  name: writtenLine(goodsLimits.name),
  variantName: fc.option(writtenLine(goodsLimits.name)),
  hsnCode: fc.constantFrom('8482', '84821020'),
  quantity: fc.constantFrom(1, 144, limits.quantityMax),
  unit: fc.constantFrom('NOS', 'MTR'),
  unitPrice: price,
  off: fc.constantFrom(0, 0, 5),
})

type Goods = typeof goods extends fc.Arbitrary<infer T> ? T : never

function lineOf({ off, ...sold }: Goods, gstRate: number, state: string): LineToInvoice {
  const gross = sold.unitPrice * sold.quantity
  const discountShare = Math.floor((gross * off) / 100)
  const lineTotal = gross - discountShare
  return { ...sold, gstRate, discountShare, lineTotal, ...containedGst(lineTotal, gstRate, supplyTo(state, 'Kerala')) }
}

/** Papers of any of the kinds: `rates` are given to the lines in turn. */
const paper = fc
  .record({
    supplier,
    recipient,
    buyer: fc.option(buyer),
    rates: fc.constantFrom([18], [0], [0, 18], [0.25, 5, 1.5, 0, 18, 40], [28, 3]),
    sold: fc.oneof(fc.array(goods, { minLength: 1, maxLength: 4 }), fc.array(goods, { minLength: 5, maxLength: 20 })),
    deliveryCharges: fc.constantFrom(0, 5_900),
    paymentMethod: fc.constantFrom('cod' as const, 'online' as const),
    credited: fc.boolean(),
    marks: fc.record({ isTest: fc.boolean(), financialOnly: fc.boolean() }),
    copy: fc.constantFrom(1, 12),
  })
  .map(
    ({
      supplier,
      recipient,
      buyer,
      rates,
      sold,
      deliveryCharges,
      paymentMethod,
      credited,
      marks,
      copy,
    }): PrintedPaper => {
      const { state } = recipient
      const lines = sold.map((each, index) => lineOf(each, rates[index % rates.length] ?? 18, state))
      const payable = deliveryCharges + lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
      const delivery = priceDelivery(lines, deliveryCharges, deliveryCharges, supplyTo(state, supplier.state))
      const order = { number: 'BMSX-100001', placedAt: '2026-11-20T09:00:00.000Z', paymentMethod }
      const invoice = drawUpInvoice(
        { ...order, lines, deliveryCharges, delivery, payable, recipient, buyer, isTest: marks.isTest },
        supplier,
        {
          number: 'BMS/26-27/000123',
          issuedAt: new Date('2026-11-21T09:00:00Z'),
        },
      )
      const issue = {
        number: 'BMC/26-27/000007',
        issuedAt: new Date('2026-11-26T09:00:00Z'),
        reason: 'returned',
        ...marks,
      } as const
      return { ...(credited ? drawUpCreditNote(invoice, null, issue) : invoice), copy }
    },
  )

/** All that a paper has to say of its document. */
function saidBy(document: InvoiceDocument | CreditNoteDocument): string[] {
  const { supplier, recipient, buyer, lines, rates, totals, kind } = document
  const rupees = (...paise: number[]) => paise.map(column)
  const saysTax = kind !== 'bill_of_supply' && !isFinancialNote(document)
  const taxOf = (each: { cgst: number; sgst: number; igst: number }) =>
    !saysTax ? [] : document.supply === 'in_state' ? rupees(each.cgst, each.sgst) : rupees(each.igst)
  return [
    ...[supplier.name, supplier.legalName, ...supplier.address, supplier.gstin, supplier.phone, supplier.email],
    ...(buyer ? [buyer.gstin, buyer.legalName, ...(buyer.poNumber ? [buyer.poNumber] : [])] : []),
    ...(totals.roundOff ? [column(totals.roundOff)] : []),
    ...[recipient.name, recipient.address.slice(0, -1).join(', '), ...recipient.address.slice(-1)],
    ...[`${recipient.state} (${recipient.stateCode})`, recipient.phone, document.order.number, document.number],
    ...('against' in document ? [document.against.number, '26 Nov 2026', 'Goods returned'] : ['21 Nov 2026']),
    ...lines.flatMap((line, index) => [
      `${index + 1}. ${line.description}`,
      `HSN ${line.hsnCode}`,
      `${line.quantity} ${line.unit}`,
      ...rupees(line.unitPrice, line.total),
      ...(line.gstRate > 0 ? taxOf(line) : []),
    ]),
    ...rates.filter(({ gstRate }) => saysTax && gstRate > 0).flatMap((rate) => [`${rate.gstRate}%`, ...taxOf(rate)]),
    ...taxOf(totals),
    ...[formatRupees(rupeesFromPaise(totals.total)), document.totalInWords],
  ]
}

test('no invoice, bill of supply or credit note loses a word or a figure, however long it is and in whatever script', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(paper, fc.constantFrom(...paperSizes), async (document, size) => {
      const pdf = await drawInvoices([document], size)
      expect(await missingFrom(pdf, saidBy(document))).toEqual([])
      expect(await pageFaults(pdf, { margin: page.margin, heads: [document.number] })).toEqual([])
    }),
    { numRuns: 40, endOnFailure: true },
  )
})

test.each(paperSizes)(
  'every page of a paper that goes on has the heads of its columns above them, on %s',
  async (size) => {
    const { 0: document } = fc.sample(paper, { numRuns: 1, seed: 7 })
    if (!document) throw new Error('no paper')
    const lines = Array.from({ length: 90 }, () => document.lines[0] as InvoiceDocument['lines'][number])
    const pdf = await drawInvoices([{ ...document, lines }], size)
    const heads = ['Item', 'Qty', 'Price']
    expect(await pageFaults(pdf, { margin: page.margin, heads, of: 'HSN' })).toEqual([])
  },
)

/** All that a bill on a roll has to say of its document. */
function saidOnRoll(document: PrintedPaper): string[] {
  const { supplier, recipient, buyer, lines, rates, totals, kind } = document
  const isTaxed = kind === undefined || kind === 'tax_invoice'
  const taxOf = (each: { cgst: number; sgst: number; igst: number }) =>
    document.supply === 'in_state' ? [column(each.cgst), column(each.sgst)] : [column(each.igst)]
  return [
    ...[supplier.name, supplier.legalName, ...supplier.address, supplier.gstin, supplier.phone],
    ...(buyer ? [buyer.gstin, buyer.legalName] : [recipient.name]),
    ...[...recipient.address, recipient.phone, `${recipient.state} (${recipient.stateCode})`],
    ...[document.order.number, document.number, ...('against' in document ? [document.against.number] : [])],
    ...lines.flatMap(({ description, hsnCode, quantity, unit, unitPrice, discount, total }) => [
      ...[description, `HSN ${hsnCode}`, `${quantity} ${unit} × ${column(unitPrice)}`, column(unitPrice * quantity)],
      ...(discount > 0 ? [column(discount), column(total)] : []),
    ]),
    ...(isTaxed
      ? rates.filter(({ gstRate }) => gstRate > 0).flatMap((rate) => [`${rate.gstRate}%`, ...taxOf(rate)])
      : []),
    ...[formatRupees(rupeesFromPaise(totals.total)), document.totalInWords],
  ]
}

test('no bill on a roll of 80 mm loses a word or a figure, however long it is and in whatever script', {
  timeout: 120_000,
}, async () => {
  const margin = (4 * 72) / 25.4
  await fc.assert(
    fc.asyncProperty(paper, async (document) => {
      const pdf = await drawReceipts([document])
      expect(await missingFrom(pdf, saidOnRoll(document))).toEqual([])
      expect(await pageFaults(pdf, { margin, heads: [document.number] })).toEqual([])
    }),
    { numRuns: often(20, 6), endOnFailure: true },
  )
})
