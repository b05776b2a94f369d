import type { Item } from '../../../shared/contract/office/barcodes.ts'
import { scanCopy } from '../../../shared/copy/office/scan.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { scanSignal } from '../../scan/scan-signal.ts'

/** Looks a scanned code up; gives what it is on, and how many are in the pack. Null: it was said that there is nothing. */
export async function lookUp(code: string): Promise<{ item: Item; pieces: number } | null> {
  try {
    const { data } = await callOffice('GET /codes/look-up', { query: { code } })
    if (data.item) {
      scanSignal.good()
      return { item: data.item, pieces: data.pieces }
    }
    scanSignal.wrong()
    toast.error(data.problem ?? scanCopy.unknown(data.code))
  } catch (error) {
    scanSignal.wrong()
    toast.error(failureText(error, scanCopy.failed))
  }
  return null
}

/** Finds the only item that is called so; undefined where there are several, none, or no answer: the list then says so. */
export async function findOnly(text: string): Promise<Item | undefined> {
  try {
    const { data } = await callOffice('GET /codes/items', { query: { text } })
    return data.length === 1 ? data[0] : undefined
  } catch {
    return undefined
  }
}
