import * as z from 'zod/mini'
import { chosenPurposes } from '../copy/consents.ts'
import { forms } from '../copy/forms.ts'
import { endpoint, success } from './endpoint.ts'

/** Standing consent to one purpose: since when, or null. */
const standing = z.nullable(z.iso.datetime())

/** Purposes that a shopper may choose, each with the moment since which they agree. */
export const Consents = z.object({ newsletter: standing, messages: standing })
export type Consents = z.infer<typeof Consents>

/** Choice of a signed-in shopper: agreed to a purpose, or taken back. */
export const ConsentInput = z.object({
  purpose: z.enum(chosenPurposes, forms.required),
  given: z.boolean(forms.required),
})
export type ConsentInput = z.infer<typeof ConsentInput>

export const consents = {
  listConsents: endpoint({
    method: 'GET',
    path: '/user/consents',
    summary:
      'The purposes that the caller may agree to, each with the moment since which they agree (null: they do not)',
    access: 'shopper',
    answer: success({ data: Consents }),
  }),
  changeConsent: endpoint({
    method: 'POST',
    path: '/user/consents',
    summary: 'Agree to a purpose, or take it back; again is the same (400 for the newsletter without an email address)',
    access: 'shopper',
    rate: { account: 'ownChange' },
    body: ConsentInput,
    answer: success({ message: z.string(), data: Consents }),
  }),
}
