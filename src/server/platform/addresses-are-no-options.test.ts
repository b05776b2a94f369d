import { describe, expect, test } from 'vitest'
import { settingKeys, settingOf } from '../../shared/settings/settings.ts'
import { readConfig, settingNames } from './config.ts'

// An address that a person types names a place, and nothing else: libraries make options of what stands behind it.

const places = [
  'https://x.example',
  'http://127.0.0.1:9',
  'smtp://127.0.0.1:25',
  'smtps://a:b@x.example',
  'postgres://127.0.0.1/shop',
]

const queries = [
  'sendmail=true&path=/usr/bin/ex',
  'path=/bin/sh',
  'logger=true&debug=true',
  'tls.rejectUnauthorized=false',
  'ignoreTLS=true',
  'requireTLS=false',
  'secure=false',
  'proxy=http://x.example',
  'socket=/run/any',
  'url=smtp://x.example',
  'streamTransport=true',
  'sslcert=/etc/shadow',
  'sslkey=/etc/shadow',
  'sslrootcert=etc/shadow',
  'sslmode=off',
  'sslmode=disable&sslmode=no-verify',
  'ssl=0',
  'options=-c%20session_preload_libraries%3Dx',
  'statement_timeout=0&query_timeout=0',
  'host=x.example',
  'port=1',
  'user=postgres',
  'password=x',
  'uselibpqcompat=true&sslmode=require',
  '__proto__=1',
  '',
]
const hostile = [
  ...queries.flatMap((query) => [`?${query}`, `/?${query}`, `/shop?${query}`]),
  '#',
  '#fragment',
  '/#?a=b',
  '\\x',
  '/a b',
  '\r\nRSET',
  '/%0d%0a',
]

/** With everything that has to stand beside it. */
const beside = {
  RAZORPAY_KEY_ID: 'k',
  RAZORPAY_KEY_SECRET: 's',
  RAZORPAY_WEBHOOK_SECRET: 'w',
  S3_BUCKET: 'beypore',
  S3_ACCESS_KEY_ID: 'k',
  S3_SECRET_ACCESS_KEY: 's',
  OFFICE_URL: 'https://office.shop.example',
}
const refusalOf = (environment: Record<string, string>) => {
  try {
    readConfig({ ...beside, ...environment })
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Environment variables and settings that hold an address, each with those of `places` that it accepts. */
const takers = [
  ...settingNames.map((name) => ({ name, refusal: (text: string) => refusalOf({ [name]: text }) })),
  ...settingKeys.map((key) => ({
    name: key as string,
    refusal: (text: string) => {
      const { error } = settingOf(key).schema.safeParse(text)
      return error ? `${key} ${error.issues[0]?.message}` : null
    },
  })),
].flatMap(({ name, refusal }) => {
  const taken = places.filter((place) => refusal(place) === null)
  // what takes any line of text makes no address of it
  const isAddress = taken.length > 0 && refusal('some-word-that-is-no-address') !== null
  return isAddress ? [{ name, refusal, taken }] : []
})

test('these are the addresses that are typed', () => {
  expect(takers.map(({ name }) => name)).toEqual([
    'S3_ENDPOINT',
    'DATABASE_URL',
    'PUBLIC_URL',
    'OFFICE_URL',
    'RAZORPAY_API_URL',
    'RAZORPAY_CHECKOUT_URL',
    'SMTP_URL',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'mail.smtp',
  ])
})

describe.each(takers)('$name', ({ name, refusal, taken }) => {
  test.each(taken)('%s and nothing behind it that a library could take for an option', (place) => {
    const base = place.replace(/\/shop$/, '')
    const let_in = hostile.filter((end) => refusal(base + end) === null)
    expect(let_in).toEqual([])
    for (const end of hostile) expect(refusal(base + end)).toMatch(new RegExp(`^${name} must `))
  })
})
