import { eventOfMail, optionalMessages } from '../../shared/shopper-messages.ts'
import type { MailKinds } from '../platform/mail/mail-kinds.ts'

/** Lets the shop's setting decide which mails are not sent, of those that the table of messages leaves to it. */
export function byChoice(kinds: MailKinds): MailKinds {
  const chosen = Object.entries(kinds).map(([name, kind]): [string, MailKinds[string]] => [
    name,
    {
      ...kind,
      isOff: ({ settings }, payload) => {
        const event = eventOfMail(name, payload)
        const optional = optionalMessages.find((each) => each === event)
        return optional !== undefined && settings.now()['messages.off'].includes(optional)
      },
    },
  ])
  return Object.fromEntries(chosen)
}
