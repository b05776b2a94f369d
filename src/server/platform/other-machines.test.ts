import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { databaseServer } from './db/database-address.ts'

const razorpay = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }
const named = { user: 'shop', password: 'pw', database: 'shop' }

test.each(['', '?sslmode=require', '?sslmode=prefer', '?sslmode=verify-ca', '?sslmode=verify-full'])(
  'a database on another machine is asked over TLS and shows whose it is: %s',
  (mode) => {
    const server = databaseServer(`postgres://shop:pw@db.example/shop${mode}`)
    expect(server).toEqual({ host: 'db.example', ...named, ssl: { rejectUnauthorized: true } })
  },
)

test.each([
  ['postgres://shop:pw@127.0.0.1:5433/shop', { host: '127.0.0.1', port: 5433, ...named, ssl: false }],
  ['postgres://shop:pw@localhost/shop', { host: 'localhost', ...named, ssl: false }],
  ['postgres://shop:p%40w%2f@[::1]/shop', { host: '::1', ...named, password: 'p@w/', ssl: false }],
  ['postgres://shop:pw@anything/shop?host=/run/postgresql', { host: '/run/postgresql', ...named, ssl: false }],
  ['postgres://shop:pw@%2Frun%2Fpostgresql/shop', { host: '/run/postgresql', ...named, ssl: false }],
  ['postgres:///shop', { host: 'localhost', database: 'shop', ssl: false }],
  [
    'postgres://shop:pw@db.example/shop?sslmode=no-verify',
    { host: 'db.example', ...named, ssl: { rejectUnauthorized: false } },
  ],
])('%s is read into its parts', (url, server) => {
  expect(databaseServer(url)).toEqual(server)
})

test.each([
  [{ DATABASE_URL: 'postgres://shop:pw@db.example/shop?sslmode=disable' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://shop:pw@db.example/shop?sslrootcert=/no/such/file' }, 'DATABASE_URL'],
  [{ ...razorpay, RAZORPAY_API_URL: 'http://api.example' }, 'RAZORPAY_API_URL'],
  [{ ...razorpay, RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1.example/checkout.js' }, 'RAZORPAY_CHECKOUT_URL'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
])('what would go over the net in the clear stops the start with one line that names the setting: %o', (env, name) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must .+$`))
  expect(() => readConfig(env)).not.toThrow(/pw/)
})
