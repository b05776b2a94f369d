import { useEffect, useState } from 'react'
import { readBarcode } from '../../../shared/barcodes/read-barcode.ts'
import type { Item } from '../../../shared/contract/office/barcodes.ts'
import type { Count, CountLine } from '../../../shared/contract/office/counts.ts'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'
import { useMe } from '../../api/use-me.ts'
import { itemKey, itemName } from '../../scan/item-line.tsx'
import { scanSignal } from '../../scan/scan-signal.ts'
import { entryQueue, type QueuedEntry, useQueueOf } from './entry-queue.ts'
import { sendEntries } from './send-entries.ts'

/** A line with what this device has counted and not sent yet. */
export type LineHere = CountLine & { waits: boolean }

/** Returns the state and the actions of scanning and typing in one count. */
export function useCounting(count: Count) {
  const { _id: staffId } = useMe()
  const queue = useQueueOf(count._id)
  const [current, setCurrent] = useState<string | null>(null)
  const [unknown, setUnknown] = useState<string | null>(null)
  const lines = count.items.map((line) => withQueue(line, queue))
  useEffect(() => void sendEntries(staffId), [staffId])

  const enter = (entry: Omit<QueuedEntry, 'command' | 'countId' | 'staffId' | 'at'>) => {
    entryQueue.add({ ...entry, command: newCommandId(), countId: count._id, staffId, at: Date.now() })
    void sendEntries(staffId)
  }
  const addPieces = (item: Pick<Item, 'productId' | 'variantId' | 'name' | 'variantName'>, pieces: number) => {
    const { productId, variantId } = item
    scanSignal.good()
    setCurrent(itemKey(item))
    enter({ productId, variantId, name: itemName(item), how: 'add', pieces })
  }
  const scan = async (text: string) => {
    const known = lineOfCode(lines, text)
    if (known) return addPieces(known.line, known.pieces)
    const seen = await lookUp(text)
    if (seen === 'no-connection') return count.takesAnything && enterCode(text)
    if (seen === undefined) return
    if (seen.item === null) return setUnknown(seen.code)
    addFound(seen.item, seen.pieces)
  }
  const enterCode = (barcode: string) => {
    scanSignal.good()
    enter({ barcode, name: barcode, how: 'add', pieces: 1 })
  }
  const addFound = (item: Item, pieces: number) => {
    const isInIt = count.takesAnything || lines.some((line) => itemKey(line) === itemKey(item))
    if (isInIt) return addPieces(item, pieces)
    scanSignal.wrong()
    toast.error(copy.notInIt(itemName(item)))
  }
  const setPieces = ({ productId, variantId, ...line }: LineHere, pieces: number) =>
    enter({ productId, variantId, name: itemName(line), how: 'set', pieces, saw: line.counted })
  const line = lines.find((each) => itemKey(each) === current)
  return { lines, line, unknown, setUnknown, setCurrent, scan, addFound, addPieces, setPieces }
}

export type CountingHere = ReturnType<typeof useCounting>

/** Returns the line as it will be when all is sent. */
function withQueue(line: CountLine, queue: readonly QueuedEntry[]): LineHere {
  const own = queue.filter(
    ({ productId, variantId, refused }) =>
      refused === undefined && productId === line.productId && (variantId ?? null) === line.variantId,
  )
  const counted = own.reduce<number | null>(
    (sum, { how, pieces }) => (how === 'set' ? pieces : (sum ?? 0) + pieces),
    line.counted,
  )
  return { ...line, counted, waits: own.length > 0 }
}

function lineOfCode(lines: readonly LineHere[], text: string): { line: LineHere; pieces: number } | undefined {
  const read = readBarcode(text)
  const codes = ['problem' in read ? text.trim() : read.code, text.trim()]
  for (const line of lines) {
    const known = line.codes.find(({ code }) => codes.includes(code))
    if (known) return { line, pieces: known.pieces }
  }
  return undefined
}

/** Returns the answer for a code, or 'no-connection' while offline; undefined after an error, which the person has been told. */
async function lookUp(code: string) {
  try {
    const { data } = await callOffice('GET /codes/look-up', { query: { code } })
    if (data.item) return data
    scanSignal.wrong()
    if (data.problem === null) return data
    toast.error(data.problem)
  } catch (error) {
    if (!navigator.onLine) return 'no-connection' as const
    scanSignal.wrong()
    toast.error(failureText(error, copy.failed))
  }
  return undefined
}
