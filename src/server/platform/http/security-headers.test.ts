import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { securityHeaders } from './security-headers.ts'

/** Returns the headers once the environment's account is the shop's. */
function headersOf(config: Config, pageStyle?: string) {
  return securityHeaders({ ...config, provider: config.given['payment.razorpay'] ? config.provider : null }, pageStyle)
}

const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }

test('with the sandbox, nothing but the shop’s own address is let in', () => {
  const headers = headersOf(readConfig({}))
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain("frame-src 'none'")
  expect(headers['permissions-policy']).toContain('payment=(self)')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})

test('styles are the page’s own by its hash, and no text becomes HTML or a script', () => {
  const policy = headersOf(readConfig({}), 'body{margin:0}')['content-security-policy']
  const hash = createHash('sha256').update('body{margin:0}').digest('base64')
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'; style-src-attr 'unsafe-inline';`)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default own")
  expect(policy).not.toMatch(/style-src [^;]*unsafe/)
  // what the provider's script writes is not known
  expect(headersOf(readConfig(keys))['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
  expect(headersOf(readConfig(keys))['content-security-policy']).toContain("require-trusted-types-for 'script'")
})

test('with Razorpay’s keys, its script and its window are let in, and its windows may talk', () => {
  const headers = headersOf(readConfig(keys))
  const hosts =
    'https://checkout.razorpay.com https://api.razorpay.com https://cdn.razorpay.com https://lumberjack.razorpay.com https://lumberjack-cx.razorpay.com'
  const scripts = 'https://checkout.razorpay.com https://cdn.razorpay.com'
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${scripts};`)
  expect(headers['content-security-policy']).toContain(`frame-src ${hosts};`)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toContain('*')
  expect(headers['permissions-policy']).toContain(
    'payment=(self "https://checkout.razorpay.com" "https://api.razorpay.com")',
  )
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('an https address is kept to for a year, with all below it; a plain one is not', () => {
  const header = (PUBLIC_URL: string) => headersOf(readConfig({ PUBLIC_URL }))['strict-transport-security']
  expect(header('https://shop.example.in')).toBe('max-age=31536000; includeSubDomains')
  expect(header('http://127.0.0.1:3000')).toBeUndefined()
})

test('a provider at another address lets in that address only', () => {
  const other = { RAZORPAY_API_URL: 'http://127.0.0.1:9', RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:9/checkout.js' }
  const policy = headersOf(readConfig({ ...keys, ...other }))['content-security-policy']
  expect(policy).toContain("script-src 'self' http://127.0.0.1:9;")
  expect(policy).not.toContain('razorpay.com')
})

test('only the development server lets in inline scripts and sockets, and nothing that is set can ask for it', () => {
  const inDevelopment = headersOf(readConfig({}, { dev: true }))['content-security-policy']
  expect(inDevelopment).toContain("script-src 'self' 'unsafe-inline';")
  expect(inDevelopment).toContain("connect-src 'self' ws:;")
  for (const environment of [{}, { NODE_ENV: 'development' }, { DEV: '1' }, keys]) {
    const policy = headersOf(readConfig(environment))['content-security-policy']
    expect(policy).not.toMatch(/script-src [^;]*unsafe|ws:/)
  }
})
