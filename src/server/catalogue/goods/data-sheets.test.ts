import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildPdf } from '../../../../test/builders/build-pdf.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { askHost, type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { officeHistory } from '../../../shared/contract/office/history.ts'
import { belongsToShop } from '../../operations/backup/hold-files.ts'
import { sweepUploads } from '../../platform/media/sweep-uploads.ts'
import { runCommand } from '../../terminal/run-command.ts'

let shop: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())

/** Sends a PDF as the browser does. */
function send(id: string, pdf: Buffer, { name = '', command }: { name?: string; command?: string } = {}) {
  const open = `--edge\r\ncontent-disposition: form-data; name="name"\r\n\r\n${name}\r\n--edge\r\ncontent-disposition: form-data; name="sheet"; filename="C:\\sheets\\SKF 6204.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  return manager.call(officeEndpoints.addDataSheet, {
    params: { id },
    body: Buffer.concat([Buffer.from(open), pdf, Buffer.from('\r\n--edge--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    ...(command && { command }),
  })
}

const shown = async (id: string) => (await shop.call('GET', `/product/get-product/${id}`)).body.data.dataSheets
const one = async (id: string) => (await shown(id))[0] ?? expect.unreachable()
const kept = async () =>
  (await readdir(path.join(shop.shop.config.dataDir, 'uploads'))).filter((name) => name.endsWith('.pdf'))

test('a data sheet is on the product’s page, is saved and never run, and goes and comes back', async () => {
  const { productId } = await buildProduct(shop.shop)
  const pdf = buildPdf({ packed: '7 0 << /Title (Bearing) >>' })
  const command = crypto.randomUUID()
  const answer = await send(productId, pdf, { command })
  expect(answer.body.data.record.dataSheets).toEqual([{ name: 'SKF 6204', file: expect.any(String) }])
  const sheet = await one(productId)
  expect(sheet).toEqual({ name: 'SKF 6204', file: expect.stringMatching(/^\/uploads\/.*\.pdf$/), bytes: pdf.length })
  const served = await fetch(shop.url + sheet.file)
  expect(Buffer.from(await served.arrayBuffer())).toEqual(pdf)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'attachment',
  })
  const host = `office.localhost:${new URL(shop.url).port}`
  expect((await askHost(shop.url, { path: sheet.file, headers: { host } })).status).toBe(200)
  // the same file again is no second one, and gets the name that is given now
  await send(productId, pdf, { name: 'Bearing 6204' })
  expect(await shown(productId)).toEqual([{ ...sheet, name: 'Bearing 6204' }])
  expect((await shop.pool.query('SELECT data_sheets FROM products WHERE id = $1', [productId])).rows).toHaveLength(1)

  const removed = await manager.call(officeEndpoints.changeGoods, {
    params: { id: productId },
    body: {
      version: (await manager.call(officeEndpoints.getGoods, { params: { id: productId } })).body.data.version,
      changes: { dataSheets: { was: [{ name: 'Bearing 6204', file: sheet.file }], now: [] } },
      variants: {},
    },
  })
  expect(removed.status).toBe(200)
  expect(await shown(productId)).toEqual([])
  // the history names it: it stays for whoever takes the change back, and is in the backups
  shop.advance(2 * 3_600_000)
  await sweepUploads(shop.shop)
  expect(await kept()).toHaveLength(1)
  expect(belongsToShop(sheet.file.slice(1))).toBe(true)
  const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE subject_id = $1 ORDER BY at DESC, id LIMIT 1`, [
    productId,
  ])
  expect((await manager.call(officeHistory.undo, { params: { id: rows[0].id }, body: {} })).status).toBe(200)
  expect(await shown(productId)).toEqual([{ ...sheet, name: 'Bearing 6204' }])
})

const rows = deflateSync(Buffer.from([2, 1, 0, 0, 9])).toString('latin1')
const xref = `8 0 obj\n<< /Type /XRef /W [1 2 1] /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >> >>\nstream\n${rows}\nendstream\nendobj\n`
const picture = `8 0 obj\n<< /Subtype /Image /N 3 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 4 >> >>\nstream\n${rows}\nendstream\nendobj\n`
const hexPage = '8 0 obj\n<< /Filter /ASCIIHexDecode /Length 4 >>\nstream\n4254>\nendstream\nendobj\n'
const outline = '8 0 obj\n<< /Title (Sizes) /First 9 0 R /Last 9 0 R /F 2 /A << /S /Named /N /FirstPage >> >>\nendobj\n'
const script = '4 0 << /S /JavaScript /JS (app.alert(1)) >>'
/** Rows of eight bytes, each less what stands above it, with the 2 of PNG before it. */
const predicted = { packed: pngRows(Buffer.from(script.padEnd(48)), 8) }

function pngRows(plain: Buffer, columns: number): Buffer {
  const rows = Array.from({ length: plain.length / columns }, (_, row) =>
    Buffer.from([
      2,
      ...plain
        .subarray(row * columns, (row + 1) * columns)
        .map((byte, at) => byte - (plain[(row - 1) * columns + at] ?? 0)),
    ]),
  )
  return Buffer.concat(rows)
}

