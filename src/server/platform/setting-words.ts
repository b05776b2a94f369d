/**
 * Text of a setting of the environment in docs/settings.md: its part, its default where config.ts works it out, and its effect.
 */
export interface SettingWords {
  part: (typeof settingParts)[number]
  /** Default as people read it; undefined: the one of config.ts, or none. */
  unset?: string
  says: string
}

/** Parts of docs/settings.md, in their order. */
export const settingParts = [
  'Address',
  'Data',
  'Backups and files',
  'Shop',
  'Payment and mail',
  'Limits',
  'Watching',
] as const

/** Words of every setting that config.ts reads; a test holds both to the same names. */
export const settingWords: Record<string, SettingWords> = {
  PORT: { part: 'Address', says: 'Port at which the shop listens.' },
  HOST: { part: 'Address', says: 'Address at which it listens; `0.0.0.0` for other machines.' },
  PUBLIC_URL: { part: 'Address', unset: 'http://HOST:PORT', says: 'Address of the shop as shoppers type it.' },
  OFFICE_URL: {
    part: 'Address',
    unset: 'http://office.localhost:PORT',
    says: 'Address of the back office: another host than the shop’s. http only on this machine, else https.',
  },
  TRUST_PROXY: {
    part: 'Address',
    says: 'Proxies before the shop: how many (`1`), or networks (`loopback,10.0.0.0/8`).',
  },
  WORKERS: { part: 'Address', says: 'Processes that share port and database; `auto`: one for each core.' },
  DATA_DIR: { part: 'Data', says: 'Folder of the embedded database, uploads, and mails that are not sent.' },
  DATABASE_URL: {
    part: 'Data',
    says: '`postgres://user:password@host:port/database`: a PostgreSQL server, 15 or newer, instead of the embedded one. After `?` only `sslmode`, `sslrootcert`, and `host` with the folder of a socket.',
  },
  DATABASE_CONNECTIONS: {
    part: 'Data',
    unset: 'a third of the server’s, at most 40',
    says: 'Connections for transactions.',
  },
  UPGRADE_CHECK: {
    part: 'Data',
    says: '`off`: a newer version changes the database without trying itself on a copy first.',
  },
  BACKUP_DIR: { part: 'Backups and files', unset: 'DATA_DIR/backups', says: 'Folder of the nightly backups.' },
  BACKUP_KEY: {
    part: 'Backups and files',
    says: 'Encrypts backups; at least 16 characters. Keep it apart from them: without it nobody opens them.',
  },
  BACKUP_BUCKET: {
    part: 'Backups and files',
    says: 'Bucket of S3 storage, or folder of it, to which proven backups are copied; wants BACKUP_KEY.',
  },
  S3_BUCKET: {
    part: 'Backups and files',
    says: 'Bucket, or folder of it (`beypore/uploads`), of uploads instead of DATA_DIR.',
  },
  S3_ENDPOINT: { part: 'Backups and files', unset: 'Amazon’s', says: 'Address of the storage; any that speaks S3.' },
  S3_REGION: { part: 'Backups and files', says: 'Region of the buckets.' },
  S3_ACCESS_KEY_ID: { part: 'Backups and files', says: 'Key of the storage, with rights for these buckets alone.' },
  S3_SECRET_ACCESS_KEY: { part: 'Backups and files', says: 'Its secret.' },
  DEMO: {
    part: 'Shop',
    says: '`on`, `off`, `alive` (three months of orders); unset: only in a new database on this machine.',
  },
  SHOP_LEGAL_NAME: {
    part: 'Shop',
    says: 'Who sells, on every invoice. Without these four, or with the demo’s, no order is taken.',
  },
  SHOP_GSTIN: { part: 'Shop', says: 'GSTIN of the shop.' },
  SHOP_STATE: { part: 'Shop', says: 'State of the shop: it decides between CGST + SGST and IGST.' },
  SHOP_ADDRESS: { part: 'Shop', says: 'Address of the shop.' },
  FREE_DELIVERY_FROM: { part: 'Shop', unset: '999', says: 'Rupees from which delivery is free.' },
  DELIVERY_CHARGE: { part: 'Shop', unset: '59', says: 'Rupees below that.' },
  OFFLINE: { part: 'Shop', says: '`off`: browsers keep nothing of the shop, and forget what they kept.' },
  API_DOCS: { part: 'Shop', says: '`off`: no description of the API at `/api/docs`.' },
  RAZORPAY_KEY_ID: {
    part: 'Payment and mail',
    says: 'Key of the account at Razorpay; all three or none. None: test payments on this machine, elsewhere no online payment.',
  },
  RAZORPAY_KEY_SECRET: { part: 'Payment and mail', says: 'Its secret.' },
  RAZORPAY_WEBHOOK_SECRET: { part: 'Payment and mail', says: 'Secret of the webhook.' },
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: {
    part: 'Payment and mail',
    says: 'Former secret of the webhook, accepted for 24 hours after it is first set. Leave it out where it leaked.',
  },
  RAZORPAY_API_URL: { part: 'Payment and mail', says: 'Address of the provider’s API.' },
  RAZORPAY_CHECKOUT_URL: { part: 'Payment and mail', says: 'Address of its payment window.' },
  PAYMENT_WINDOW_SECONDS: { part: 'Payment and mail', says: 'How long an online checkout holds its stock.' },
  SANDBOX: {
    part: 'Payment and mail',
    says: '`on`: without keys the built-in sandbox takes test payments, although others reach the shop.',
  },
  SMTP_URL: {
    part: 'Payment and mail',
    says: '`smtp://…`: mail server. Unset: mails are written to `DATA_DIR/outbox` as .eml.',
  },
  RATE_LIMITS: { part: 'Limits', says: '`off` for measuring, only while PUBLIC_URL is on this machine.' },
  PUBLIC_CACHE_MB: { part: 'Limits', says: 'Memory for public answers, in MB.' },
  LOG_LEVEL: { part: 'Watching', says: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.' },
  LOG_FORMAT: { part: 'Watching', says: '`text`: lines for people.' },
  REQUEST_LOG: { part: 'Watching', says: '`on`: every request is in the log; else those that are slow or fail.' },
  SLOW_QUERY_MS: { part: 'Watching', says: 'Milliseconds from which on a statement is in the log, by name.' },
  METRICS_PORT: {
    part: 'Watching',
    says: 'Port of the figures for Prometheus; dashboard and rules in `deploy/observe`.',
  },
  METRICS_HOST: { part: 'Watching', says: 'Address of that port.' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    part: 'Watching',
    says: 'OpenTelemetry collector (OTLP over HTTP) to which requests and statements are traced.',
  },
}
