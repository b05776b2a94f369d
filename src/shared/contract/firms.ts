import * as z from 'zod/mini'
import { User } from './accounts.ts'
import { BillingInput, firmNames } from './buyer.ts'
import { endpoint, success } from './endpoint.ts'
import { id, seenVersion } from './fields.ts'

/** A firm to keep with the account; `isDefault`: it is offered first at the checkout. */
export const FirmInput = z.strictObject({
  ...firmNames,
  billing: z.optional(z.nullable(BillingInput)),
  isDefault: z.optional(z.boolean()),
})
export type FirmInput = z.infer<typeof FirmInput>

/** The same in the place of the one that was seen in `version`. */
export const ChangedFirmInput = z.extend(FirmInput, { version: seenVersion })
export type ChangedFirmInput = z.infer<typeof ChangedFirmInput>

const answer = success({ message: z.string(), user: User })

export const firms = {
  addFirm: endpoint({
    method: 'POST',
    path: '/user/firms',
    summary: 'Keep a firm with the account; 409 where it has as many as can be kept, or the same GSTIN',
    access: 'shopper',
    rate: { account: 'ownChange' },
    body: FirmInput,
    status: 201,
    answer,
  }),
  changeFirm: endpoint({
    method: 'PATCH',
    path: '/user/firms/{id}',
    summary: 'Change a firm; 409 where it was changed since it was seen',
    access: 'shopper',
    rate: { account: 'ownChange' },
    params: z.object({ id }),
    body: ChangedFirmInput,
    answer,
  }),
  removeFirm: endpoint({
    method: 'DELETE',
    path: '/user/firms/{id}',
    summary: 'Remove a firm with its delivery addresses; orders and papers keep theirs',
    access: 'shopper',
    rate: { account: 'ownChange' },
    params: z.object({ id }),
    answer,
  }),
}
