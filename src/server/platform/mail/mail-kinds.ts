import type { RateName } from '../rate-limits/rate-limit.ts'
import type { Shop } from '../shop.ts'
import type { Mail } from './mail.ts'

/** A kind of mail, as the noun that it is about hands it in. */
export interface MailKind {
  /** Writes it from what is true when it leaves; undefined where there is nobody to write to. */
  write: (shop: Shop, payload: never) => Promise<Mail | undefined>
  /** Whether this address gets it however many mails it got of late. */
  isAlwaysSent?: (shop: Shop, to: string) => Promise<boolean>
  /** What a server that is none any more does not take is left: it is sent another way too. */
  isTriedOnce?: true
  /** What it counts with for its address; else with mails of all kinds. */
  counted?: readonly RateName[]
}

/** All kinds of mails of a shop, by the name under which they are queued. */
export type MailKinds = Readonly<Record<string, MailKind>>
