import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildXlsx, buildZip } from '../../../../test/builders/build-zip.ts'
import { often } from '../../../../test/how-often.ts'
import { readZipPart } from '../../../../test/read-zip-part.ts'
import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import type { SheetFormat } from './sheet-shapes.ts'
import { readTables, writeTable } from './table-files.ts'

const readTable = async (bytes: Uint8Array) => {
  const [first] = await readTables(bytes)
  if (!first) throw new Error('the file has no table')
  return first
}
const read = (content: string | Buffer) => readTable(Buffer.from(content))
const wide = (text: string, mark: string) => Buffer.from(mark + text, 'utf16le')

/** Values that spreadsheets are known to spoil, beside any text. */
const spoiled = [
  '0902',
  '1/2',
  '8901234567004',
  '=1+1',
  '+91',
  '-',
  "'x",
  '@a',
  '\tb',
  'a\nb',
  '"',
  ',;|',
  '_x0041_',
  '_x0041\r',
  'പണം',
  ' c ',
]
const anyText = fc.oneof(fc.constantFrom(...spoiled), fc.string({ unit: 'grapheme', maxLength: 12 }))
const anyTable = fc.array(fc.array(anyText, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 })

test('any table of texts comes back as it was, from both formats', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<SheetFormat>('xlsx', 'csv'), anyTable, async (format, rows) => {
      const table = [['a', 'b', 'c'], ...rows, ['the', 'last', 'row']]
      expect((await readTable(await writeTable(format, 'Any', table))).rows).toEqual(table)
    }),
    { numRuns: often(60, 12) },
  )
}, 240_000)

test('20,000 products with an attribute in some of 360 columns are written and read again, by cells that are there', async () => {
  const head = Array.from({ length: 360 }, (_, column) => `column ${column}`)
  const rows = Array.from({ length: 19_999 }, (_, row) =>
    head.map((_, column) => (column < 16 || column === 20 + (row % 340) ? `${row} in ${column % 9}` : '')),
  )
  const file = await writeTable('xlsx', 'Products', [head, ...rows])
  expect(file.length).toBeLessThan(sheetLimits.sheetBytes)
  const read = await readTable(file)
  expect(read.rows).toHaveLength(20_000)
  for (const at of [0, 7, 19_998]) expect(read.rows[at + 1]?.slice(0, 360)).toEqual(rows[at])
}, 120_000)

test('what a spreadsheet would take for an error is a text, and what is typed into an empty column stays as it is', async () => {
  const file = await writeTable('xlsx', 'Any', [
    ['name', 'hsnCode'],
    ['#N/A', ''],
  ])
  expect((await readTable(file)).rows[1]).toEqual(['#N/A', ''])
  expect(readZipPart(Buffer.from(file), 'xl/worksheets/sheet1.xml')).toContain(
    '<col min="2" max="2" width="10" style="1" customWidth="1"/>',
  )
})

test('numbers, dates, formulas and errors are named as what they are', async () => {
  const { rows, found } = await read(
    buildXlsx(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>0902</t></is></c><c r="B1"><v>902</v></c><c r="C1"><v>0.30000000000000004</v></c></row>
       <row r="3"><c r="A3"><f>B1*1.18</f><v>1064.36</v></c><c r="B3" t="e"><v>#REF!</v></c><c r="C3" t="b"><v>1</v></c></row>`,
    ),
  )
  expect(found).toEqual({ format: 'xlsx', sheet: 'Prices', sheets: ['Prices'] })
  expect(rows).toEqual([
    ['0902', 902, 0.3],
    ['', '', ''],
    [{ odd: 'formula', text: '=B1*1.18' }, { odd: 'error', text: '#REF!' }, 'yes'],
  ])
})

test.each([
  ['UTF-8', Buffer.from('name,price\nകൈ,1')],
  ['UTF-8', Buffer.from('\uFEFFname,price\nകൈ,1')],
  ['UTF-16', wide('name,price\nകൈ,1', '\uFEFF')],
  ['UTF-16', wide('name,price\nകൈ,1', '\uFEFF').swap16()],
  ['UTF-16', wide('name,price\nകൈ,1', '')],
])('%s is known by its bytes', async (encoding, bytes) => {
  const { rows, found } = await readTable(bytes)
  expect({ rows, found }).toMatchObject({
    rows: [
      ['name', 'price'],
      ['കൈ', '1'],
    ],
    found: { encoding },
  })
})

test('a file with zeros among its letters is no table: nothing can keep them', async () => {
  const zero = wide('name,price\nAnna\u0000,1', '\uFEFF')
  await expect(readTable(zero)).rejects.toThrow(sheetFaults.noSheet)
  await expect(readTable(Buffer.from('name\nAnna\u0000'))).rejects.toThrow(sheetFaults.noSheet)
})

