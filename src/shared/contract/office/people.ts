import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { officePeople } from '../../copy/office/people.ts'
import { limits } from '../../limits.ts'
import { roles } from '../../office/permissions.ts'
import { success } from '../endpoint.ts'
import { email, id, line, moment } from '../fields.ts'
import { editOf } from './edit.ts'
import { StaffSession } from './own-sign-in.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const role = z.enum(roles)
const someRoles = z.array(role, officePeople.rolesNeeded).check(
  z.minLength(1, officePeople.rolesNeeded),
  z.maxLength(roles.length),
  z.refine((held) => new Set(held).size === held.length, forms.invalid),
)
/** Rupees, percent or pieces; null: no limit; `by_roles`: what the roles bring. */
const limit = (most: number) =>
  z.union(
    [
      z.int(officePeople.limitShape).check(z.gte(0, officePeople.limitShape), z.lte(most, forms.invalid)),
      z.null(),
      z.literal('by_roles'),
    ],
    officePeople.limitShape,
  )
const shownLimit = z.nullable(z.number())
const ShownLimits = z.strictObject({ refund: shownLimit, discount: shownLimit, pieces: shownLimit })

/** Somebody who runs the shop, as the owner sees them. */
export const Person = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(role),
  /** invited: has not come yet. */
  state: z.enum(['invited', 'active', 'off']),
  /** The invitation, or the link for a new sign-in, holds until then; null: none waits. */
  linkUntil: z.nullable(moment),
  lastSeenAt: z.nullable(moment),
  factors: z.strictObject({ password: z.boolean(), passkeys: z.number(), totp: z.boolean(), pin: z.boolean() }),
  /** Limits that apply, refunds in rupees. */
  limits: ShownLimits,
  /** Limits that the owner has set; a limit that is not there comes from the roles. */
  ownLimits: z.partial(ShownLimits),
  version: z.number(),
})
export type Person = z.infer<typeof Person>

const InviteInput = z.object({ email, name: line(limits.nameMax), roles: someRoles })

/** A change of a person's name, roles and limits. */
export const PersonEdit = editOf({
  name: line(limits.nameMax),
  roles: someRoles,
  refund: limit(10_000_000),
  discount: limit(100),
  pieces: limit(1_000_000),
})
export type PersonEdit = z.infer<typeof PersonEdit>

const done = success({ message: z.string() })
const managed = { needs: 'staff.manage', stepUp: true } as const
const one = z.object({ id })
const withLink = success({
  message: z.string(),
  data: z.strictObject({ _id: z.string(), link: z.nullable(z.string()) }),
})

/** The people of the shop: for the owner. */
export const people = {
  listPeople: staffEndpoint({
    method: 'GET',
    path: '/people',
    summary: 'Everybody who runs the shop, and the counter computers',
    needs: 'staff.manage',
    answer: success({
      data: z.strictObject({
        people: z.array(Person),
        counters: z.array(
          z.strictObject({
            _id: z.string(),
            name: z.string(),
            enrolledAt: moment,
            enrolledBy: z.string(),
            lastUsedAt: moment,
          }),
        ),
      }),
    }),
  }),
  showPerson: staffEndpoint({
    method: 'GET',
    path: '/people/{id}',
    summary: 'One of them, with their sessions',
    needs: 'staff.manage',
    params: one,
    answer: success({ data: z.extend(Person, { sessions: z.array(StaffSession) }) }),
  }),
  invitePerson: staffEndpoint({
    ...managed,
    method: 'POST',
    path: '/people',
    summary: 'Invites somebody: a link by mail, good once and for a day',
    command: 'staff.add',
    givenOnce: ['link'],
    body: InviteInput,
    answer: withLink,
    status: 201,
  }),
  changePerson: staffEndpoint({
    ...managed,
    method: 'PATCH',
    path: '/people/{id}',
    summary: 'Changes name, roles and limits',
    command: 'staff.change',
    params: one,
    body: PersonEdit,
    answer: success({ message: z.string(), data: Person }),
  }),
  newLink: staffEndpoint({
    ...managed,
    method: 'POST',
    path: '/people/{id}/link',
    summary: 'A new link: for who did not come in time, or has lost their factors',
    command: 'staff.link',
    givenOnce: ['link'],
    params: one,
    answer: withLink,
  }),
  removePerson: staffEndpoint({
    ...managed,
    method: 'POST',
    path: '/people/{id}/off',
    summary: 'Removes somebody: all their sessions end at once',
    command: 'staff.off',
    params: one,
    answer: done,
  }),
  restorePerson: staffEndpoint({
    ...managed,
    method: 'POST',
    path: '/people/{id}/on',
    summary: 'Lets somebody in again who was removed',
    command: 'staff.on',
    params: one,
    answer: done,
  }),
  endPersonSessions: staffEndpoint({
    ...managed,
    method: 'DELETE',
    path: '/people/{id}/sessions',
    summary: 'Signs somebody out everywhere',
    command: 'staff.end_sessions',
    params: one,
    answer: done,
  }),
  endPersonSession: staffEndpoint({
    ...managed,
    method: 'DELETE',
    path: '/people/{id}/sessions/{sessionId}',
    summary: 'Signs somebody out somewhere',
    command: 'staff.end_sessions',
    params: z.object({ id, sessionId: id }),
    answer: done,
  }),
  withdrawCounter: staffEndpoint({
    ...managed,
    method: 'DELETE',
    path: '/counters/{id}',
    summary: 'A computer is no counter computer any more: what a PIN opened there ends',
    command: 'counter.withdraw',
    params: one,
    answer: done,
  }),
}
