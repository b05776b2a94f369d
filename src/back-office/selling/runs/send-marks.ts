import { runsScreen as copy } from '../../../shared/copy/office/runs-screen.ts'
import { ApiFailure, failureText, hasStatus } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { markQueue, type QueuedMark } from './mark-queue.ts'

const againMs = 5000
let isSending = false
let sender: string | undefined
let later: ReturnType<typeof setTimeout> | undefined

/**
 * Sends what a person has marked here, one after the other, until all is sent or the connection is gone; then it tries again by
 * itself.
 */
export async function sendMarks(staffId: string): Promise<void> {
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
  if (sender) void sendMarks(sender)
}

window.addEventListener('online', goOn)

function firstWaiting(): QueuedMark | undefined {
  return markQueue.read().find(({ refused, staffId }) => refused === undefined && staffId === sender)
}

/** Sends one mark. If nobody answers, or the shop is busy, the same is sent again later, under the same id. */
async function sendOne(mark: QueuedMark): Promise<'done' | 'no-answer' | 'signed-out'> {
  const { command, stopId, how, amount, reference, reason, at } = mark
  try {
    const body = { how, amount, at, ...(reference && { reference }), ...(reason && { reason }) }
    const { message } = await callOffice('POST /runs/stops/{id}/mark', { params: { id: stopId }, body, command })
    toast.success(message)
    // shown as the shop has it before it leaves the queue: the stop never looks unmarked in between
    await queryClient.refetchQueries({ queryKey: ['runs', 'mine'] })
    markQueue.remove(command)
    return 'done'
  } catch (error) {
    if (hasStatus(error, 401)) return 'signed-out'
    if (isPassing(error)) return 'no-answer'
    markQueue.refuse(command, failureText(error, copy.failed))
    void queryClient.invalidateQueries({ queryKey: ['runs', 'mine'] })
    return 'done'
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  return error.status === 0 || error.status === 429 || error.status >= 500
}
