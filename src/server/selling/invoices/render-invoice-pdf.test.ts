import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plain, textOf } from '../../../../test/builders/read-pdf.ts'
import { drawUpInvoice } from '../../../domain/selling/invoices/draw-up-invoice.ts'
import type { InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import { printInvoice } from './render-invoice-pdf.ts'

const supplier = {
  name: 'Beypore Mill Store',
  legalName: 'Beypore Mill Store, a partnership firm',
  address: ['Mill Road, Valiyangadi, Kozhikode 673001'],
  state: 'Kerala',
  stateCode: '32',
  gstin: '32AAKFB7421M1ZE',
  phone: '+91 495 000 0140',
  email: 'counter@beyporemill.example',
}

function invoiceOf({ name = 'Amina Beevi', item = 'Ball Bearing 6204', lines = 1, state = 'Kerala' }): InvoiceDocument {
  const tax =
    state === 'Kerala' ? { gst: 1_526, cgst: 763, sgst: 763, igst: 0 } : { gst: 1_525, cgst: 0, sgst: 0, igst: 1_525 }
  const line = { name: item, variantName: '20 mm', hsnCode: '848210', quantity: 1, unit: 'NOS', gstRate: 18, ...tax }
  const sold = Array.from({ length: lines }, () => ({
    ...line,
    unitPrice: 10_999,
    discountShare: 1_000,
    lineTotal: 9_999,
  }))
  const order = {
    number: 'BMS-100001',
    placedAt: '2026-11-20T09:00:00.000Z',
    paymentMethod: 'online' as const,
    isTest: false,
  }
  const recipient = {
    name,
    address: ['12/480 Mill Compound', 'Beypore Road', 'Kozhikode 673015'],
    state,
    phone: '9400000001',
  }
  const money = { deliveryCharges: 0, delivery: null, payable: 9_999 * lines }
  const issue = { number: 'BMS/26-27/000123', issuedAt: new Date('2026-11-21T09:00:00Z') }
  return drawUpInvoice({ ...order, ...money, lines: sold, recipient, buyer: null }, supplier, issue)
}

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('one page for a few lines, more for many, none of them lost', async () => {
  expect(pagesIn(await printInvoice(invoiceOf({ lines: 3 })))).toBe(1)
  expect(pagesIn(await printInvoice(invoiceOf({ lines: 60 })))).toBeGreaterThan(2)
})

test('the same invoice is the same pages', async () => {
  const [first, second] = [await printInvoice(invoiceOf({})), await printInvoice(invoiceOf({}))]
  expect(second.length).toBe(first.length)
})

test('the rupee sign, letters with accents and Malayalam are set, in fonts that are part of the file', async () => {
  const pdf = await printInvoice(invoiceOf({ name: 'Renée Āmina', item: 'കോഴിക്കോട് പമ്പ്', state: 'Puducherry' }))
  const text = await textOf(pdf)
  expect(['₹', 'Renée Āmina', 'കോഴിക്കോട് പമ്പ്'].filter((each) => !text.includes(plain(each)))).toEqual([])
})

test('a sign that no font has does not keep it from being printed, and can still be copied', async () => {
  const text = await textOf(await printInvoice(invoiceOf({ name: '山田 क्षेत्र 🚜', item: 'a'.repeat(200) })))
  expect(text).toContain(plain('山田 क्षेत्र 🚜'))
  expect(text).not.toContain('?')
})

test('whatever stands in a name, an invoice can be printed', { timeout: 60_000 }, async () => {
  const malayalam = fc.string({
    unit: fc.integer({ min: 0xd00, max: 0xd7f }).map((code) => String.fromCodePoint(code)),
  })
  const name = fc.oneof(malayalam, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
  await fc.assert(
    fc.asyncProperty(name, async (each) => {
      const pdf = await printInvoice(invoiceOf({ name: each, item: each }))
      expect(pdf.length).toBeGreaterThan(5_000)
    }),
    { numRuns: 25 },
  )
})
