import { safeCsv } from '../../platform/http/safe-csv.ts'

const types = {
  json: 'application/json',
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Makes a file of the books that the office gives; its name ends with its format. */
export function bookFile(format: keyof typeof types, name: string, bytes: Uint8Array) {
  return { contentType: types[format], fileName: `${name}.${format}`, bytes: Buffer.from(bytes) }
}

/** Writes sentences about the files of a zip into one beside them, each in a line; where there are none, no file. */
export function notesPart(notes: readonly string[]): Record<string, Buffer> {
  if (notes.length === 0) return {}
  return { 'notes.txt': Buffer.from(notes.map((note) => `${note}\r\n`).join('')) }
}

/** Writes rows as CSV. */
export function csvBytes(rows: readonly (readonly (string | number)[])[]): Buffer {
  return Buffer.from(safeCsv(rows))
}
