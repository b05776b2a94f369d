import type { Shop } from '../shop.ts'
import type { Mail } from './mail.ts'
import { type MailKind, type MailPayloads, mailWriters } from './mail-kinds.ts'
import { sendWithinLimit } from './mail-limit.ts'
import type { MailTransport } from './mail-transport.ts'
import { markSent, noteError, type OutboxRow, takeDue } from './outbox-queries.ts'

/** Taken at once: few, so that several processes share the work. */
const batch = 10

/** Sends every mail that is due now. A mail that fails is tried again later; it never holds up the others. */
export async function sendDueMails(shop: Shop, transport: MailTransport, stopped = () => false): Promise<void> {
  while (!stopped()) {
    const due = await takeDue(shop, batch)
    for (const row of due) await sendOne(shop, transport, row)
    if (due.length < batch) return
  }
}

async function sendOne(shop: Shop, transport: MailTransport, row: OutboxRow): Promise<void> {
  try {
    const mail = await writeMail(shop, row.kind, row.payload)
    const send = async () => mail && transport.send(mail, row.event_key, shop.clock())
    const sent = !mail || (await sendWithinLimit(shop, row.kind, mail.to, async () => void (await send())))
    await markSent(shop, row.id)
    if (!sent) await noteError(shop, row.id, 'not sent: too many mails to this address')
  } catch (error) {
    shop.log.warn({ err: error, mail: row.id, kind: row.kind, tries: row.tries + 1 }, 'a mail could not be sent')
    await noteError(shop, row.id, String(error))
  }
}

/** What was queued under a kind has that kind's shape: queueMail is the only one who writes. */
function writeMail<K extends MailKind>(shop: Shop, kind: K, payload: object): Promise<Mail | undefined> {
  return mailWriters[kind](shop, payload as MailPayloads[K])
}
