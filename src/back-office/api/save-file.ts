import { noConnection } from '../../ui/api-failure.ts'
import { type OfficeCallName, type OfficeInput, sendOffice } from './call-office.ts'

/** Makes a call that gives a file and saves that, under the name that it comes with. Throws ApiFailure as every call does. */
export async function saveFile<Name extends OfficeCallName>(call: Name, input: OfficeInput<Name>): Promise<void> {
  const response = await sendOffice(call, input)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const file = await response.blob().catch(() => {
    throw noConnection()
  })
  saveAs(name ?? 'file', file)
}

/** A part of a CSV, and the beginning of the next one; null: it was the last. */
interface CsvPart {
  csv: string
  next: string | null
}

/** Saves a CSV whose parts are read one after the other; `part` undefined: the first. */
export async function saveCsv(name: string, read: (part: string | undefined) => Promise<CsvPart>): Promise<void> {
  const parts: string[] = []
  let part: string | undefined
  do {
    const { csv, next } = await read(part)
    parts.push(csv)
    part = next ?? undefined
  } while (part !== undefined)
  saveAs(name, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
}

/** Saves what is here already as a file. */
export function saveAs(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
