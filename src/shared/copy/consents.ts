import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { stockRequests } from './stock-requests.ts'

/** Purposes for which the shop may use what somebody gave it (DPDP Act 2023, s. 6). */
export const consentPurposes = ['account', 'newsletter', 'back_in_stock', 'messages'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Purposes that a signed-in shopper gives and takes back by a press. */
export const chosenPurposes = ['newsletter', 'messages'] as const
export type ChosenPurpose = (typeof chosenPurposes)[number]

/** Labels, toasts and hints of the section "What you agreed to". */
export const consentsCopy = {
  title: 'What you agreed to',
  intro: 'Tick what you want, and untick it when you do not want it any more. Nothing of it is needed to buy.',
  newsletter: 'Newsletter by mail',
  messages: 'WhatsApp messages about my orders',
  hints: {
    newsletter: shell.newsletterText,
    messages: 'The shop may write to your phone number where your order is and what it needs to know. No advertising.',
  },
  since: (day: string) => `Agreed on ${day}`,
  given: 'Saved',
  withdrawn: 'Taken back. We do not use it for this any more',
  failed: 'Your choice could not be saved',
  loadFailed: 'What you agreed to could not be loaded',
  noEmail: 'Please add an email address to your account first',
  otherSubscription:
    'Your email address or phone number is already subscribed with other details. Confirm your email address, or unsubscribe at the foot of the page first',
}

/** Words that stood beside what was pressed, and their day: change the day with the words. */
export const consentWords: Record<ConsentPurpose, { version: string; words: string }> = {
  account: {
    version: '2026-11-27',
    words: `${signIn.agreeBefore} ${signIn.agreeTerms} ${signIn.agreeAnd} ${signIn.agreePrivacy}.`,
  },
  newsletter: { version: '2026-11-27', words: `${shell.newsletterTitle}. ${shell.newsletterText}` },
  back_in_stock: { version: '2026-11-27', words: `${stockRequests.title}. ${stockRequests.text}` },
  messages: { version: '2026-11-27', words: `${consentsCopy.messages}. ${consentsCopy.hints.messages}` },
}

/** Words that stand beside a tick in the account, and their day. */
export const tickWords: Record<ChosenPurpose, { version: string; words: string }> = {
  newsletter: { version: '2026-11-27', words: `${consentsCopy.newsletter}. ${consentsCopy.hints.newsletter}` },
  messages: consentWords.messages,
}
