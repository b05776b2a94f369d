import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { limits } from '../limits.ts'
import { Address, AddressInput } from './addresses.ts'
import { Firm } from './buyer.ts'
import { endpoint, success } from './endpoint.ts'
import { email, id, moment, newPassword, phonenumber, profileName, profilePhone, username } from './fields.ts'

/** A shopper, as that shopper sees it. */
export const User = z.strictObject({
  _id: z.string(),
  username: z.string(),
  phonenumber: z.string(),
  email: z.nullable(z.string()),
  /** Since when a code that was mailed there has come back. */
  emailConfirmedAt: z.nullable(moment),
  address: z.array(Address),
  /** The default firm, else the one that was bought for last: to be offered the next time. */
  buyer: z.nullable(z.strictObject({ gstin: z.string(), legalName: z.string() })),
  /** All firms of the account, in the order in which they were added. */
  firms: z.array(Firm),
})
export type User = z.infer<typeof User>

/** Signing up (SPEC §5); the email may be left out, null or ''. */
export const SignupInput = z.object({
  username,
  phonenumber,
  email: z.optional(z.nullable(z.union([z.literal(''), email], forms.email))),
  password: newPassword,
})
export type SignupInput = z.infer<typeof SignupInput>

/** A password to be checked, not chosen. */
const presentPassword = z.string(forms.required).check(z.maxLength(limits.passwordMax, forms.tooLong))

/** Token of an earlier login of this browser: strangers' failed attempts do not lock it out. Anything else counts as none. */
const deviceToken = z.catch(z.optional(z.string().check(z.regex(/^[\w-]{43}$/))), undefined)

/** Logging in: `email` may hold a phone number, with or without +91. */
export const LoginInput = z.object({
  email: z
    .string(forms.required)
    .check(z.trim(), z.minLength(1, forms.required), z.maxLength(limits.emailMax, forms.tooLong)),
  password: presentPassword.check(z.minLength(1, forms.required)),
  deviceToken,
})
export type LoginInput = z.infer<typeof LoginInput>

/** Changing the profile, or adding or changing one saved address. */
export const UpdateUserInput = z.object({
  username: z.optional(profileName),
  phonenumber: z.optional(profilePhone),
  email: z.optional(email),
  /** The present one, where phone number or email changes; not within minutes of the login. */
  password: z.optional(presentPassword),
  address: z.optional(AddressInput),
})
export type UpdateUserInput = z.infer<typeof UpdateUserInput>

/** The same as the form of the profile sends it where no email was given yet: it may stay empty. */
export const ProfileInput = z.extend(UpdateUserInput, {
  email: z.optional(z.union([z.literal(''), email], forms.email)),
})

/** A new password of who is signed in and knows the present one. */
export const ChangePasswordInput = z.object({
  password: presentPassword.check(z.minLength(1, forms.required)),
  newPassword,
})
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>

