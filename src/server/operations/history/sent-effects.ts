import { historyCopy } from '../../../shared/copy/office/history.ts'
import { mailsOfCommand } from '../../platform/mail/outbox-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { refundsOfCommand } from '../../selling/payments/refund-queries.ts'
import { whenInWords } from './present-entry.ts'

/** Sentences about what a command sent out of the house: what has gone, and what can still be withdrawn. */
export async function whatLeft(db: Shop['db'], commandId: string): Promise<string[]> {
  const mails = await mailsOfCommand(db, commandId)
  const refunds = await refundsOfCommand(db, commandId)
  const sentences = [
    ...mails.map(({ sentAt, isOnItsWay }) => {
      if (sentAt !== null) return historyCopy.mailGone(whenInWords(sentAt))
      return isOnItsWay ? historyCopy.mailGoing : historyCopy.mailWithdrawn
    }),
    ...refunds.map(({ askedAt }) =>
      askedAt === null ? historyCopy.refundWaiting : historyCopy.refundGone(whenInWords(askedAt)),
    ),
  ]
  return [...new Set(sentences)]
}
