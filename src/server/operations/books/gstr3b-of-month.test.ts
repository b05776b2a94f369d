import { expect, test } from 'vitest'
import type { Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import { csvBytes } from './book-file.ts'
import { gstr3bOfReturn, gstr3bSheet } from './gstr3b-of-month.ts'

const empty: Gstr1 = { gstin: '32AAKFB7421M1ZE', fp: '102026', version: 'GST3.2.4', hash: 'hash' }
const made = (gstr1: Gstr1, taxInDocuments: number) => gstr3bOfReturn(gstr1, taxInDocuments, [])

test('the sheet has rupees with two digits, also below nothing, and says how far the tax is from the documents', () => {
  const month = made(
    {
      ...empty,
      b2cs: [
        { sply_ty: 'INTRA', rt: 18, typ: 'OE', pos: '32', txval: 1000, camt: 90, samt: 90, csamt: 0 },
        { sply_ty: 'INTER', rt: 5, typ: 'OE', pos: '34', txval: -200.5, iamt: -10.03, csamt: 0 },
      ],
      b2b: [{ ctin: '0717UNO00157UNO', inv: [{ pos: '07', itms: [{ itm_det: { txval: 100, rt: 18, iamt: 18 } }] }] }],
      nil: { inv: [{ sply_ty: 'INTRAB2C', expt_amt: 450, nil_amt: 0, ngsup_amt: 0 }] },
    },
    18_795,
  )
  expect(csvBytes(gstr3bSheet(month)).toString().split('\r\n')).toEqual([
    'Table,Nature of supplies,Place of supply,Taxable value,Integrated tax,Central tax,State/UT tax',
    '3.1(a),"Outward taxable supplies (other than zero rated, nil rated and exempted)",,899.50,7.97,90.00,90.00',
    '3.1(c),"Other outward supplies (nil rated, exempted)",,450.00,,,',
    '3.2,Inter-State supplies to unregistered persons,34-Pondicherry,-200.50,-10.03,,',
    '3.2,Inter-State supplies to UIN holders,07-Delhi,100.00,18.00,,',
    '',
  ])
  expect(month.difference).toBe(2)
  expect(month.notes).toEqual([expect.stringContaining('below zero')])
})

test('a month without documents has zeros and no state', () => {
  const month = made(empty, 0)
  expect(gstr3bSheet(month).slice(1)).toEqual([
    ['3.1(a)', expect.any(String), '', '0.00', '0.00', '0.00', '0.00'],
    ['3.1(c)', expect.any(String), '', '0.00', '', '', ''],
  ])
  expect(month).toMatchObject({ difference: 0, notes: [] })
})
