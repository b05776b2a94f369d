import type { WrittenCell } from './sheet-shapes.ts'
import { writeZip } from './write-zip.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const said = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** Format 49 is "@": text. Cells of style 1 stay what is typed into them. */
const styles = `${said}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/**
 * A table of texts and numbers as .xlsx (ECMA-376), its first row frozen. Columns are text also where they are empty and below the last row, so
 * that 0902 stays 0902 wherever it is typed; an empty cell takes no room. The same table is the same bytes.
 */
export function writeXlsx(name: string, rows: readonly (readonly WrittenCell[])[], widths: readonly number[]): Buffer {
  const strings = new Map<string, number>()
  const sheet = sheetOf(rows, widths, strings)
  const part = (text: string) => Buffer.from(text)
  return writeZip({
    '[Content_Types].xml': part(
      `${said}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`,
    ),
    '_rels/.rels': part(relations({ officeDocument: 'xl/workbook.xml' })),
    'xl/workbook.xml': part(
      `${said}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      relations({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml', sharedStrings: 'sharedStrings.xml' }),
    ),
    'xl/styles.xml': part(styles),
    'xl/sharedStrings.xml': inParts(function* () {
      yield `${said}<sst xmlns="${main}" uniqueCount="${strings.size}">`
      for (const text of strings.keys()) yield `<si><t xml:space="preserve">${escaped(text)}</t></si>`
      yield '</sst>'
    }),
    'xl/worksheets/sheet1.xml': sheet,
  })
}

function relations(of: Readonly<Record<string, string>>): string {
  const each = Object.entries(of).map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `${said}<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}

/** The cells; their texts are put into `strings`. */
function sheetOf(
  rows: readonly (readonly WrittenCell[])[],
  widths: readonly number[],
  strings: Map<string, number>,
): Buffer {
  const names = widths.map((_, column) => columnName(column))
  return inParts(function* () {
    yield `${said}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`
    for (const [at, width] of widths.entries())
      yield `<col min="${at + 1}" max="${at + 1}" width="${width}" style="1" customWidth="1"/>`
    yield '</cols><sheetData>'
    for (const [at, row] of rows.entries()) {
      yield `<row r="${at + 1}">`
      for (const [column, text] of row.entries()) {
        if (text === '') continue
        if (typeof text === 'number') {
          yield `<c r="${names[column]}${at + 1}"><v>${text}</v></c>`
          continue
        }
        const known = strings.get(text) ?? strings.size
        strings.set(text, known)
        yield `<c r="${names[column]}${at + 1}" s="1" t="s"><v>${known}</v></c>`
      }
      yield '</row>'
    }
    yield '</sheetData></worksheet>'
  })
}

/** A0 … Z, AA, AB … */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

const pieces = 20_000

/** Texts as bytes, joined some thousands at a time: one text of all of them would be longer than a text may be. */
function inParts(make: () => Iterable<string>): Buffer {
  const done: Buffer[] = []
  let some: string[] = []
  for (const text of make()) {
    some.push(text)
    if (some.length < pieces) continue
    done.push(Buffer.from(some.join('')))
    some = []
  }
  return Buffer.concat([...done, Buffer.from(some.join(''))])
}

/**
 * A text in XML. What XML cannot hold, and breaks that readers would change, are written as `_x000D_`; so `_x0041_` as it was typed is
 * `_x005F_x0041_` (ECMA-376, 22.9.2.19).
 */
function escaped(text: string): string {
  return (
    text
      // also before what becomes such a sign itself, and begins with a `_`
      .replace(/_(?=x[\da-f]{4}(?:_|(?![\t\n])[\p{Cc}\uFFFE\uFFFF]))/giu, '_x005F_')
      .replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, asNumber)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}

function asNumber(letter: string): string {
  return `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
