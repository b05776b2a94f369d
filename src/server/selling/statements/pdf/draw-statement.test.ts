import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingFrom, pageFaults } from '../../../../../test/builders/read-pdf.ts'
import { writtenLine } from '../../../../../test/builders/written-names.ts'
import { drawUpStatement } from '../../../../domain/selling/statements/draw-up-statement.ts'
import { formatDate } from '../../../../shared/format-moment.ts'
import { limits } from '../../../../shared/limits.ts'
import { statementKinds } from '../../../../shared/statement-periods.ts'
import { column } from '../../../platform/pdf/figures.ts'
import { page } from '../../../platform/pdf/pdf-document.ts'
import { drawStatement } from './draw-statement.ts'

const supplier = {
  ...{ name: 'Beypore Mill Store', legalName: 'Beypore Mill Store Pvt Ltd', address: ['Mill Road, Beypore'] },
  ...{ state: 'Kerala', stateCode: '32', gstin: '32AAKFB7421M1ZE', phone: '', email: 'mill@store.example' },
}
const entry = fc.record({
  kind: fc.constantFrom(...statementKinds),
  at: fc.constantFrom(new Date('2026-03-31T06:00:00Z'), new Date('2026-11-21T09:00:00Z')),
  number: fc.constantFrom('', 'BMS/26-27/000001'),
  orderNumber: fc.constantFrom(null, 'BMSX-100001'),
  poNumber: fc.option(writtenLine(limits.poNumberMax)),
  gstin: fc.constant(null),
  amount: fc.constantFrom(50, 9_999, 99_99_999_99),
})

const names = { invoice: 'Invoice', credit_note: 'Credit note', payment: 'Payment received', refund: 'Refund' }
const orderOf = ({ orderNumber }: { orderNumber: string | null }) =>
  orderNumber === null ? [] : [`order ${orderNumber}`]

test('no statement loses a word or a figure, however many pages it takes', { timeout: 60_000 }, async () => {
  const drawn = fc.record({ entries: fc.array(entry, { maxLength: 60 }), name: writtenLine(limits.nameMax) })
  await fc.assert(
    fc.asyncProperty(drawn, async ({ entries, name }) => {
      const statement = drawUpStatement(entries, { from: '2026-04-01', to: '2026-11-30' })
      const recipient = { name, address: [], state: '', stateCode: '', phone: '9847012345' }
      const pdf = await drawStatement({ statement, supplier, recipient, drawnAt: '2026-12-01T09:00:00.000Z' })
      const said = [
        ...['STATEMENT OF ACCOUNT', 'This is not a tax invoice', name, '1 Apr 2026 · Opening balance'],
        ...[column(Math.abs(statement.closing)), column(statement.debit), column(statement.credit)],
        ...statement.rows.flatMap(({ poNumber, debit, credit, balance, ...row }) => [
          [formatDate(row.day), `${names[row.kind]} ${row.number}`.trim(), ...orderOf(row)].join(' · '),
          ...(poNumber === null ? [] : [`PO ${poNumber}`]),
          ...[column(debit + credit), column(Math.abs(balance))],
        ]),
      ]
      expect(await missingFrom(pdf, said)).toEqual([])
      expect(await pageFaults(pdf, { margin: page.margin, heads: ['1 Apr 2026 – 30 Nov 2026'] })).toEqual([])
    }),
    { numRuns: 10, seed: 186, endOnFailure: true },
  )
})
