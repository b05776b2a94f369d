import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartFailure } from './start-failure.ts'

test('nothing set: the embedded shop on 127.0.0.1:3000, with the sandbox for payments', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    workers: 1,
    logFormat: 'json',
    requestLog: false,
    slowQueryMs: 500,
    metrics: null,
    collector: null,
    dataDir: path.resolve('data'),
    backupDir: path.resolve('data/backups'),
    backupKey: null,
    backupBucket: null,
    uploadsBucket: null,
    databaseUrl: null,
    databaseConnections: null,
    publicUrl: 'http://127.0.0.1:3000',
    officeUrl: 'http://office.localhost:3000',
    provider: { apiUrl: 'https://api.razorpay.com', checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js' },
    paymentWindowSeconds: 900,
    logLevel: 'info',
    trustProxy: null,
    demo: 'first',
    sandbox: true,
    rateLimits: true,
    rateLimitsStay: false,
    publicCacheMb: 64,
    apiDocs: true,
    offline: true,
    upgradeCheck: true,
    dev: false,
    given: {},
  })
})

test('an empty setting is the same as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', RAZORPAY_KEY_ID: '' })).toEqual(readConfig({}))
})

test('amounts are read as rupees and kept as paise', () => {
  const config = readConfig({ DELIVERY_CHARGE: '59.50', FREE_DELIVERY_FROM: '0' })
  expect(config.given).toEqual({ 'delivery.charge': 5_950, 'delivery.freeFrom': 0 })
})

test('the shop’s state may be written in any of its usual forms', () => {
  const { given } = readConfig({ SHOP_STATE: 'pondicherry', SHOP_GSTIN: '34AAKFB7421M1ZA' })
  expect(given).toEqual({ 'company.state': 'Puducherry', 'company.gstin': '34AAKFB7421M1ZA' })
})

test('the outside address has no slash at its end and an IPv6 host is written in brackets', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example.in/' }).publicUrl).toBe('https://shop.example.in')
  expect(readConfig({ HOST: '::1', PORT: '80' }).publicUrl).toBe('http://[::1]:80')
})

test('Razorpay is on when all its secrets are set, at its own addresses unless others are given', () => {
  const secrets = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }
  const account = { keyId: 'rzp_test_1', keySecret: 's', webhookSecret: 'w', webhookSecretPrevious: null }
  expect(readConfig(secrets).given).toEqual({ 'payment.razorpay': account })
  expect(readConfig({ ...secrets, RAZORPAY_API_URL: 'http://127.0.0.1:9/' }).provider.apiUrl).toBe('http://127.0.0.1:9')
  const { given } = readConfig({ ...secrets, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'v' })
  expect(given['payment.razorpay']?.webhookSecretPrevious).toBe('v')
})

test('a bucket for backups is on when its keys are set, at Amazon unless another address is given', () => {
  const keys = { BACKUP_KEY: 'Kallayi timber, 1902', S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 's3cret' }
  const place = { region: 'us-east-1', accessKeyId: 'AKIA1', secretAccessKey: 's3cret', bucket: 'beypore', folder: '' }
  const inMumbai = readConfig({ ...keys, BACKUP_BUCKET: 'beypore', S3_REGION: 'ap-south-1' }).backupBucket
  expect(inMumbai).toEqual({ ...place, region: 'ap-south-1', endpoint: 'https://s3.ap-south-1.amazonaws.com' })
  const elsewhere = { ...keys, BACKUP_BUCKET: 'beypore/back/ups', S3_ENDPOINT: 'https://s3.example.in/' }
  expect(readConfig(elsewhere).backupBucket).toEqual({
    ...place,
    folder: 'back/ups/',
    endpoint: 'https://s3.example.in',
  })
})

test('uploads and backups lie in buckets of the same storage, each only where it is named', () => {
  const keys = { BACKUP_KEY: 'Kallayi timber, 1902', S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 's3cret' }
  const uploads = readConfig({ ...keys, S3_BUCKET: 'beypore/uploads' })
  expect(uploads).toMatchObject({ uploadsBucket: { bucket: 'beypore', folder: 'uploads/' }, backupBucket: null })
  const both = readConfig({ ...keys, S3_BUCKET: 'beypore', BACKUP_BUCKET: 'other' })
  expect(both).toMatchObject({ uploadsBucket: { bucket: 'beypore', folder: '' }, backupBucket: { bucket: 'other' } })
})

test.each([
  [{ S3_BUCKET: 'beypore' }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too, or none of/],
  [{ BACKUP_BUCKET: 'beypore' }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too, or none of/],
  [
    { S3_ENDPOINT: 'https://s3.example.in' },
    /^S3_BUCKET or BACKUP_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must/,
  ],
  [
    { BACKUP_BUCKET: 'b-1', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's', S3_ENDPOINT: 'http://s3.example.in' },
    /^S3_ENDPOINT must begin with https/,
  ],
])('half a bucket, or keys that would travel in the open, stop the start: %#', (given, said) => {
  expect(() => readConfig(given)).toThrow(said)
})

