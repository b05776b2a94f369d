import type { RateName } from '../../../shared/rates.ts'
import type { Shop } from '../shop.ts'
import type { Mail } from './mail.ts'

/** A kind of mail, as the noun that it is about hands it in. */
export interface MailKind {
  /** Writes it from what is true when it leaves; undefined where there is nobody to write to. */
  write: (shop: Shop, payload: never) => Promise<Mail | undefined>
  /** Returns whether the shop does not want this mail to be sent. */
  isOff?: (shop: Shop, payload: Record<string, unknown>) => boolean
  /** Returns whether this address receives it however many mails it received recently. */
  isAlwaysSent?: (shop: Shop, to: string) => Promise<boolean>
  /** True if a mail is tried once and dropped where its former server refuses it: it is sent another way too. */
  isTriedOnce?: true
  /** Rate limits that it counts towards for its address; else the one for mails of all kinds. */
  counted?: readonly RateName[]
}

/** All kinds of mails of a shop, by the name under which they are queued. */
export type MailKinds = Readonly<Record<string, MailKind>>