/** Somewhere that a shopper is signed in. */
export const Session = z.strictObject({
  /** Names the session; it is no token. */
  _id: z.string(),
  /** Such as "Chrome on Android". */
  device: z.string(),
  /** The address without its last part. */
  network: z.string(),
  createdAt: moment,
  /** To the hour. */
  lastUsedAt: moment,
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

const code = z.string(forms.required).check(z.trim(), z.regex(/^\d{6}$/, forms.required))

/** A code that came by mail, to confirm the address. */
export const ConfirmEmailInput = z.object({ code })

/** Asking for a one-time code by mail. */
export const RequestCodeInput = z.object({ email, deviceToken })
export type RequestCodeInput = z.infer<typeof RequestCodeInput>

/** A new password with the one-time code that came by mail, and the `resetId` of the answer that said so. */
export const ResetPasswordInput = z.object({
  resetId: z.string(forms.required).check(z.minLength(1, forms.required), z.maxLength(100, forms.tooLong)),
  email,
  code,
  password: newPassword,
})
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>

const message = z.string()
/** A new password is easy to guess: it is taken, and said (SPEC §5). */
const warning = z.optional(z.string())
const signedIn = { message, token: z.string(), deviceToken: z.string(), user: User }

export const accounts = {
  register: endpoint({
    method: 'POST',
    path: '/user/register',
    summary: 'Sign up',
    access: 'public',
    rate: { network: ['registerPerHour', 'registerPerDay'] },
    event: 'registered',
    body: SignupInput,
    status: 201,
    answer: success({ ...signedIn, warning }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/user/login',
    summary: 'Log in with email or phone number',
    access: 'public',
    rate: { within: ['guess', 'guessAnywhere', 'guessOfNetwork'] },
    event: 'login_ok',
    body: LoginInput,
    answer: success(signedIn),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/user/logout',
    summary: 'Log out: the token is dead from then on',
    access: 'shopper',
    rate: { none: 'ends the session that it comes with, once' },
    event: 'logout',
    answer: success({ message }),
  }),
  checkUser: endpoint({
    method: 'GET',
    path: '/user/check-user',
    summary: 'Who is signed in',
    access: 'shopper',
    answer: success({ user: User }),
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/user/update-user',
    summary: 'Change name, phone number or email, add or change a saved address',
    access: 'shopper',
    rate: { account: 'ownChange', within: ['guessSignedIn'] },
    body: UpdateUserInput,
    answer: success({ message, user: User }),
  }),
  deleteAddress: endpoint({
    method: 'PATCH',
    path: '/user/delete-address/{id}',
    summary: 'Delete a saved address',
    access: 'shopper',
    rate: { account: 'ownChange' },
    params: z.object({ id }),
    answer: success({ message, user: User }),
  }),
  requestPasswordCode: endpoint({
    method: 'POST',
    path: '/user/forgot-password',
    summary: 'Ask for a one-time code by mail (the same answer whether or not the account exists)',
    access: 'public',
    rate: { within: ['code', 'codeAnywhere', 'codeDaily', 'codeOfNetwork'] },
    event: 'reset_asked',
    body: RequestCodeInput,
    answer: success({ message, resetId: z.string() }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/user/reset-password',
    summary: 'Set a new password with the one-time code; every session ends',
    access: 'public',
    rate: { within: ['guessOfNetwork'] },
    event: 'reset_done',
    body: ResetPasswordInput,
    answer: success({ message, warning }),
  }),
  changePassword: endpoint({
    method: 'PATCH',
    path: '/user/change-password',
    summary: 'Change the password; every other session ends',
    access: 'shopper',
    rate: { account: 'ownChange', within: ['guessSignedIn'] },
    event: 'password_changed',
    body: ChangePasswordInput,
    answer: success({ message, warning }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/user/sessions',
    summary: 'Where one is signed in',
    access: 'shopper',
    answer: success({ data: z.array(Session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/user/sessions/{id}',
    summary: 'End one session',
    access: 'shopper',
    rate: { account: 'ownChange' },
    event: 'session_ended',
    params: z.object({ id }),
    answer: success({ message }),
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/user/sessions',
    summary: 'Log out everywhere: every session ends, this one too',
    access: 'shopper',
    rate: { account: 'ownChange' },
    event: 'sessions_ended',
    answer: success({ message }),
  }),
  requestEmailCode: endpoint({
    method: 'POST',
    path: '/user/request-email-code',
    summary: 'Ask for a one-time code to one’s own email address',
    access: 'shopper',
    rate: { within: ['code', 'codeDaily', 'codeOfNetwork'] },
    event: 'email_code_asked',
    answer: success({ message }),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/user/confirm-email',
    summary: 'Confirm one’s email address with the code',
    access: 'shopper',
    rate: { account: 'ownChange' },
    event: 'email_confirmed',
    body: ConfirmEmailInput,
    answer: success({ message, user: User }),
  }),
}
