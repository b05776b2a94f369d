import path from 'node:path'
import * as z from 'zod/mini'
import { isGstinOf } from '../../domain/catalogue/tax/gstin.ts'
import { findState } from '../../shared/indian-states.ts'
import type { SettingValues } from '../../shared/settings/settings.ts'
import { databaseServer } from './db/database-address.ts'
import { encryptedService } from './encrypted-service.ts'
import type { TrustedProxies } from './http/trusted-proxies.ts'
import { isOnThisMachine } from './on-this-machine.ts'
import {
  type ProviderAddresses,
  providerAddresses,
  providerSettings,
  type RazorpayAccount,
  readRazorpay,
} from './provider-settings.ts'
import { readBuckets, type S3Place, s3Settings } from './s3/s3-place.ts'
import {
  database,
  gstin,
  host,
  line,
  logLevel,
  mailServer,
  proxies,
  rupees,
  service,
  state,
  wholeNumber,
  workers,
} from './setting-kinds.ts'
import { StartFailure } from './start-failure.ts'

/** Configuration from the environment, checked: constants of the process, and first values of what the owner sets. */
export type Config = {
  port: number
  host: string
  /** Absolute path of the folder with the embedded database, uploads and the outbox of mails. */
  dataDir: string
  /** Absolute path of the folder that backups are written to. */
  backupDir: string
  /** Processes that answer at the port. */
  workers: number
  /** Key that backups are encrypted under; null: they are not encrypted. */
  backupKey: string | null
  /** Bucket that verified backups are copied to; null: none. */
  backupBucket: S3Place | null
  /** Bucket that uploads are stored in; null: they are stored in `dataDir`. */
  uploadsBucket: S3Place | null
  /** A PostgreSQL server's address; null: the embedded database. */
  databaseUrl: string | null
  /** Connections for transactions, at most; null: as many as the server has for each of a few processes. */
  databaseConnections: number | null
  /** The shop's outside address, without a slash at its end. */
  publicUrl: string
  /** Addresses of the payment provider, used once the shop has an account there. */
  provider: ProviderAddresses
  /** Address of the back office, without a slash at its end: its host serves nothing of the shop. */
  officeUrl: string
  paymentWindowSeconds: number
  logLevel: z.infer<typeof logLevel>
  /** `text`: lines for people instead of JSON. */
  logFormat: 'json' | 'text'
  /** Every request is in the log; else those that are slow or fail. */
  requestLog: boolean
  /** Milliseconds from which on a statement is in the log. */
  slowQueryMs: number
  /** Address at which metrics are read (Prometheus); null: none. */
  metrics: { host: string; port: number } | null
  /** An OpenTelemetry collector, to which traces are sent; null: nothing is traced. */
  collector: string | null
  /** Proxies whose X-Forwarded-For is trusted; null: none. */
  trustProxy: TrustedProxies | null
  /** `first`: the demo shop is loaded into a database that this start has made, and no other; `alive`: with its history. */
  demo: 'on' | 'off' | 'alive' | 'first'
  /** Without an account test payments are taken: on this machine, or where that is written out. */
  sandbox: boolean
  /** False only while the shop is tried out on this machine; wrong passwords and codes are limited all the same. */
  rateLimits: boolean
  /** RATE_LIMITS=off was given, but the shop is open to others: limits stay on. */
  rateLimitsStay: boolean
  /** Memory that the public answers may take, in MB; 0: none is stored, each is computed anew. */
  publicCacheMb: number
  /** True if the description of the API is served at /api/docs. */
  apiDocs: boolean
  /** True if browsers may store the shop to open it offline; false: those that have stored it delete it. */
  offline: boolean
  /** True if a newer version is tried on a copy of the shop before it changes the database. */
  upgradeCheck: boolean
  /** Pages by Vite's development server. Not a setting: `npm run dev`. */
  dev: boolean
  /** Settings that the environment names: they become the shop's at its start (server/settings/apply-environment.ts). */
  given: Partial<SettingValues>
}

