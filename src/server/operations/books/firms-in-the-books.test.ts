import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'

let shop: TestShop
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-firms-'))
const firm = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP' }
const other = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }

beforeAll(async () => {
  shop = await openShop({ now: '2026-10-12T06:00:00Z', env: { DELIVERY_CHARGE: '59' } })
  await sell(other, kozhikode)
  await sell(firm, mahe)
  await sell(null, kozhikode)
  const back = await sell(other, kozhikode)
  for (const status of ['packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'] as const)
    await moveOrder(shop.shop, back, status)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

/** Sells a bearing of ₹165 with its delivery up to the invoice. Gives the order's id. */
async function sell(buyer: typeof firm | null, address: object): Promise<string> {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 165, stock: 1 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address, buyer } })
  await moveOrder(shop.shop, body.data._id, 'confirmed')
  return body.data._id
}

const at = (name: string) => path.join(folder, name)
const read = (name: string) => readFileSync(at(name), 'utf8')

test('gstr1 has invoices to a GSTIN one by one in Table 4 and their credit notes in 9B, with the tax that is printed on them', async () => {
  const said = await runCommand(shop.shop, ['gstr1', '2026-10', '--out', at('october.json')])
  expect(said).toContain('Tax in documents ₹102.49, in the return ₹102.51, difference ₹0.02.')
  const { b2b, b2cs, cdnr, hsn } = JSON.parse(read('october.json'))
  const inState = { txval: 189.83, rt: 18, camt: 17.08, samt: 17.08, csamt: 0 }
  const asBusiness = { pos: '32', rchrg: 'N', inv_typ: 'R', itms: [{ num: 1801, itm_det: inState }] }
  const dated = { idt: '12-10-2026', val: 224 }
  expect(b2b).toEqual([
    {
      ctin: other.gstin,
      inv: [
        { inum: 'BMS/26-27/000001', ...dated, ...asBusiness },
        { inum: 'BMS/26-27/000004', ...dated, ...asBusiness },
      ],
    },
    {
      ctin: firm.gstin,
      inv: [
        {
          ...{ inum: 'BMS/26-27/000002', ...dated, pos: '34', rchrg: 'N', inv_typ: 'R' },
          itms: [{ num: 1801, itm_det: { txval: 189.83, rt: 18, iamt: 34.17, csamt: 0 } }],
        },
      ],
    },
  ])
  const note = { nt_num: 'BCN/26-27/000001', nt_dt: '12-10-2026', ntty: 'C', val: 224, ...asBusiness }
  expect(cdnr).toEqual([{ ctin: other.gstin, nt: [note] }])
  // the consumer's is as it was: its row differs from its paper
  expect(b2cs).toEqual([
    { sply_ty: 'INTRA', rt: 18, typ: 'OE', pos: '32', txval: 189.84, camt: 17.09, samt: 17.09, csamt: 0 },
  ])
  expect(hsn.hsn_b2b).toMatchObject([{ hsn_sc: '848210', qty: 2, txval: 379.66, camt: 17.08, iamt: 34.17 }])
  expect(hsn.hsn_b2c).toMatchObject([{ qty: 1, txval: 189.84 }])
})

test('the register names firm, GSTIN and what is rounded off, and its sums are those of the documents', async () => {
  await runCommand(shop.shop, ['register', '2026-10', '--out', at('october.csv')])
  const rows = read('october.csv').trim().split('\r\n')
  expect(rows[1]).toContain(`${other.legalName},${other.gstin},32,848210,18,189.83,17.08,17.08,0,0.01,224`)
  expect(rows[4]).toContain(`${other.legalName},${other.gstin},32,848210,18,189.83,17.08,17.08,0,0.01,224`)
  expect(rows.at(-2)).toContain(`-189.83,-17.08,-17.08,0,-0.01,-224`)
})
