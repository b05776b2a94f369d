import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'
import { isGstin } from '../../domain/catalogue/tax/gstin.ts'
import { findState } from '../../shared/indian-states.ts'
import { paiseFromRupees } from '../../shared/money/money.ts'
import { mailServerShape, readMailServer } from '../../shared/settings/mail-server.ts'
import { readDatabaseAddress } from './db/database-address.ts'
import { readTrustedProxies } from './http/trusted-proxies.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export const logLevel = z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)
/** Digits, within bounds. */
export const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`
  return z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,10}$/, message)),
      z.transform((text) => Number(text)),
    ),
    z.number().check(z.minimum(least, message), z.maximum(most, message)),
  )
}
/** An amount as its owner writes it; paise. */
export const rupees = z.pipe(
  z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount in rupees, such as 999 or 59.50')),
  z.transform((text) => paiseFromRupees(Number(text))),
)
/**
 * Address of a service, over http or https: a host, and a path where it has one. User, password, query and fragment are refused:
 * paths are appended to it, and nothing of it is to be an option of what calls there.
 */
export const service = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\/[^\s?#@%\\\p{C}]+$/iu.test(text) && URL.canParse(text),
      'must be an address like https://…, without ?, #, @ and %',
    ),
  )
export const mailServer = z.string().check(z.refine((text) => readMailServer(text) !== undefined, mailServerShape))
export const database = z
  .string()
  .check(
    z.refine(
      (text) => readDatabaseAddress(text) !== undefined,
      'must be postgres://user:password@host:port/database; after ? only sslmode, sslrootcert, and host with the folder of a socket',
    ),
  )
export const host = z.string().check(z.regex(/^[\w.:-]+$/, 'must be an IP address or a host name'))
export const word = z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be a word without spaces'))
/** Part of a host's name. */
export const region = z.string().check(z.regex(/^[\w-]{1,60}$/, 'must be the name of a region, such as ap-south-1'))
/** The name of a bucket, and a folder in it if one is wanted: `beypore`, `beypore/backups`. */
export const bucket = z
  .string()
  .check(
    z.regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[A-Za-z0-9_][A-Za-z0-9._-]{0,99}){0,5}$/,
      'must be the name of a bucket, and of a folder in it if one is wanted, such as beypore or beypore/backups',
    ),
  )
export const proxies = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => readTrustedProxies(text) !== undefined,
        'must be the number of proxies before the shop, such as 1, or their networks, such as loopback,10.0.0.0/8',
      ),
    ),
  z.transform((text) => readTrustedProxies(text) ?? null),
)
export const state = z.pipe(
  z.string().check(z.refine((text) => findState(text) !== undefined, 'must be a state or union territory of India')),
  z.transform((text) => findState(text)?.name ?? text),
)

/** The embedded database has connections for so many. */
const WORKERS_MOST = 16
export const workers = z.pipe(
  z
    .string()
    .check(
      z.refine((text) => readWorkers(text) !== undefined, `must be auto or a whole number from 1 to ${WORKERS_MOST}`),
    ),
  z.transform((text) => readWorkers(text) ?? 1),
)

export const line = z
  .string()
  .check(z.trim(), z.regex(/^[^\p{Cc}]{3,150}$/u, 'must be one line of 3 to 150 characters'))
export const gstin = z.string().check(z.refine(isGstin, 'must be a GSTIN of 15 characters whose check digit is right'))

function readWorkers(text: string): number | undefined {
  if (text === 'auto') return Math.min(availableParallelism(), WORKERS_MOST)
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= WORKERS_MOST ? count : undefined
}
