import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { ApiFailure, failureText, hasStatus } from '../../../ui/api-failure.ts'
import { callOffice, type OfficeAnswer } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { scanSignal } from '../../scan/scan-signal.ts'
import { entryQueue, type QueuedEntry } from './entry-queue.ts'

type CountAnswer = OfficeAnswer<'GET /counts/{id}'>
type EntryAnswer = OfficeAnswer<'POST /counts/{id}/entries'>

const againMs = 5000
let isSending = false
let sender: string | undefined
let later: ReturnType<typeof setTimeout> | undefined

/**
 * Sends what a person has counted here, one after the other, until all is sent or the connection is gone; then it tries again by
 * itself.
 */
export async function sendEntries(staffId: string): Promise<void> {
  sender = staffId
  if (isSending) return
  isSending = true
  clearTimeout(later)
  try {
    for (let next = firstWaiting(); next; next = firstWaiting()) {
      const became = await sendOne(next)
      if (became === 'signed-out') return
      if (became === 'no-answer') {
        later = setTimeout(goOn, againMs)
        return
      }
    }
  } finally {
    isSending = false
  }
}

function goOn(): void {
  if (sender) void sendEntries(sender)
}

window.addEventListener('online', goOn)

function firstWaiting(): QueuedEntry | undefined {
  return entryQueue.read().find(({ refused, staffId }) => refused === undefined && staffId === sender)
}

/** Sends one entry. If nobody answers, or the shop is busy, the same entry is sent again later, under the same id. */
async function sendOne(entry: QueuedEntry): Promise<'done' | 'no-answer' | 'signed-out'> {
  const { command, countId, barcode, productId, variantId, how, pieces, saw, at } = entry
  entryQueue.change(command, { tried: true })
  try {
    const what = barcode === undefined ? { productId, variantId } : { barcode }
    const agoMs = Math.max(0, Date.now() - at)
    const body = { ...what, how, pieces, ...(saw !== undefined && { saw }), agoMs }
    const answer = await callOffice('POST /counts/{id}/entries', { params: { id: countId }, body, command })
    showTaken(countId, answer)
    entryQueue.remove(command)
    return 'done'
  } catch (error) {
    if (hasStatus(error, 401)) return 'signed-out'
    if (isPassing(error)) return 'no-answer'
    scanSignal.wrong()
    entryQueue.change(command, { refused: failureText(error, copy.failed) })
    void queryClient.invalidateQueries({ queryKey: ['counts', countId] })
    return 'done'
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  return error.status === 0 || error.status === 429 || error.status >= 500
}

/** Shows the answer on the screen at once; loads a line that is new in the count. */
function showTaken(countId: string, { data }: EntryAnswer): void {
  const key = ['counts', countId]
  const known = queryClient.getQueryData<CountAnswer>(key)
  const line = known?.data.items.find(({ id }) => id === data.line)
  if (!known || !line) return void queryClient.invalidateQueries({ queryKey: key })
  const items = known.data.items.map((each) =>
    each === line
      ? { ...each, counted: data.counted, shelfMoved: data.shelfMoved, at: new Date().toISOString() }
      : each,
  )
  queryClient.setQueryData<CountAnswer>(key, { ...known, data: { ...known.data, items } })
}
