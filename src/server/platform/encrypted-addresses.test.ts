import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { needsTls } from './encrypted-addresses.ts'

const razorpay = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }
const databaseOf = (url: string) => readConfig({ DATABASE_URL: url }).databaseUrl

test.each(['', '?sslmode=require', '?sslmode=prefer', '?sslmode=verify-ca', '?uselibpqcompat=true&sslmode=require'])(
  'a database on another machine is asked over TLS and shows whose it is: %s',
  (mode) => {
    expect(databaseOf(`postgres://shop:pw@db.example/shop${mode}`)).toBe(
      'postgres://shop:pw@db.example/shop?sslmode=verify-full',
    )
  },
)

test.each([
  'postgres://shop:pw@127.0.0.1:5432/shop',
  'postgres://shop:pw@localhost/shop',
  'postgres://shop:pw@[::1]/shop',
  'postgres://shop:pw@anything/shop?host=/run/postgresql',
  'postgres://shop:pw@%2Frun%2Fpostgresql/shop',
  'postgres://shop:pw@db.example/shop?sslmode=no-verify',
])('%s is taken as it is written', (url) => {
  expect(databaseOf(url)).toBe(url)
})

test.each([
  [{ DATABASE_URL: 'postgres://shop:pw@db.example/shop?sslmode=disable' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://shop:pw@localhost/shop?host=db.example&sslmode=disable' }, 'DATABASE_URL'],
  // of two the last is what the driver takes
  [{ DATABASE_URL: 'postgres://shop:pw@h/shop?host=localhost&host=db.example&sslmode=disable' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://shop:pw@db.example/shop?sslmode=no-verify&sslmode=disable' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp:///?host=mail.example&ignoreTLS=true' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example?requireTLS=false' }, 'SMTP_URL'],
  [{ ...razorpay, RAZORPAY_API_URL: 'http://api.example' }, 'RAZORPAY_API_URL'],
  [{ ...razorpay, RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1.example/checkout.js' }, 'RAZORPAY_CHECKOUT_URL'],
])('what would go over the net in the clear stops the start with one line that names the setting: %o', (env, name) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must .+$`))
  expect(() => readConfig(env)).not.toThrow(/pw/)
})

test('an address that names no host is this machine’s, whatever the environment names', () => {
  expect(databaseOf('postgres:///shop')).toBe('postgres:///shop?host=localhost')
})

test('a mail server on another machine must speak TLS, one on this machine need not', () => {
  expect(needsTls('smtp://mail.example:587')).toBe(true)
  expect(needsTls('smtp:///?host=mail.example')).toBe(true)
  expect(needsTls('smtp://127.0.0.1:1025?ignoreTLS=true')).toBe(false)
})
