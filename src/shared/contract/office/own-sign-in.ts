import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { success } from '../endpoint.ts'
import { id, line, moment } from '../fields.ts'
import { PasskeyInput, passkeyOptions, pin, staffPassword, TotpInput, TotpOffer } from './sign-in.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Somewhere that a person is signed in. */
export const StaffSession = z.strictObject({
  _id: z.string(),
  device: z.string(),
  network: z.string(),
  /** The counter computer's name, where it is one. */
  counter: z.nullable(z.string()),
  factor: z.enum(['full', 'pin']),
  createdAt: moment,
  lastUsedAt: moment,
  current: z.boolean(),
})
export type StaffSession = z.infer<typeof StaffSession>

/** Ways in which somebody signs in. */
const OwnSignIn = z.strictObject({
  password: z.boolean(),
  passkeys: z.array(
    z.strictObject({
      _id: z.string(),
      name: z.string(),
      createdAt: moment,
      lastUsedAt: z.nullable(moment),
    }),
  ),
  totp: z.boolean(),
  recoveryCodesLeft: z.number(),
  pin: z.enum(['none', 'set', 'locked']),
  sessions: z.array(StaffSession),
  /** This browser's name, where it is an enrolled counter computer. */
  counter: z.nullable(z.string()),
})
export type OwnSignIn = z.infer<typeof OwnSignIn>

const done = success({ message: z.string() })
const own = { needs: 'signed-in', stepUp: true } as const

/** One's own sign-in: everything that changes it wants a factor shown anew, and ends the other sessions. */
export const ownSignIn = {
  ownSignIn: staffEndpoint({
    method: 'GET',
    path: '/own',
    summary: 'How one signs in, and where one is signed in',
    needs: 'signed-in',
    answer: success({ data: OwnSignIn }),
  }),
  setPassword: staffEndpoint({
    ...own,
    method: 'POST',
    path: '/own/password',
    summary: 'Chooses a new password',
    command: 'own.password',
    secrets: ['password'],
    body: z.object({ password: staffPassword }),
    answer: done,
  }),
  ownPasskeyOptions: staffEndpoint({
    ...own,
    method: 'POST',
    path: '/own/passkey-options',
    summary: 'What a new passkey is made of',
    rate: { account: 'officeCall' },
    answer: passkeyOptions,
  }),
  addPasskey: staffEndpoint({
    ...own,
    method: 'POST',
    path: '/own/passkeys',
    summary: 'Adds a passkey',
    command: 'own.passkey_add',
    secrets: ['passkey', 'challengeId'],
    body: z.extend(PasskeyInput, { name: line(60) }),
    answer: done,
  }),
  removePasskey: staffEndpoint({
    ...own,
    method: 'DELETE',
    path: '/own/passkeys/{id}',
    summary: 'Removes a passkey',
    command: 'own.passkey_remove',
    params: z.object({ id }),
    answer: done,
  }),
  ownTotpOffer: staffEndpoint({
    ...own,
    method: 'POST',
    path: '/own/totp-offer',
    summary: 'A secret for the app, to be confirmed by its code',
    rate: { account: 'officeCall' },
    answer: success({ data: TotpOffer }),
  }),
  setTotp: staffEndpoint({
    ...own,
    method: 'POST',
    path: '/own/totp',
    summary: 'Takes the codes of an app from now on',
    command: 'own.totp',
    secrets: ['offer', 'code'],
    body: TotpInput,
    answer: done,
  }),
  removeTotp: staffEndpoint({
    ...own,
    method: 'DELETE',
    path: '/own/totp',
    summary: 'Takes no codes of an app any more',
    command: 'own.totp_remove',
    answer: done,
  }),
  newRecoveryCodes: staffEndpoint({
    ...own,
    method: 'POST',
    path: '/own/recovery-codes',
    summary: 'Makes ten recovery codes; the former ones are good for nothing',
    command: 'own.recovery_codes',
    givenOnce: ['codes'],
    answer: success({ data: z.strictObject({ codes: z.nullable(z.array(z.string())) }) }),
  }),
  setPin: staffEndpoint({
    ...own,
    method: 'POST',
    path: '/own/pin',
    summary: 'Chooses a PIN for the counter computers',
    command: 'own.pin',
    secrets: ['pin'],
    body: z.object({ pin }),
    answer: done,
  }),
  removePin: staffEndpoint({
    ...own,
    method: 'DELETE',
    path: '/own/pin',
    summary: 'Has no PIN any more',
    command: 'own.pin_remove',
    answer: done,
  }),
  endOwnSession: staffEndpoint({
    ...own,
    method: 'DELETE',
    path: '/own/sessions/{id}',
    summary: 'Signs out somewhere else',
    command: 'staff.end_sessions',
    params: z.object({ id }),
    answer: done,
  }),
  endOwnSessions: staffEndpoint({
    ...own,
    method: 'DELETE',
    path: '/own/sessions',
    summary: 'Signs out everywhere else',
    command: 'staff.end_sessions',
    answer: done,
  }),
  enrolCounter: staffEndpoint({
    method: 'POST',
    path: '/counters',
    summary: 'Makes this browser a counter computer, where a PIN opens the work of the day',
    needs: 'counters.enrol',
    stepUp: true,
    command: 'counter.enrol',
    body: z.object({ name: line(limits.nameMax) }),
    answer: done,
  }),
}
