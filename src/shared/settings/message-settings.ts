import * as z from 'zod/mini'
import { optionalMessages } from '../shopper-messages.ts'
import { setting } from './setting.ts'

const message = 'must be messages that may be switched off, each once'

/** Messages to customers: what is not sent. */
export const messageSettings = {
  'messages.off': setting({
    group: 'messages',
    label: 'Emails that are not sent',
    hint: 'Untick what customers need no email about. What a law, a payment or their own question asks for is always sent. WhatsApp messages are sent by hand, at the order.',
    schema: z
      .array(z.enum(optionalMessages, message), message)
      .check(z.refine((list) => new Set(list).size === list.length, message)),
    fallback: [],
  }),
}
