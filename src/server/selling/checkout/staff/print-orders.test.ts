import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { pagesOf, textOf } from '../../../../../test/builders/read-pdf.ts'
import { set } from '../../../../../test/builders/set.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { deskLimits } from '../../../../shared/order-desk-limits.ts'

let shop: TestShop
let owner: BuiltStaff
let packer: BuiltStaff
let accountant: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'], { name: 'Khadeeja Umma' })
  packer = await buildStaff(shop, ['packer'], { name: 'Sajan' })
  accountant = await buildStaff(shop, ['accountant'])
})
afterAll(() => shop.close())

const of = (id: string) => ({ params: { id } })
const confirm = (id: string) => owner.call(calls.confirmOrder, { ...of(id), body: { saw: 'pending' } })

/** The bytes of a PDF as a browser of the office gets them. */
function fetchPaper(query: string, { cookie }: BuiltStaff): Promise<Buffer> {
  const { port } = new URL(shop.url)
  const headers = { host: `${officeHost}:${port}`, 'sec-fetch-site': 'same-origin', cookie }
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: `/api/office/v1/orders/papers?${query}`, headers },
      (answer) => buffer(answer).then(resolve, reject),
    )
    asked.on('error', reject).end()
  })
}

describe('papers of many orders', () => {
  const print = (paper: string, ids: string[], by = owner) =>
    askHost(shop.url, {
      path: `/api/office/v1/orders/papers?paper=${paper}&ids=${ids.join(',')}`,
      headers: { host: `${officeHost}:${new URL(shop.url).port}`, 'sec-fetch-site': 'same-origin', cookie: by.cookie },
    })

  it('come as one PDF, in the order asked for', async () => {
    const orders = [await placeOrder(shop), await placeOrder(shop)]
    const ids = orders.map(({ order }) => order._id)
    for (const id of ids) await confirm(id)
    for (const paper of ['slips', 'invoices', 'labels']) {
      const { status, text, headers } = await print(paper, ids)
      expect([status, headers['content-type'], text.slice(0, 5)], paper).toEqual([200, 'application/pdf', '%PDF-'])
      expect(text.match(/\/Type \/Page\b/g), paper).toHaveLength(paper === 'labels' ? 1 : 2)
    }
  })

  it('have no phone number of the buyer’s on an accountant’s invoice', async () => {
    const { order } = await placeOrder(shop, { address: { ...kozhikode, phone: '9847011223' } })
    await confirm(order._id)
    const textFor = async (by = owner) => textOf(await fetchPaper(`paper=invoices&ids=${order._id}`, by))
    expect(await textFor()).toContain('9847011223')
    expect(await textFor(accountant)).not.toContain('9847011223')
  })

  it('are on the paper that is set: half a sheet across, or a sheet', async () => {
    const { order } = await placeOrder(shop)
    await confirm(order._id)
    const sizeOf = async (paper: string) => {
      const [page] = await pagesOf(await fetchPaper(`paper=${paper}&ids=${order._id}`, owner))
      return [page?.width, page?.height].map((points) => Math.round(((points ?? 0) / 72) * 25.4))
    }
    expect([await sizeOf('invoices'), await sizeOf('slips')]).toEqual([
      [210, 297],
      [210, 297],
    ])
    await set(shop, { 'papers.size': 'A5' })
    expect([await sizeOf('invoices'), await sizeOf('slips')]).toEqual([
      [210, 148],
      [210, 148],
    ])
    await set(shop, { 'papers.size': 'A4' })
  })

  it('say from the second copy on that they are one, and stand in the story with who printed them', async () => {
    const { order } = await placeOrder(shop)
    await confirm(order._id)
    const { text: first } = await print('slips', [order._id])
    // twice the same order in one print is one paper
    const { text: again } = await print('slips', [order._id, order._id], packer)
    // the shop's clock stands still: the mark is all that differs
    expect(again).not.toBe(first)
    const { events } = (await owner.call(calls.getOrder, of(order._id))).body.data
    expect(
      events
        .filter(({ kind, text }) => kind === 'paper' && text.startsWith('Packing'))
        .map(({ text, by }) => [text, by]),
    ).toEqual([
      ['Packing slip printed, copy 2', 'Sajan'],
      ['Packing slip printed', 'Khadeeja Umma'],
    ])
  })

  it('are numbered one after the other, whoever prints at the same moment', async () => {
    const { order } = await placeOrder(shop)
    await confirm(order._id)
    const printed = await Promise.all(Array.from({ length: 6 }, () => print('labels', [order._id])))
    expect(printed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const { events } = (await owner.call(calls.getOrder, of(order._id))).body.data
    expect(events.filter(({ text }) => text.startsWith('Shipping label'))).toHaveLength(6)
    expect(events.some(({ text }) => text === 'Shipping label printed, copy 6')).toBe(true)
  })

  it('are the credit note too, once the goods are back; for who may see amounts', async () => {
    const { order } = await placeOrder(shop)
    await confirm(order._id)
    expect((await print('credit_notes', [order._id])).status).toBe(404)
    await owner.call(calls.cancelOrderForShop, {
      ...of(order._id),
      body: { saw: 'confirmed', reason: 'Bent in the rack' },
    })
    const { status, text } = await print('credit_notes', [order._id], accountant)
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect((await print('credit_notes', [order._id], packer)).status).toBe(403)
    expect((await print('slips', [order._id], accountant)).status).toBe(403)
  })

  it('are each copy of the invoice by its mark, counted for itself', async () => {
    const { order } = await placeOrder(shop)
    await confirm(order._id)
    const mark = async (paper: string) =>
      /(ORIGINALFORRECIPIENT|DUPLICATEFORTRANSPORTER|TRIPLICATEFORSUPPLIER)(,copy\d+)?/.exec(
        (await textOf(await fetchPaper(`paper=${paper}&ids=${order._id}`, owner))).replaceAll(' ', ''),
      )?.[0]
    expect(await mark('invoices')).toBe('ORIGINALFORRECIPIENT')
    expect(await mark('invoice_duplicates')).toBe('DUPLICATEFORTRANSPORTER')
    expect(await mark('invoice_triplicates')).toBe('TRIPLICATEFORSUPPLIER')
    expect(await mark('invoice_duplicates')).toBe('DUPLICATEFORTRANSPORTER,copy2')
    expect(await mark('invoices')).toBe('ORIGINALFORRECIPIENT,copy2')
    expect((await print('invoice_duplicates', [order._id], packer)).status).toBe(403)
    const { events } = (await owner.call(calls.getOrder, of(order._id))).body.data
    expect(events.map(({ text }) => text)).toContain('Invoice printed: duplicate for transporter, copy 2')
  })

  it('are a pick list of what is still on the shelves, for who packs: each item once, and noted in no story', async () => {
    const product = await buildProduct(shop.shop, { name: 'Angle grinder disc', stock: 50 })
    const orders = [
      await placeOrder(shop, { product, quantity: 2 }),
      await placeOrder(shop, { product, quantity: 3 }),
      await placeOrder(shop, { product, quantity: 7 }),
      await placeOrder(shop, { product, quantity: 11 }),
    ].map(({ order }) => order)
    const [one, two, gone, packed] = orders.map(({ number }) => number)
    const ids = orders.map(({ _id }) => _id)
    for (const id of ids) await confirm(id)
    await owner.call(calls.cancelOrderForShop, {
      ...of(ids[2] ?? ''),
      body: { saw: 'confirmed', reason: 'Wrong disc' },
    })
    await owner.call(calls.packOrder, { ...of(ids[3] ?? ''), body: { saw: 'confirmed' } })
    const text = await textOf(await fetchPaper(`paper=pick_list&ids=${ids.join(',')}`, packer))
    expect(text.match(/Anglegrinderdisc/g)).toHaveLength(1)
    expect(text).toContain(`${one}×2,${two}×3`)
    expect(text).toContain('5piecesinall')
    expect(text).not.toContain(gone)
    expect(text).not.toContain(packed)
    const { events } = (await owner.call(calls.getOrder, of(ids[0] ?? ''))).body.data
    expect(events.filter(({ text: said }) => said.includes('printed'))).toEqual([])
    expect((await print('pick_list', ids, accountant)).status).toBe(403)
    expect((await print('pick_list', ids.slice(2))).status).toBe(404)
  })

  it('are not printed of nothing, and of too many neither', async () => {
    expect((await print('slips', ['nothing'])).status).toBe(404)
    expect(
      (
        await print(
          'slips',
          Array.from({ length: deskLimits.ordersAtOnce + 1 }, () => 'x'),
        )
      ).status,
    ).toBe(400)
  })
})
