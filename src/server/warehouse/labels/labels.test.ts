import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { doAs } from '../../../../test/as-staff.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { labelLinesText } from '../../../shared/office/label-lines.ts'
import { labelSizeNames, labelSizes } from '../../../shared/office/labels.ts'
import { writeGoods } from '../../catalogue/goods/write-goods.ts'
import { printLabels } from './print-labels.ts'

let shop: TestShop
let packer: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  packer = await buildStaff(shop, ['packer'])
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } })
})
afterAll(() => shop.close())

interface Page {
  /** Millimetres. */
  width: number
  height: number
  /** Black boxes, in millimetres from the upper left corner. */
  bars: { x: number; y: number; width: number; height: number }[]
}

const mm = 25.4 / 72
const number = '(-?[\\d.]+)'

/** Reads what a PDF of ours draws: its pages, and the filled boxes on them. Texts are left out. */
function readPages(pdf: Buffer): Page[] {
  const text = pdf.toString('latin1')
  const object = (id: string) => text.split(`\n${id} 0 obj`)[1]?.split('endobj')[0] ?? ''
  return [...text.matchAll(/\/Type \/Page\b[\s\S]*?endobj/g)].map(([page]) => {
    const [, width = '', height = ''] = new RegExp(`/MediaBox \\[0 0 ${number} ${number}\\]`).exec(page) ?? []
    const [, content = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? []
    const stream = /stream\n([\s\S]*?)\nendstream/.exec(object(content))?.[1] ?? ''
    const drawn = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    const boxes = drawn.matchAll(new RegExp(`^${number} ${number} ${number} ${number} re$`, 'gm'))
    const bars = [...boxes].map((box) => {
      const [x = 0, y = 0, wide = 0, high = 0] = box.slice(1).map((each) => Number(each) * mm)
      return { x, y, width: wide, height: high }
    })
    return { width: Number(width) * mm, height: Number(height) * mm, bars }
  })
}

const dotsPerMm = 40

/** Prints a page on white and looks at it as a scanner does. */
async function scan({ width, height, bars }: Page): Promise<string[]> {
  const boxes = bars.map((bar) => `<rect x="${bar.x}" y="${bar.y}" width="${bar.width}" height="${bar.height}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * dotsPerMm}" height="${height * dotsPerMm}"
    viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${boxes.join('')}</svg>`
  const png = await sharp(Buffer.from(svg), { limitInputPixels: false }).png().toBuffer()
  const found = await readBarcodes(new Uint8Array(png), { maxNumberOfSymbols: 5 })
  return found.map(({ text }) => text)
}

type SizeName = (typeof labelSizeNames)[number]

/** One label, cut out of its sheet. */
function cut(page: Page | undefined, name: SizeName, column = 0, row = 0): Page {
  const { width, height, sheet } = labelSizes[name]
  const x = sheet ? sheet.left + column * sheet.stepX : 0
  const y = sheet ? sheet.top + row * sheet.stepY : 0
  const bars = (page?.bars ?? []).map((bar) => ({ ...bar, x: bar.x - x, y: bar.y - y }))
  return { width, height, bars: bars.filter((bar) => bar.x > 0 && bar.y > 0 && bar.x < width && bar.y < height) }
}

const print = async (kind: 'shelf' | 'code', size: SizeName, items: string, skip = 0) =>
  readPages((await printLabels(shop.shop, { kind, size, items, skip }, { who: 'packer' })).bytes)

async function labelled(barcode: string, options: { name?: string; price?: number; offerPrice?: number } = {}) {
  const { productId } = await buildProduct(shop.shop, options)
  const added = await packer.call(calls.addBarcode, { body: { productId, variantId: null, barcode } })
  expect(added.status).toBe(200)
  return { productId, code: added.body.data.code }
}

describe('labels', () => {
  const codes = ['4006381333931', '036000291452', '96385074', '15400141288763', 'BRG-6204/2']

  test.each(codes)('of %s have exact millimetres, and are read back as it', async (barcode) => {
    const { productId, code } = await labelled(barcode, {
      name: 'Angle Grinder 100 mm ആംഗിൾ ഗ്രൈൻഡർ',
      price: 2499,
      offerPrice: 1999,
    })
    const items = labelLinesText([{ productId, variantId: null, copies: 1 }])
    for (const kind of ['shelf', 'code'] as const) {
      const [page] = await print(kind, '50x25', items)
      if (!page) throw new Error('there is no page')
      expect(page.width).toBeCloseTo(50, 2)
      expect(page.height).toBeCloseTo(25, 2)
      const narrowest = Math.min(...page.bars.map(({ width }) => width))
      const dots = narrowest / labelSizes['50x25'].dot
      expect(narrowest).toBeGreaterThanOrEqual(0.248)
      expect(Math.abs(dots - Math.round(dots))).toBeLessThan(0.02)
      const read = await scan(page)
      expect(read.map((text) => text.padStart(code.length, '0'))).toEqual([code])
    }
  })

  test('on a sheet lie where the paper has them, each with its code, and used places stay free', async () => {
    const one = await labelled('8901030865275')
    const other = await labelled('LAB-77')
    const items = labelLinesText([
      { productId: one.productId, variantId: null, copies: 3 },
      { productId: other.productId, variantId: null, copies: 64 },
    ])
    const pages = await print('code', 'a4-65', items, 4)
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [210, 297],
      [210, 297],
    ])
    const { left, top, stepX, stepY } = labelSizes['a4-65'].sheet
    const [first, second] = pages
    const rows = first?.bars.map(({ x, y }) => [Math.floor((x - left) / stepX), Math.floor((y - top) / stepY)])
    expect(rows?.some(([column = 0, row]) => row === 0 && column < 4)).toBe(false)
    expect(Math.max(...(first?.bars ?? []).map(({ x, width }) => x + width))).toBeLessThan(210 - left)
    const places = [
      cut(first, 'a4-65', 4, 0),
      cut(first, 'a4-65', 1, 1),
      cut(first, 'a4-65', 2, 1),
      cut(second, 'a4-65', 0, 1),
    ]
    const read = await Promise.all(places.map(scan))
    const ean = '8901030865275'
    expect(read).toEqual([[ean], [ean], ['LAB-77'], ['LAB-77']])
    expect(cut(second, 'a4-65', 1, 1).bars).toEqual([])
  })

  test.each(labelSizeNames)('of every size hold an EAN with its white: %s', async (size) => {
    const { productId, code } = await labelled(`${{ '50x25': 'A', '38x25': 'B', 'a4-65': 'C', 'a4-24': 'D' }[size]}-1`)
    const { body } = await packer.call(calls.makeBarcode, { body: { productId, variantId: null } })
    await packer.call(calls.removeBarcode, { body: { barcode: code } })
    const [page] = await print('code', size, labelLinesText([{ productId, variantId: null, copies: 1 }]))
    expect(await scan(cut(page, size))).toEqual([body.data.code])
  })

  test('whose code would be too fine say so, and so does what has none', async () => {
    const { productId } = await labelled('A-LONG-NUMBER-OF-A-MAKER-0123456789', { name: 'Motor' })
    const bare = await buildProduct(shop.shop, { name: 'Rope' })
    const line = (id: string) => labelLinesText([{ productId: id, variantId: null, copies: 1 }])
    await expect(print('code', '38x25', line(productId))).rejects.toThrow(/of Motor does not fit on this label/)
    await expect(print('code', '38x25', line(bare.productId))).rejects.toThrow('Rope has no barcode yet')
    expect(await print('shelf', '38x25', line(bare.productId))).toMatchObject([{ bars: [] }])
    await expect(print('shelf', '38x25', 'nothing:')).rejects.toThrow('Select products to label')
    await expect(print('shelf', '38x25', 'nothing::1')).rejects.toThrow('no longer exists')
    await expect(print('shelf', '38x25', `${bare.productId}::2001`)).rejects.toThrow('At most')
  })

  test('two thousand of them are drawn beside the event loop, which answers others meanwhile', async () => {
    const { productId } = await labelled('BULK-1', { name: 'Ball Bearing 6204' })
    const items = labelLinesText([{ productId, variantId: null, copies: 2000 }])
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()]
    const { bytes } = await printLabels(shop.shop, { kind: 'code', size: '50x25', items, skip: 0 }, { who: 'packer' })
    const work = ({ user, system }: NodeJS.CpuUsage) => user + system
    expect(work(process.threadCpuUsage(own))).toBeLessThan(work(process.cpuUsage(all)) / 3)
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2000)
  })

  test('come from the office as a file of the browser', async () => {
    const { productId } = await labelled('CAL-0001')
    const query = new URLSearchParams({ kind: 'code', size: '38x25', items: `${productId}::2` })
    const host = `${officeHost}:${new URL(shop.url).port}`
    const headers = { host, cookie: packer.cookie, 'sec-fetch-site': 'same-origin' }
    const got = await askHost(shop.url, { path: `/api/office/v1/labels?${query}`, headers })
    expect(got).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  })
})

