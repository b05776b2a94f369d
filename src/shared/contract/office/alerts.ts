import * as z from 'zod/mini'
import { alertsCopy } from '../../copy/office/alerts.ts'
import { alertKindNames, alertWays, waysOf } from '../../office/alert-kinds.ts'
import { success } from '../endpoint.ts'
import { requiredId } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A preference for one way of being told of one kind: wanted, or not. */
const AlertChoice = z
  .strictObject({ kind: z.enum(alertKindNames), way: z.enum(alertWays), wanted: z.boolean() })
  .check(z.refine(({ kind, way }) => waysOf(kind).includes(way)))
export type AlertChoice = z.infer<typeof AlertChoice>

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, alertsCopy.quiet.time))
const Quiet = z.nullable(z.strictObject({ from: time, until: time }))
export type Quiet = z.infer<typeof Quiet>

/** A browser that takes push. */
const Device = z.strictObject({
  /** Of its address by SHA-256, base64url, the first 22 characters: a browser knows its own. */
  _id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSentAt: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
})

/** Alert preferences of somebody: what they are told, and how. */
export const Alerts = z.strictObject({
  /** The kinds that their permissions allow. */
  kinds: z.array(z.strictObject({ kind: z.enum(alertKindNames), wanted: z.record(z.string(), z.boolean()) })),
  quiet: Quiet,
  devices: z.array(Device),
  /** Public key for which a browser subscribes (RFC 8292), base64url. */
  pushKey: z.string(),
  mail: z.strictObject({ to: z.string(), lastSentAt: z.nullable(z.string()) }),
})
export type Alerts = z.infer<typeof Alerts>

const base64url = (bytes: number) =>
  z.string().check(
    z.regex(/^[\w-]{1,200}$/),
    z.refine((text) => bytesOf(text) === bytes),
  )
const bytesOf = (text: string) => Math.floor((text.length * 3) / 4)

/** Alerts: each for who is signed in. */
export const officeAlerts = {
  myAlerts: staffEndpoint({
    method: 'GET',
    path: '/alerts',
    summary: 'What one is told, and how',
    needs: 'signed-in',
    answer: success({ data: Alerts }),
  }),
  changeAlerts: staffEndpoint({
    method: 'PATCH',
    path: '/alerts',
    summary: 'Chooses what one is told',
    needs: 'signed-in',
    command: 'alerts.change',
    body: z.strictObject({ wishes: z.optional(z.array(AlertChoice).check(z.maxLength(20))), quiet: z.optional(Quiet) }),
    answer: success({ data: Alerts }),
  }),
  addPushDevice: staffEndpoint({
    method: 'POST',
    path: '/alerts/devices',
    summary: 'Lets alerts reach this browser by Web Push',
    needs: 'signed-in',
    command: 'alerts.device_on',
    secrets: ['endpoint', 'p256dh', 'auth'],
    body: z.strictObject({
      endpoint: z.string().check(z.maxLength(1000)),
      p256dh: base64url(65),
      auth: base64url(16),
    }),
    answer: success({ data: Alerts }),
  }),
  removePushDevice: staffEndpoint({
    method: 'DELETE',
    path: '/alerts/devices/{id}',
    summary: 'Ends alerts in a browser',
    needs: 'signed-in',
    command: 'alerts.device_off',
    params: z.strictObject({ id: requiredId }),
    answer: success({ data: Alerts }),
  }),
  testAlert: staffEndpoint({
    method: 'POST',
    path: '/alerts/test',
    summary: 'Sends a test to oneself',
    needs: 'signed-in',
    rate: { account: 'testAlert' },
    command: 'alerts.test',
    body: z.strictObject({ way: z.enum(['mail', 'push']) }),
    answer: success({}),
  }),
}
