import { runsScreen as copy } from '../../../shared/copy/office/runs-screen.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { queueSender } from '../../parts/send-queue.ts'
import { markQueue } from './mark-queue.ts'

const mine = { queryKey: ['runs', 'mine'] }

/** Sends what a person has marked here. */
export const sendMarks = queueSender(markQueue, {
  send: async ({ command, stopId, how, amount, reference, reason, at }) => {
    const body = { how, amount, at, ...(reference && { reference }), ...(reason && { reason }) }
    const { message } = await callOffice('POST /runs/stops/{id}/mark', { params: { id: stopId }, body, command })
    toast.success(message)
    // shown as the shop has it before it leaves the queue: the stop never looks unmarked in between
    await queryClient.refetchQueries(mine)
  },
  failed: copy.failed,
  onRefused: () => void queryClient.invalidateQueries(mine),
})
