import { officeJobs } from '../../src/shared/contract/office/jobs.ts'
import type { BuiltStaff } from '../office.ts'

/** Sends a table of goods as the browser does, to be looked at. */
export function sendTable(who: BuiltStaff, text: string, fields: Record<string, string> = {}, name = 'rolvani.csv') {
  const parts = Object.entries(fields).map(
    ([field, value]) => `content-disposition: form-data; name="${field}"\r\n\r\n${value}`,
  )
  const file = `content-disposition: form-data; name="table"; filename="C:\\lists\\${name}"\r\ncontent-type: text/csv\r\n\r\n${text}`
  const body = `${[...parts, file].map((part) => `--edge\r\n${part}\r\n`).join('')}--edge--\r\n`
  return who.call(officeJobs.beginImport, { body, headers: { 'content-type': 'multipart/form-data; boundary=edge' } })
}
