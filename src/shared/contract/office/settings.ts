import * as z from 'zod/mini'
import { mailTestResults } from '../../copy/office/mail-test.ts'
import { settingGroups } from '../../settings/setting.ts'
import { success } from '../endpoint.ts'
import { seenVersion } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A value that a setting had, has or will have; of a secret only what may be shown. */
const ShownSetting = z.strictObject({
  version: z.number(),
  value: z.unknown(),
  from: z.string(),
  setAt: z.string(),
  source: z.enum(['staff', 'terminal', 'environment', 'demo']),
  setBy: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
})

/** One setting with what holds now, and what waits for its day. */
export const OfficeSetting = z.strictObject({
  key: z.string(),
  group: z.enum(Object.keys(settingGroups) as [keyof typeof settingGroups]),
  groupName: z.string(),
  label: z.string(),
  hint: z.string(),
  /** Unit that a number counts; null: it is none. */
  unit: z.nullable(z.string()),
  isSecret: z.boolean(),
  value: z.unknown(),
  set: z.nullable(ShownSetting),
  waiting: z.array(ShownSetting),
  seen: z.number(),
})
export type OfficeSetting = z.infer<typeof OfficeSetting>

/** One of the things that must be set before a shop can sell. */
export const FirstStep = z.strictObject({
  key: z.string(),
  title: z.string(),
  todo: z.string(),
  why: z.string(),
  done: z.boolean(),
  /** Without it nobody can order. */
  blocksSelling: z.boolean(),
  /** The screen where it is done. */
  path: z.string(),
  /** Keys of the settings that are set in it, in the order in which they are asked. */
  settings: z.array(z.string()),
  /** The setting whose present value does it, once it is said to be right. */
  accepts: z.nullable(z.string()),
})
export type FirstStep = z.infer<typeof FirstStep>

const key = z.object({ key: z.string().check(z.maxLength(60)) })
const seen = seenVersion
const version = seenVersion
const reason = z.optional(z.string().check(z.maxLength(500)))
const from = z.optional(z.iso.datetime({ offset: true }))
const changes = z
  .array(z.object({ key: z.string().check(z.maxLength(60)), value: z.unknown(), seen }))
  .check(z.minLength(1), z.maxLength(60))
const changed = success({ message: z.string(), data: z.array(OfficeSetting) })

/** Everything about the shop that is set and not written into its source. */
export const officeSettings = {
  settings: staffEndpoint({
    method: 'GET',
    path: '/settings',
    summary: 'Every setting, what holds and what waits',
    needs: 'settings.see',
    answer: success({ data: z.array(OfficeSetting), steps: z.array(FirstStep), canSell: z.boolean() }),
  }),
  settingHistory: staffEndpoint({
    method: 'GET',
    path: '/settings/{key}/values',
    summary: 'Every value that a setting had, the newest first',
    needs: 'settings.see',
    params: key,
    answer: success({ data: z.array(ShownSetting) }),
  }),
  changeSettings: staffEndpoint({
    method: 'PATCH',
    path: '/settings',
    summary: 'Sets what was changed, now or from a later moment on',
    needs: 'settings.edit',
    command: 'settings.change',
    body: z.strictObject({ changes, from, reason }),
    bodyLimit: 256 * 1024,
    answer: changed,
  }),
  changeSecret: staffEndpoint({
    method: 'POST',
    path: '/settings/{key}/secret',
    summary: 'Sets what is never shown again: payment keys, the mail server',
    needs: 'settings.edit',
    command: 'settings.secret',
    stepUp: true,
    secrets: ['value'],
    params: key,
    body: z.strictObject({ value: z.unknown(), seen, reason }),
    answer: changed,
  }),
  testMail: staffEndpoint({
    method: 'POST',
    path: '/settings/mail/test',
    summary: 'Sends a test mail to oneself by the mail server that is set, and says what became of it',
    needs: 'settings.edit',
    rate: { account: 'testMail' },
    answer: success({ data: z.strictObject({ to: z.string(), result: z.enum(mailTestResults) }) }),
  }),
  restoreSetting: staffEndpoint({
    method: 'POST',
    path: '/settings/{key}/restore',
    summary: 'Sets a former value again; 0: what a new shop has',
    needs: 'settings.edit',
    command: 'settings.restore',
    params: key,
    body: z.strictObject({ version, seen, reason }),
    answer: changed,
  }),
  withdrawSetting: staffEndpoint({
    method: 'POST',
    path: '/settings/{key}/withdraw',
    summary: 'Takes a value back that waits for its day',
    needs: 'settings.edit',
    command: 'settings.withdraw',
    params: key,
    body: z.strictObject({ version, reason }),
    answer: changed,
  }),
  setLogo: staffEndpoint({
    method: 'POST',
    path: '/settings-logo',
    summary: 'Sets the logo; without a picture the plain mark',
    needs: 'settings.edit',
    command: 'settings.logo',
    multipart: true,
    body: z.object({ seen: z.string().check(z.regex(/^\d{1,9}$/)) }),
    answer: changed,
  }),
}
