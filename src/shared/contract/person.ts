import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { limits } from '../limits.ts'
import { endpoint, success } from './endpoint.ts'

/** Closing the account asks for the password once more. */
export const CloseAccountInput = z.object({
  password: z
    .string(forms.required)
    .check(z.minLength(1, forms.required), z.maxLength(limits.passwordMax, forms.tooLong)),
})

export const person = {
  exportPerson: endpoint({
    method: 'GET',
    path: '/user/export',
    summary: 'A copy of everything that the shop keeps about the caller, as a file to save',
    access: 'shopper',
    event: 'data_exported',
    answer: success({ data: z.record(z.string(), z.unknown()) }),
  }),
  closeAccount: endpoint({
    method: 'DELETE',
    path: '/user',
    summary:
      'Close the account: the person is erased, invoices stay as the tax law wants (409 while an order is under way)',
    access: 'shopper',
    rate: { account: 'ownChange', within: ['guessSignedIn'] },
    event: 'account_closed',
    body: CloseAccountInput,
    answer: success({ message: z.string() }),
  }),
}
