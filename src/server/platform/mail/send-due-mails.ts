import { type LeasedWork, workOff } from '../jobs/work-off.ts'
import type { Shop } from '../shop.ts'
import type { MailKind, MailKinds } from './mail-kinds.ts'
import { sendWithinLimit } from './mail-limit.ts'
import type { MailTransport } from './mail-transport.ts'
import { dropMail, extendLease, markSent, noteError, type OutboxRow, takeDue } from './outbox-queries.ts'

type Options = { stopped?: () => boolean; extendMs?: number }
type Post = { kinds: MailKinds; transport: MailTransport }

/**
 * Sends every mail that is due now, one after the other. A mail that fails is tried again later; it never holds up the
 * others. One that goes out slowly stays this process's until it is out.
 */
export function sendDueMails(shop: Shop, { kinds, transport }: Post, options: Options = {}): Promise<void> {
  const names = Object.keys(kinds)
  const mails: LeasedWork<OutboxRow> = {
    take: () => takeDue(shop, names),
    extend: ({ id }) => extendLease(shop, id),
    work: async (row) => {
      const kind = kinds[row.kind]
      if (kind) await sendOne(shop, kind, transport, row)
    },
  }
  return workOff(mails, options)
}

async function sendOne(shop: Shop, kind: MailKind, transport: MailTransport, row: OutboxRow): Promise<void> {
  try {
    if (kind.isOff?.(shop, row.payload as Record<string, unknown>)) return await dropMail(shop, row.id)
    // what was queued under a kind has that kind's shape
    const mail = await kind.write(shop, row.payload as never)
    const send = async () => mail && transport.send(mail, row.event_key, shop.clock())
    const sent = !mail || (await sendWithinLimit(shop, kind, mail.to, async () => void (await send())))
    await markSent(shop, row.id)
    if (!sent) await noteError(shop, row.id, 'not sent: too many mails to this address')
  } catch (error) {
    shop.log.warn({ err: error, mail: row.id, kind: row.kind, tries: row.tries + 1 }, 'a mail could not be sent')
    if (kind.isTriedOnce) await markSent(shop, row.id)
    await noteError(shop, row.id, String(error))
  }
}
