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

/** Saves what is here already as a file. */
export function saveAs(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