test.each([
  ['none at all', Buffer.from('<html>hello'), 'That is no PDF'],
  ['one that ends too early', buildPdf().subarray(0, 200), 'cannot be read'],
  ['a locked one', buildPdf({ trailer: '/Encrypt 9 0 R' }), 'locked'],
  ['a script', buildPdf({ objects: '4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n' }), 'more in it'],
  ['a script spelt otherwise', buildPdf({ objects: '4 0 obj\n<</S/J#61va#53cript>>\nendobj\n' }), 'more in it'],
  ['a packed script', buildPdf({ packed: '4 0 << /S /JavaScript /JS (app.alert(1)) >>' }), 'more in it'],
  ['one far in', buildPdf({ packed: `${' '.repeat(262_140)}/S /JavaScript` }), 'more in it'],
  ['one packed otherwise', buildPdf({ packed: 'x', filter: '[/ASCII85Decode /FlateDecode]' }), 'more in it'],
  [
    'one behind a predictor',
    buildPdf({ ...predicted, parms: '/DecodeParms << /Predictor 12 /Columns 8 >>' }),
    'more in it',
  ],
  ['one whose parameters stand elsewhere', buildPdf({ ...predicted, parms: '/D#65codeParms 9 0 R' }), 'more in it'],
  [
    'one that does not say what it is',
    buildPdf({ ...predicted, type: '', parms: '/DP << /Predictor 15 >>' }),
    'more in it',
  ],
  [
    'one behind words in strings',
    buildPdf({ ...predicted, parms: '/X (\\( endobj >> stream) % >> stream\n/DP 9 0 R' }),
    'more in it',
  ],
  ['one packed twice', buildPdf({ packed: deflateSync(script), filter: '[/FlateDecode/FlateDecode]' }), 'more in it'],
  ['one whose packing stands elsewhere', buildPdf({ packed: deflateSync(script), filter: '9 0 R' }), 'more in it'],
  [
    'a program that is started',
    buildPdf({ objects: '4 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n' }),
    'more in it',
  ],
  ['another file in it', buildPdf({ packed: '4 0 << /Type /EmbeddedFile >>' }), 'more in it'],
  ['a bomb', buildPdf({ packed: ' '.repeat(200 * 1024 * 1024) }), 'unpacks to more'],
])('refused with what to do: %s', async (_, pdf, sentence) => {
  const { productId } = await buildProduct(shop.shop)
  const before = await kept()
  const { status, body } = await send(productId, pdf)
  expect([400, 415]).toContain(status)
  expect(body.message).toContain(sentence)
  expect(await shown(productId)).toEqual([])
  expect(await kept()).toEqual(before)
})

test.each([
  ['a table of objects with a predictor, as most programs write it', buildPdf({ objects: xref, packed: '7 0 << >>' })],
  ['a picture with a predictor', buildPdf({ objects: picture, packed: '7 0 << >>' })],
  ['another way to pack a page', buildPdf({ objects: hexPage, packed: '7 0 << >>' })],
  ['a list of packings that has one', buildPdf({ packed: '7 0 << >>', filter: '[ /FlateDecode ]' })],
  ['contents whose entries say what comes first', buildPdf({ objects: outline })],
])('taken: %s', async (_, pdf) => {
  const { productId } = await buildProduct(shop.shop)
  expect((await send(productId, pdf)).status).toBe(200)
})

test('a row of a file names only what was added here', async () => {
  const { productId } = await buildProduct(shop.shop)
  await send(productId, buildPdf())
  const { file } = await one(productId)
  const change = (address: string) =>
    manager.call(officeEndpoints.changeGoods, {
      params: { id: productId },
      body: {
        version: 0,
        changes: { dataSheets: { was: [{ name: 'SKF 6204', file }], now: [{ name: 'Sheet', file: address }] } },
        variants: {},
      },
    })
  for (const address of ['/account', '//evil.example/x.pdf', '/uploads/x.pdf', file.replace('.pdf', '.html')]) {
    expect((await change(address)).status, address).toBe(400)
  }
  const fileName = path.join(shop.shop.config.dataDir, 'all.csv')
  await runCommand(shop.shop, ['products', 'export', fileName])
  expect(await runCommand(shop.shop, ['products', 'import', fileName])).toMatch(/^new 0, changed 0, same \d+, wrong 0$/)
})

test('hundreds of thousands of empty streams are not unpacked one by one', async () => {
  const { productId } = await buildProduct(shop.shop)
  const streams = Buffer.from('stream\n\x78\x9c\xff'.repeat(200_000), 'latin1')
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n/Type /Page \n'), streams, Buffer.from('\n%%EOF')])
  expect(await send(productId, pdf)).toMatchObject({
    status: 400,
    body: { errors: { sheet: expect.stringContaining('unpacks to more') } },
  })
}, 60_000)
