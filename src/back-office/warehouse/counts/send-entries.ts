import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { callOffice, type OfficeAnswer } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { queueSender } from '../../parts/send-queue.ts'
import { scanSignal } from '../../scan/scan-signal.ts'
import { entryQueue } from './entry-queue.ts'

type CountAnswer = OfficeAnswer<'GET /counts/{id}'>
type EntryAnswer = OfficeAnswer<'POST /counts/{id}/entries'>

/** Sends what a person has counted here. */
export const sendEntries = queueSender(entryQueue, {
  send: async ({ command, countId, barcode, productId, variantId, how, pieces, saw, at }) => {
    entryQueue.change(command, { tried: true })
    const what = barcode === undefined ? { productId, variantId } : { barcode }
    const agoMs = Math.max(0, Date.now() - at)
    const body = { ...what, how, pieces, ...(saw !== undefined && { saw }), agoMs }
    showTaken(countId, await callOffice('POST /counts/{id}/entries', { params: { id: countId }, body, command }))
  },
  failed: copy.failed,
  onRefused: ({ countId }) => {
    scanSignal.wrong()
    void queryClient.invalidateQueries({ queryKey: ['counts', countId] })
  },
})

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