test('labels of what a command changed: each variant by itself, a hundred at a time, whole products', async () => {
  const manager = await buildStaff(shop, ['manager'])
  const sized = await buildProduct(shop.shop, { name: 'Sized', variants: ['S', 'M', 'L'] })
  const plain = await Promise.all(Array.from({ length: 99 }, () => buildProduct(shop.shop, { name: 'Plain' })))
  const command = await doAs(shop, manager, 'goods.bulk', async (work) => {
    work.about({ kind: 'bulk', id: 'all', name: 'all' })
    const prices = { price: 12_300, offerPrice: null }
    const variants = sized.variantIds.slice(0, 2).map((id) => ({ id, fields: prices }))
    const others = plain.map(({ productId: id }) => ({ id, product: prices }))
    await writeGoods(work, shop.shop, [{ id: sized.productId, variants }, ...others])
  })
  const page = async (after = 0) =>
    (await packer.call(calls.changedGoods, { params: { command }, query: { after: String(after) } })).body
  const first = await page()
  expect(first.data).toHaveLength(100)
  expect(first.data.slice(0, 3)).toEqual([
    { productId: sized.productId, variantId: sized.variantIds[0] },
    { productId: sized.productId, variantId: sized.variantIds[1] },
    { productId: plain[0]?.productId, variantId: null },
  ])
  expect(await page(first.next ?? 0)).toMatchObject({
    data: [{ productId: plain[98]?.productId, variantId: null }],
    next: null,
  })
  const renamed = await doAs(shop, manager, 'goods.bulk', async (work) => {
    work.about({ kind: 'bulk', id: 'all', name: 'all' })
    await writeGoods(work, shop.shop, [{ id: sized.productId, product: { name: 'Sized anew' } }])
  })
  const params = { command: renamed }
  expect((await packer.call(calls.changedGoods, { params })).body.data).toHaveLength(3)
  // a job's commands are called by digests, which no version of UUID has to allow
  const nothing = { params: { command: 'bf2f9f8b-d619-bb83-7f59-6802bbffa9ee' } }
  expect((await packer.call(calls.changedGoods, nothing)).body).toMatchObject({ data: [], next: null })
})
