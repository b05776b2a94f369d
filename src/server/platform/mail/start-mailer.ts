import { startWorker } from '../jobs/start-worker.ts'
import type { Shop } from '../shop.ts'
import type { MailKinds } from './mail-kinds.ts'
import { openTransport } from './mail-transport.ts'
import { dropOldMails } from './outbox-queries.ts'
import { sendDueMails } from './send-due-mails.ts'

const pauseMs = 1000

/** Sends queued mails as they fall due, until it is stopped. Stopping waits for the mail under way. */
export function startMailer(shop: Shop, kinds: MailKinds): { stop: () => Promise<void> } {
  const transport = openTransport(shop)
  const worker = startWorker(shop, {
    name: 'sending mails',
    pauseMs,
    work: (stopped) => sendDueMails(shop, { kinds, transport }, { stopped }),
    tidy: () => dropOldMails(shop, Object.keys(kinds)),
  })
  return {
    stop: async () => {
      await worker.stop()
      transport.close()
    },
  }
}