test('backups that would leave the machine in the clear stop the start with one line, uploads do not', () => {
  const keys = { S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 's3cret' }
  expect(() => readConfig({ ...keys, BACKUP_BUCKET: 'beypore' })).toThrow(StartFailure)
  expect(() => readConfig({ ...keys, BACKUP_BUCKET: 'beypore' })).toThrow(
    /^BACKUP_KEY must be set where BACKUP_BUCKET is/,
  )
  expect(readConfig({ ...keys, S3_BUCKET: 'beypore' }).backupKey).toBeNull()
})

test.each([
  ['S3_BUCKET', 'Beypore'],
  ['BACKUP_BUCKET', 'Beypore'],
  ['BACKUP_BUCKET', 'beypore/../others'],
  ['S3_ENDPOINT', 's3.example.in'],
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['DATABASE_URL', 'localhost'],
  ['PUBLIC_URL', 'shop.example.in'],
  ['PAYMENT_WINDOW_SECONDS', '0'],
  ['SMTP_URL', 'http://mail'],
  ['LOG_LEVEL', 'loud'],
  ['FREE_DELIVERY_FROM', '9,99'],
  ['DELIVERY_CHARGE', '59.999'],
  ['DELIVERY_CHARGE', '-1'],
  ['SHOP_STATE', 'Atlantis'],
  ['SHOP_GSTIN', '32AAKFB7421M1ZF'],
  ['SHOP_LEGAL_NAME', 'X'],
  ['SHOP_ADDRESS', 'two\nlines'],
  ['TRUST_PROXY', 'perhaps'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['TRUST_PROXY', '11'],
  ['DEMO', 'yes'],
  ['API_DOCS', 'no'],
  ['OFFLINE', 'no'],
  ['RATE_LIMITS', 'none'],
  ['PUBLIC_CACHE_MB', '-1'],
  ['DATABASE_CONNECTIONS', '1'],
  ['WORKERS', '0'],
  ['METRICS_PORT', 'public'],
  ['METRICS_HOST', 'not a host'],
  ['LOG_FORMAT', 'xml'],
  ['REQUEST_LOG', 'yes'],
  ['SLOW_QUERY_MS', '0'],
  ['WORKERS', '17'],
  ['WORKERS', 'all'],
])('%s=%s stops the start with one line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(StartFailure)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .+$`))
})

test('proxies are a number of hops or a list of networks; 0 and false are none', () => {
  const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy
  expect([read('2'), read('0'), read('false'), read('loopback, 10.0.0.0/8,::1')]).toEqual([
    2,
    null,
    null,
    ['loopback', '10.0.0.0/8', '::1'],
  ])
})

test.each([
  [{}, 'first'],
  [{ PUBLIC_URL: 'http://shop.localhost:3000' }, 'first'],
  [{ HOST: '::1' }, 'first'],
  [{ HOST: '0.0.0.0' }, 'off'],
  [{ PUBLIC_URL: 'https://shop.example.in' }, 'off'],
  [{ PUBLIC_URL: 'https://localhost.example.in' }, 'off'],
  [{ DATABASE_URL: 'postgres://127.0.0.1/shop' }, 'off'],
  [{ RAZORPAY_KEY_ID: 'k', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }, 'off'],
  [{ PUBLIC_URL: 'https://shop.example.in', DEMO: 'on' }, 'on'],
  [{ DEMO: 'off' }, 'off'],
  [{ DEMO: 'alive' }, 'alive'],
] as const)('with %j the demo is %s', (settings, demo) => {
  expect(readConfig(settings).demo).toBe(demo)
})

test('a GSTIN of another state than the shop’s stops the start', () => {
  const given = { SHOP_STATE: 'Tamil Nadu', SHOP_GSTIN: '32AAKFB7421M1ZE' }
  expect(() => readConfig(given)).toThrow(/^SHOP_GSTIN must be .+ Tamil Nadu it begins with 33/)
})

test('a half-set Razorpay account names what is missing', () => {
  const half = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_WEBHOOK_SECRET: 'w' }
  expect(() => readConfig(half)).toThrow(/^RAZORPAY_KEY_SECRET must be set too/)
})

test('every bad setting is named, and none is repeated to the screen', () => {
  const secret = 'postgre://shop:hunter2@db/shop'
  expect(() => readConfig({ DATABASE_URL: secret, PORT: 'x' })).toThrow(/PORT .+; DATABASE_URL /)
  expect(() => readConfig({ DATABASE_URL: secret })).not.toThrow(/hunter2/)
})

test.each([
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['https://shop.example.in', true],
  ['http://192.168.1.20:3000', true],
  ['http://localhost.example.in', true],
])('RATE_LIMITS=off with PUBLIC_URL=%s: limited is %s', (PUBLIC_URL, rateLimits) => {
  expect(readConfig({ RATE_LIMITS: 'off', PUBLIC_URL })).toMatchObject({ rateLimits, rateLimitsStay: rateLimits })
  expect(readConfig({ PUBLIC_URL }).rateLimits).toBe(true)
})

test.each([
  ['PUBLIC_URL', 'https://example.in/shop'],
  ['OFFICE_URL', 'https://office.example.in/shop'],
])('a host is not shared with other sites: %s=%s stops the start', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be a host without a path.`)
})
