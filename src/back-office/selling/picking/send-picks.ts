import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { queueSender } from '../../parts/send-queue.ts'
import { scanSignal } from '../../scan/scan-signal.ts'
import { pickQueue, type QueuedPick } from './pick-queue.ts'

const picks = { queryKey: ['picks'] }

/** Sends what a person has tapped here. */
export const sendPicks = queueSender(pickQueue, {
  send: async (pick) => {
    await send(pick)
    // shown as the shop has it before it leaves the queue, also where the link is lost in between: nothing looks untaken
    await queryClient.refetchQueries(picks, { throwOnError: true })
  },
  failed: copy.failed,
  onRefused: () => {
    scanSignal.wrong()
    void queryClient.invalidateQueries(picks)
  },
})

async function send({ command, walkId, productId, variantId, orderId, kind, pieces, at }: QueuedPick): Promise<void> {
  const params = { id: walkId }
  if (kind === 'short') {
    const body = { productId, variantId, there: pieces, at }
    const { message } = await callOffice('POST /picks/{id}/short', { params, body, command })
    toast.success(message)
    return
  }
  await callOffice('POST /picks/{id}/taps', {
    params,
    body: { productId, variantId, orderId, kind, pieces, at },
    command,
  })
}
