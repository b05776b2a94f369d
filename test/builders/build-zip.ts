import { crc32, deflateRawSync } from 'node:zlib'

/** A part of a ZIP file; `says`: what its directory claims that it unpacks to, where that is a lie. */
export interface ZipPart {
  name: string
  content: string | Buffer
  says?: number
  /** Number of times the directory names it. */
  times?: number
}

/** A ZIP file, also one that lies. */
export function buildZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, says, times = 1 } of parts) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(plain), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(says ?? plain.length, 8)
    const named = Buffer.from(name)
    const common = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0])
    const lengths = Buffer.from([named.length, 0, 0, 0])
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, sizes, lengths, named, packed])
    const place = Buffer.alloc(4)
    place.writeUInt32LE(at)
    const entry = Buffer.concat([
      Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
      common,
      sizes,
      lengths,
      Buffer.alloc(10),
      place,
      named,
    ])
    for (let time = 0; time < times; time += 1) directory.push(entry)
    bodies.push(body)
    at += body.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, index, end])
}

/** A .xlsx with one sheet of this XML (inside of sheetData). */
export function buildXlsx(sheetData: string, more: readonly ZipPart[] = []): Buffer {
  return buildBook({ Prices: sheetData }, more)
}

/** A .xlsx with sheets of these names and this XML (inside of sheetData). */
export function buildBook(sheets: Readonly<Record<string, string>>, more: readonly ZipPart[] = []): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const all = Object.entries(sheets).map(([name, data], at) => ({ name, data, n: at + 1 }))
  const each = (write: (sheet: (typeof all)[number]) => string) => all.map(write).join('')
  return buildZip([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>${each(({ n }) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`)}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(({ name, n }) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${packages}/relationships">${each(({ n }) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    },
    ...all.map(({ data, n }) => ({
      name: `xl/worksheets/sheet${n}.xml`,
      content: `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
    })),
    ...more,
  ])
}
