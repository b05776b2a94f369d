import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingFrom, pageFaults } from '../../../../../test/builders/read-pdf.ts'
import { writtenLine } from '../../../../../test/builders/written-names.ts'
import { often } from '../../../../../test/how-often.ts'
import { containedGst } from '../../../../domain/catalogue/tax/contained-gst.ts'
import { supplyTo } from '../../../../domain/catalogue/tax/place-of-supply.ts'
import { quotes as copy } from '../../../../shared/copy/quotes.ts'
import { goodsLimits } from '../../../../shared/goods-limits.ts'
import { limits } from '../../../../shared/limits.ts'
import type { ShopIdentity } from '../../../../shared/settings/shop-identity.ts'
import { column } from '../../../platform/pdf/figures.ts'
import { page } from '../../../platform/pdf/pdf-document.ts'
import { quotePaper } from '../quote-paper.ts'
import type { QuoteLineRow, QuoteRow } from '../quote-queries.ts'
import { drawQuote } from './draw-quote.ts'

const goods = fc.record({
  name: writtenLine(goodsLimits.name),
  variant_name: fc.option(writtenLine(goodsLimits.name)),
  hsn_code: fc.constantFrom('8482', '84821020'),
  quantity: fc.constantFrom(1, 144, limits.quantityMax),
  unit: fc.constantFrom('NOS', 'MTR'),
  unit_price: fc.constantFrom(50, 10_999, 99_99_999_99),
  gst_rate: fc.constantFrom(0, 5, 18),
})

const seller = fc
  .record({
    name: writtenLine(60).filter((name) => name.length >= 2),
    legalName: writtenLine(150),
    address: writtenLine(150),
  })
  .map(({ name, ...who }) => ({
    ...{ name, phone: '+91 495 000 0140', email: 'counter@beyporemill.example', colours: { accent: '#ff7a1a' } },
    seller: { ...who, state: 'Kerala', gstin: '32AAKFB7421M1ZE' },
  }))

const paper = fc
  .record({
    seller,
    sold: fc.array(goods, { minLength: 1, maxLength: 20 }),
    name: writtenLine(limits.nameMax),
    gstin: fc.constantFrom(null, '33AAFFC5678K1Z5'),
    state: fc.constantFrom('Kerala', 'Dadra and Nagar Haveli and Daman and Diu'),
  })
  .map(({ seller, sold, name, gstin, state }) => {
    const quote = {
      firm: null,
      ...{ number: 'QT-26-27-000123', name, gstin, phone: '9847012345', place_of_supply: state },
      ...{ created_at: new Date('2026-11-26T06:30:00Z'), valid_until: new Date('2026-12-03T18:29:59.999Z') },
    }
    const lines = sold.map((line) => {
      const line_total = line.unit_price * line.quantity
      return { ...line, line_total, ...containedGst(line_total, line.gst_rate, supplyTo(state, 'Kerala')) }
    })
    return quotePaper(
      quote as unknown as QuoteRow,
      lines as unknown as QuoteLineRow[],
      seller as unknown as ShopIdentity,
    )
  })

test('no quotation loses a word or a figure, however long it is and in whatever script', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(paper, async (quoted) => {
      const { supplier, recipient, buyer, number, lines, totals, totalInWords } = quoted.document
      const pdf = await drawQuote(quoted)
      const said = [
        ...[supplier.name, supplier.legalName, ...supplier.address, supplier.gstin, supplier.phone, supplier.email],
        ...[recipient.name, recipient.phone, ...(buyer ? [buyer.gstin] : []), number, '26 Nov 2026', '3 Dec 2026'],
        ...[copy.paper.title.toUpperCase(), copy.paper.notInvoice, `${recipient.state} (${recipient.stateCode})`],
        ...lines.flatMap(({ description, hsnCode, quantity, unit, unitPrice, total }, index) => [
          ...[
            `${index + 1}. ${description}`,
            `HSN ${hsnCode}`,
            `${quantity} ${unit}`,
            column(unitPrice),
            column(total),
          ],
        ]),
        ...[column(totals.total), totalInWords, ...copy.paper.termsOf('3 Dec 2026')],
      ]
      expect(await missingFrom(pdf, said)).toEqual([])
      expect(await pageFaults(pdf, { margin: page.margin, heads: [number] })).toEqual([])
    }),
    { numRuns: often(20, 6), endOnFailure: true },
  )
})