const Settings = z.object({
  PORT: z._default(wholeNumber(0, 65535), 3000),
  HOST: z._default(host, '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  BACKUP_DIR: z.optional(z.string()),
  ...s3Settings,
  BACKUP_KEY: z.optional(z.string().check(z.minLength(16, 'must be at least 16 characters, such as 32 random bytes'))),
  DATABASE_URL: z.optional(database),
  PUBLIC_URL: z.optional(service),
  OFFICE_URL: z.optional(service),
  ...providerSettings,
  SMTP_URL: z.optional(mailServer),
  LOG_LEVEL: z._default(logLevel, 'info'),
  FREE_DELIVERY_FROM: z.optional(rupees),
  DELIVERY_CHARGE: z.optional(rupees),
  SHOP_STATE: z.optional(state),
  SHOP_GSTIN: z.optional(gstin),
  SHOP_LEGAL_NAME: z.optional(line),
  SHOP_ADDRESS: z.optional(line),
  TRUST_PROXY: z.optional(proxies),
  DEMO: z.optional(z.enum(['on', 'off', 'alive'], 'must be on, off or alive')),
  SANDBOX: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  API_DOCS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  OFFLINE: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  WORKERS: z._default(workers, 1),
  LOG_FORMAT: z._default(z.enum(['json', 'text'], 'must be json or text'), 'json'),
  REQUEST_LOG: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  SLOW_QUERY_MS: z._default(wholeNumber(1, 60_000), 500),
  METRICS_PORT: z.optional(wholeNumber(0, 65535)),
  METRICS_HOST: z._default(host, '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(service),
  UPGRADE_CHECK: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  DATABASE_CONNECTIONS: z.optional(wholeNumber(2, 1000)),
  PUBLIC_CACHE_MB: z._default(wholeNumber(0, 16_384), 64),
})

/** Readers of the settings, by their names. */
export const settingShapes = Settings.shape
export const settingNames = Object.keys(settingShapes)

/** Reads and checks every setting. Throws StartFailure with one line that names what is wrong. An empty value counts as unset. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, { dev = false } = {}): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const read = Settings.safeParse(given)
  if (!read.success) throw badSetting(read.error.issues)
  const settings = read.data
  const publicUrl = hostAlone('PUBLIC_URL', settings.PUBLIC_URL ?? `http://${urlHost(settings.HOST)}:${settings.PORT}`)
  const razorpay = readRazorpay(settings)
  const isTriedOut = !settings.DATABASE_URL && !razorpay && isOnThisMachine(publicUrl)
  refuseOtherState(settings)
  if (settings.DATABASE_URL) databaseServer(settings.DATABASE_URL)
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: path.resolve(settings.DATA_DIR),
    backupDir: path.resolve(settings.BACKUP_DIR ?? path.join(settings.DATA_DIR, 'backups')),
    workers: settings.WORKERS,
    backupKey: settings.BACKUP_KEY ?? null,
    ...readBuckets(settings),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseConnections: settings.DATABASE_CONNECTIONS ?? null,
    publicUrl,
    provider: providerAddresses(settings),
    officeUrl: readOfficeUrl(settings, publicUrl),
    paymentWindowSeconds: settings.PAYMENT_WINDOW_SECONDS,
    logLevel: settings.LOG_LEVEL,
    logFormat: settings.LOG_FORMAT,
    requestLog: settings.REQUEST_LOG === 'on',
    slowQueryMs: settings.SLOW_QUERY_MS,
    metrics: settings.METRICS_PORT === undefined ? null : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    collector: readCollector(settings.OTEL_EXPORTER_OTLP_ENDPOINT),
    trustProxy: settings.TRUST_PROXY ?? null,
    demo: settings.DEMO ?? (isTriedOut ? 'first' : 'off'),
    sandbox: settings.SANDBOX === 'on' || (settings.SANDBOX === undefined && isOnThisMachine(publicUrl)),
    rateLimits: settings.RATE_LIMITS === 'on' || !isOnThisMachine(publicUrl),
    rateLimitsStay: settings.RATE_LIMITS === 'off' && !isOnThisMachine(publicUrl),
    publicCacheMb: settings.PUBLIC_CACHE_MB,
    apiDocs: settings.API_DOCS === 'on',
    offline: settings.OFFLINE === 'on',
    upgradeCheck: settings.UPGRADE_CHECK === 'on',
    dev,
    given: givenSettings(settings, razorpay),
  }
}

const readCollector = (address: string | undefined) =>
  address === undefined ? null : withoutSlash(encryptedService('OTEL_EXPORTER_OTLP_ENDPOINT', address))

/** The back office has a host of its own: what runs on the shop's pages is never the owner (OWASP ASVS 5.0, 3.5.4). */
function readOfficeUrl({ OFFICE_URL, PORT }: z.infer<typeof Settings>, publicUrl: string): string {
  const officeUrl = hostAlone('OFFICE_URL', OFFICE_URL ?? `http://office.localhost:${PORT}`)
  const { hostname, protocol } = new URL(officeUrl)
  if (hostname === new URL(publicUrl).hostname) {
    throw new StartFailure('OFFICE_URL must name another host than PUBLIC_URL, such as https://office.shop.example.')
  }
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol === 'http:' && !isLocal) {
    throw new StartFailure(
      'OFFICE_URL must begin with https:// unless its host is on this machine, as office.localhost is.',
    )
  }
  return officeUrl
}

/** A host as it is written in an address: IPv6 in brackets. */
export function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

/** Returns the settings of the owner that the environment names. */
function givenSettings(settings: z.infer<typeof Settings>, razorpay: RazorpayAccount | null): Partial<SettingValues> {
  const named: { [Key in keyof SettingValues]?: SettingValues[Key] | undefined } = {
    'delivery.freeFrom': settings.FREE_DELIVERY_FROM,
    'delivery.charge': settings.DELIVERY_CHARGE,
    'company.state': settings.SHOP_STATE,
    'company.gstin': settings.SHOP_GSTIN,
    'company.legalName': settings.SHOP_LEGAL_NAME,
    'company.address': settings.SHOP_ADDRESS,
    'payment.razorpay': razorpay ?? undefined,
    'mail.smtp': settings.SMTP_URL,
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}

/** Tax is split by the shop's state, and the registration is of one state: they must be the same. */
function refuseOtherState({ SHOP_STATE: state, SHOP_GSTIN: gstin }: z.infer<typeof Settings>): void {
  if (state === undefined || gstin === undefined || isGstinOf(gstin, state)) return
  const code = findState(state)?.gstCode
  throw new StartFailure(`SHOP_GSTIN must be a GSTIN of SHOP_STATE: for ${state} it begins with ${code}.`)
}

/** Names the setting, never its value: it may be a secret. */
function badSetting(issues: z.core.$ZodIssue[]): StartFailure {
  const first = new Map(issues.map((issue) => [String(issue.path[0]), issue.message] as const).reverse())
  return new StartFailure(
    [...first]
      .reverse()
      .map(([name, message]) => `${name} ${message}`)
      .join('; '),
  )
}

/** The shop and its back office each have a host to themselves: every address of theirs begins at its root. */
function hostAlone(setting: string, url: string): string {
  const { pathname, search, hash } = new URL(url)
  if (!/^\/+$/.test(pathname) || search !== '' || hash !== '') {
    throw new StartFailure(`${setting} must be a host without a path.`)
  }
  return withoutSlash(url)
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
