import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingFrom, pageFaults } from '../../../../../test/builders/read-pdf.ts'
import { writtenLine } from '../../../../../test/builders/written-names.ts'
import { drawUpReceiptVoucher, drawUpRefundVoucher } from '../../../../domain/selling/invoices/draw-up-voucher.ts'
import type { ReceiptVoucher, RefundVoucher } from '../../../../domain/selling/invoices/voucher-document.ts'
import { goodsLimits } from '../../../../shared/goods-limits.ts'
import { limits } from '../../../../shared/limits.ts'
import { paperSizes } from '../../../../shared/office/paper-sizes.ts'
import { column } from '../../../platform/pdf/figures.ts'
import { page } from '../../../platform/pdf/pdf-document.ts'
import { drawVouchers } from './draw-vouchers.ts'

const supplier = {
  ...{ name: 'Beypore Mill Store', legalName: 'Beypore Mill Store Pvt Ltd', address: ['Mill Road, Beypore'] },
  ...{ state: 'Kerala', stateCode: '32', gstin: '32AAKFB7421M1ZE', phone: '', email: 'mill@store.example' },
}
const line = fc.record({
  name: writtenLine(goodsLimits.name),
  variantName: fc.option(writtenLine(goodsLimits.name)),
  hsnCode: fc.constant('84821020'),
  quantity: fc.constantFrom(1, limits.quantityMax),
  unit: fc.constant('NOS'),
  gstRate: fc.constantFrom(0, 5, 18),
  lineTotal: fc.constantFrom(50, 9_999, 99_99_999_99),
})

const voucher = fc
  .record({
    lines: fc.array(line, { maxLength: 12 }),
    state: fc.constantFrom('Dadra and Nagar Haveli and Daman and Diu', ''),
    name: writtenLine(limits.nameMax),
    isTest: fc.boolean(),
    goesBack: fc.boolean(),
  })
  .map(({ lines, state, name, isTest, goesBack }): ReceiptVoucher | RefundVoucher => {
    const payable = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 5_900)
    const receipt = drawUpReceiptVoucher(
      {
        payment: { id: 'pay_Nx3hQzL1uKx9aB', amount: payable, paidAt: '2026-11-20T08:59:00.000Z', isTest },
        order: { number: 'BMSX-100001', placedAt: '2026-11-21T09:00:00.000Z' },
        ...{ lines, delivery: null, payable, buyer: null },
        recipient: { name, address: ['Beach Road', 'Kozhikode 673001'], state, phone: '9847012345' },
      },
      supplier,
      { number: 'RV/26-27/000001', issuedAt: new Date('2026-11-21T09:00:00Z') },
    )
    const back = { number: 'RFV/26-27/000007', issuedAt: new Date('2026-11-22T09:00:00Z') }
    return goesBack ? drawUpRefundVoucher(receipt, back, 'refunded_by_provider') : receipt
  })

test('no voucher loses a word or a figure, on a sheet or on half of one', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(voucher, fc.constantFrom(...paperSizes), async (document, size) => {
      const pdf = await drawVouchers([document], size)
      const { number, recipient, lines, totals, payment, totalInWords } = document
      const said = [
        ...[number, recipient.name, 'Beach Road', payment.id, column(totals.total), totalInWords],
        ...lines.flatMap(({ total, gstRate }, index) => [
          `${index + 1}. ${lines[index]?.description}`,
          column(total),
          `${gstRate}%`,
        ]),
        ...['Received on 20 Nov 2026', 'No GST is charged on an advance for goods'],
        ...(lines.length > 0 ? ['The GST rates are those at which the goods were ordered.'] : []),
        ...('against' in document
          ? ['Voucher date 22 Nov 2026', `Receipt voucher ${document.against.number} Dated 21 Nov 2026`]
          : ['Voucher date 21 Nov 2026']),
        ...('against' in document ? ['Refunded by the payment provider'] : []),
      ]
      expect(await missingFrom(pdf, said)).toEqual([])
      expect(await pageFaults(pdf, { margin: page.margin, heads: [number] })).toEqual([])
    }),
    { numRuns: 12, seed: 179, endOnFailure: true },
  )
})
