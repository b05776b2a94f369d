import { type MailKind, type MailPayloads, mailWriters } from '../../start/mail-kinds.ts'
import { type LeasedWork, workOff } from '../jobs/work-off.ts'
import type { Shop } from '../shop.ts'
import type { Mail } from './mail.ts'
import { sendWithinLimit } from './mail-limit.ts'
import type { MailTransport } from './mail-transport.ts'
import { extendLease, markSent, noteError, type OutboxRow, takeDue } from './outbox-queries.ts'

type Options = { stopped?: () => boolean; extendMs?: number }

/**
 * Sends every mail that is due now, one after the other. A mail that fails is tried again later; it never holds up the
 * others. One that goes out slowly stays this process's until it is out.
 */
export function sendDueMails(shop: Shop, transport: MailTransport, options: Options = {}): Promise<void> {
  const mails: LeasedWork<OutboxRow> = {
    take: () => takeDue(shop),
    extend: ({ id }) => extendLease(shop, id),
    work: (row) => sendOne(shop, transport, row),
  }
  return workOff(mails, options)
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
