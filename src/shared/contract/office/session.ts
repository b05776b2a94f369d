import * as z from 'zod/mini'
import { roles } from '../../office/permissions.ts'
import { success } from '../endpoint.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A limit in rupees, percent or pieces; null: none. */
const limit = z.nullable(z.number())

/** The person who is signed in, and what they may do: the menu is made of it. */
export const Me = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  permissions: z.array(z.string()),
  limits: z.strictObject({ refund: limit, discount: limit, pieces: limit }),
  factor: z.enum(['full', 'pin']),
  shared: z.boolean(),
})
export type Me = z.infer<typeof Me>

/** The present session. */
export const officeSession = {
  me: staffEndpoint({
    method: 'GET',
    path: '/me',
    summary: 'Who is signed in; null: nobody',
    needs: 'signed-out',
    answer: success({ data: z.nullable(Me), shop: z.strictObject({ name: z.string(), address: z.string() }) }),
  }),
  signOut: staffEndpoint({
    method: 'POST',
    path: '/sign-out',
    summary: 'Ends this session',
    needs: 'signed-out',
    rate: { none: 'ends the session that it comes with, once' },
    answer: success({}),
  }),
}