test('Windows text is read, and a broken letter in UTF-8 is not taken for it', async () => {
  const { rows, found } = await readTable(Buffer.from('name;price\r\nCaf\xe9 \x96 \xbd";1,50', 'latin1'))
  expect({ rows, found }).toMatchObject({
    rows: [
      ['name', 'price'],
      ['Café – ½"', '1,50'],
    ],
    found: { encoding: 'Windows-1252', separator: ';' },
  })
  const broken = Buffer.concat([Buffer.from('name\nകൈ\nമരം '), Buffer.from([0xe0, 0xb4])])
  await expect(readTable(broken)).rejects.toThrow('Line 3 has characters')
  await expect(readTable(Buffer.from('a\nb\x81', 'latin1'))).rejects.toThrow('Line 2 has characters')
})

test('separators, line breaks and inches of all kinds are understood', async () => {
  expect((await read('sep=;\r\na;b\r\n1/2" pipe;"x""y"\r\n')).rows).toEqual([
    ['a', 'b'],
    ['1/2" pipe', 'x"y'],
  ])
  expect((await read('a\tb\r"1\r\n2"\t3\n\n4\t5')).rows).toEqual([['a', 'b'], ['1\r\n2', '3'], [''], ['4', '5']])
})

const emptySheet = '<row r="1"><c r="A1"><v>1</v></c></row>'
const many = (count: number, cell: string) => `${cell}\n`.repeat(count)

const wideRows = Array.from({ length: 20_000 }, (_, at) => `<row><c r="XFD${at + 1}"><v>1</v></c></row>`).join('')
/** Of the checksum of the first part. */
const withChangedByte = (bytes: Buffer) => {
  const at = bytes.indexOf('PK\x01\x02') + 16
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes
}

/** Files as they come in real life, and some that nobody sends by mistake. */
const corpus: [string, string | Buffer, string][] = [
  ['nothing', '', 'empty'],
  ['blanks', ' \n\n', 'empty'],
  ['an unclosed quote', 'name,price\na,1\n"b,2\nc,3\n', 'Line 3: a quote " opens a cell and is never closed'],
  [
    'a quote closed too late',
    'name,price\n"b,2\n"c",3\n',
    'Line 2: a quote " opens a cell and is closed only in line 3',
  ],
  ['text behind a quote', 'a\n"1/2" pipe\n', 'Line 2: text follows a closing quote'],
  ['a web page called .xls', '<html><table><tr><td>1</td></tr></table></html>', 'web page'],
  ['XML of Excel 2003', '<?xml version="1.0"?><Workbook/>', 'web page'],
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Excel file'],
  ['a PDF', '%PDF-1.7\n', 'not a spreadsheet'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'not a spreadsheet'],
  ['a Word file', buildZip([{ name: 'word/document.xml', content: '<a/>' }]), 'not an .xlsx'],
  ['an empty ZIP', buildZip([]), 'damaged'],
  ['half a ZIP', buildXlsx(emptySheet).subarray(0, 300), 'damaged'],
  ['a changed byte', withChangedByte(buildXlsx(emptySheet)), 'damaged'],
  ['a bomb', buildXlsx(emptySheet, [{ name: 'b', content: Buffer.alloc(60 * 1024 * 1024) }]), '50 MB'],
  [
    'a bomb that says it is none',
    buildXlsx(emptySheet, [{ name: 'b', content: Buffer.alloc(9e6), says: 100 }]),
    '50 MB',
  ],
  ['a bomb that says nothing', buildXlsx(emptySheet, [{ name: 'b', content: Buffer.alloc(9e6), says: 0 }]), '50 MB'],
  ['one part named many times', buildXlsx(emptySheet, [{ name: 'b', content: Buffer.alloc(3e6), times: 20 }]), '50 MB'],
  ['more parts than a book has', buildXlsx(emptySheet, [{ name: 'b', content: '', times: 300 }]), '50 MB'],
  [
    'a cell at the end of the world',
    buildXlsx(`${emptySheet}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
    'too large to read',
  ],
  ['wide rows without end', buildXlsx(wideRows), 'too large to read'],
  ['too many rows', many(20_040, 'a'), '20,000 rows'],
  ['a million columns', `a${',a'.repeat(1_000_000)}`, '600 columns'],
  ['quotes without end', `a\n${'"'.repeat(9_000_001)}`, 'Line 2: a quote " opens'],
  ['more than 10 MB', Buffer.alloc(11 * 1024 * 1024, 'a'), '10 MB'],
]

test.each(corpus)(
  '%s is refused with what to do',
  async (_, content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence)
  },
  60_000,
)

test('a cell longer than any of ours is refused with its row: whoever reads it looks at each letter often', async () => {
  await expect(read(`name,price\nA,1\nB,1${' '.repeat(100_000)}x\n`)).rejects.toMatchObject({
    code: 'bad_input',
    message: expect.stringMatching(/^Row 3: a cell has more than 100000 letters/),
  })
})
