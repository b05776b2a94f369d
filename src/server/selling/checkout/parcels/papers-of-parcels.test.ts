import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildReturning, type Returning } from '../../../../../test/builders/build-returning.ts'
import { pagesOf, plain, textOf } from '../../../../../test/builders/read-pdf.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../../test/office.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'

let desk: Returning
let packer: BuiltStaff
beforeAll(async () => {
  desk = await buildReturning(await Paying.open())
  packer = await buildStaff(desk.paying.shop, ['packer'])
})
afterAll(() => desk.paying.close())

async function print(query: string, by: BuiltStaff = desk.owner): Promise<Buffer> {
  const { url } = desk.paying.shop
  const headers = { host: `${officeHost}:${new URL(url).port}`, 'sec-fetch-site': 'same-origin', cookie: by.cookie }
  const { status, received } = await askHost(url, { path: `/api/office/v1/orders/papers?${query}`, headers })
  expect(status).toBe(200)
  return received
}

it('has a label and a slip for each parcel: which of how many, its amount to collect, its courier, its items', async () => {
  const order = await desk.sold(['confirmed'], 'cash')
  const pack = (lines: object[], tracking: string) =>
    desk.owner.call(calls.packParcel, { params: { id: order.id }, body: { lines, carrier: 'DTDC', tracking } })
  await pack([{ position: order.bearing.position, pieces: 3 }], 'D1')
  expect(await textOf(await print(`paper=labels&ids=${order.id}`))).not.toContain(plain('Parcel 1 of'))
  expect(await textOf(await print(`paper=pick_list&ids=${order.id}`))).toContain(plain('1 piece in all'))
  await pack([{ position: order.belt.position, pieces: 1 }], 'D2')
  const { parcels } = (await desk.owner.call(calls.listParcels, { params: { id: order.id } })).body.data
  const labels = await print(`paper=labels&labelSize=100x150&ids=${order.id}`)
  const pages = await pagesOf(labels)
  expect(pages.map(({ width, height }) => [width, height].map((each) => Math.round((each / 72) * 25.4)))).toEqual([
    [100, 150],
    [100, 150],
  ])
  const text = await textOf(labels)
  const amounts = parcels.map(({ collect }) => plain(`Collect ${formatRupees(collect ?? 0)} in cash`))
  for (const said of ['Parcel 1 of 2', 'Parcel 2 of 2', 'DTDC · D1', 'DTDC · D2']) expect(text).toContain(plain(said))
  for (const amount of amounts) expect(text).toContain(amount)
  const slips = await textOf(await print(`paper=slips&ids=${order.id}`))
  expect(slips).toContain(plain('3 pieces in all'))
  expect(slips).toContain(plain('1 piece in all'))
})

it('comes with pick list, slips, invoices and labels as one PDF; without invoices for who sees no amounts', async () => {
  const orders = [await desk.sold(['confirmed'], 'cash'), await desk.sold(['confirmed'], 'online')]
  const ids = orders.map(({ id }) => id).join(',')
  const whole = await print(`paper=all&ids=${ids}`)
  // pick list, two slips, two invoices, a sheet of labels
  expect(await pagesOf(whole)).toHaveLength(6)
  const text = await textOf(whole)
  for (const said of ['Pick list', 'PACKING SLIP', 'Tax invoice', 'Cash on delivery']) {
    expect(text.toLowerCase()).toContain(plain(said).toLowerCase())
  }
  expect(await pagesOf(await print(`paper=all&labelSize=100x150&ids=${ids}`, packer))).toHaveLength(5)
  expect(
    (await orders[0]?.read())?.events.filter(({ kind }) => kind === 'paper').map(({ text: said }) => said),
  ).toEqual(
    expect.arrayContaining([
      'Packing slip printed',
      'Invoice printed',
      'Shipping label printed',
      'Shipping label printed, copy 2',
    ]),
  )
})
