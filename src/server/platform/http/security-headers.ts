import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import type { ProviderAddresses } from '../provider-settings.ts'

/** `provider`: who takes the payments; null: the sandbox. */
type Settings = Pick<Config, 'dev' | 'publicUrl'> & { provider: ProviderAddresses | null }

/**
 * Sent with every answer, cached or not (the same for everybody: no nonce). Where a real payment provider takes the
 * payments, its script and its window are let in; the sandbox needs nothing but the shop's own address. Only `npm run dev`
 * lets in the inline scripts and the socket of Vite's client. `pageStyle` is the one style element of every page, as text.
 */
export function securityHeaders(
  { provider: addresses, dev, publicUrl }: Settings,
  pageStyle = '',
): Readonly<Record<string, string>> {
  const provider = addresses ? providerOrigins(addresses) : []
  return {
    'content-security-policy': [
      ...contentSecurityPolicy(provider, scriptOrigins(addresses), dev),
      ...stylePolicy(pageStyle, dev || addresses !== null),
      // Vite's client writes HTML as text
      ...(dev ? [] : ["require-trusted-types-for 'script'", 'trusted-types default own']),
    ].join('; '),
    // banks open their page for the one-time password as a window that talks to the provider's
    'cross-origin-opener-policy': addresses ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(self), geolocation=(), microphone=(self), payment=(${['self', ...provider.filter(asksForMoney).map(quote)].join(' ')})`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

/** The headers as a record, and as the flat list that `writeHead` takes. */
export interface HeaderForms {
  record: Readonly<Record<string, string>>
  list: readonly string[]
}

/** The headers where a real provider takes the payments, and where the sandbox does. */
export function headersOfShop(config: Config, pageStyle: string): { real: HeaderForms; played: HeaderForms } {
  const made = (provider: ProviderAddresses | null): HeaderForms => {
    const record = securityHeaders({ ...config, provider }, pageStyle)
    return { record, list: Object.entries(record).flat() }
  }
  return { real: made(config.provider), played: made(null) }
}

/**
 * Policy of the worker that reads codes in pictures, apart from every page: it runs WebAssembly of ours, and can do nothing else.
 */
export const codeReaderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** The description of the API: its page brings styles of its own. */
export const docsPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Returns the policy for styles: the page's own, by its hash, and the style attributes that React writes. Where others add style
 * elements too (Vite's client; the provider's script, of which no list is known), all are allowed.
 */
function stylePolicy(pageStyle: string, others: boolean): string[] {
  if (others) return ["style-src 'self' 'unsafe-inline'"]
  const hash = createHash('sha256').update(pageStyle).digest('base64')
  return [`style-src 'self' 'sha256-${hash}'`, "style-src-attr 'unsafe-inline'"]
}

function contentSecurityPolicy(provider: string[], scripts: string[], dev: boolean): string[] {
  const own = ["'self'", ...provider].join(' ')
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}${dev ? " 'unsafe-inline'" : ''}`,
    `img-src ${own} data: blob:`,
    "media-src 'self' blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src ${own}${dev ? ' ws:' : ''}`,
    `frame-src ${provider.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${own}`,
    "frame-ancestors 'none'",
  ]
}

/** Returns the origins whose scripts may run, on every page: exactly the provider's own, by name. */
function scriptOrigins(provider: ProviderAddresses | null): string[] {
  if (!provider) return []
  const { origin } = new URL(provider.checkoutUrl)
  return origin === 'https://checkout.razorpay.com' ? [origin, 'https://cdn.razorpay.com'] : [origin]
}

/** Beside its script and its window: pictures of banks, and where its script says how a payment went. */
const RAZORPAY_HOSTS = [
  'https://cdn.razorpay.com',
  'https://lumberjack.razorpay.com',
  'https://lumberjack-cx.razorpay.com',
]

/**
 * Returns the origins of the provider's script and window; Razorpay's own load parts from several of its hosts, each named (053).
 */
function providerOrigins({ apiUrl, checkoutUrl }: ProviderAddresses): string[] {
  const origins = [checkoutUrl, apiUrl].map((url) => new URL(url).origin)
  const isRazorpay = origins.some((origin) => origin.endsWith('.razorpay.com'))
  return [...new Set([...origins, ...(isRazorpay ? RAZORPAY_HOSTS : [])])]
}

/** Hosts of pictures and reports never do. */
function asksForMoney(origin: string): boolean {
  return !RAZORPAY_HOSTS.includes(origin)
}

function quote(origin: string): string {
  return `"${origin}"`
}
