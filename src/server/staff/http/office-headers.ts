import type { Config } from '../../platform/config.ts'

/** Sent with every answer of the back office (OWASP ASVS 5.0, 3.4): nothing but its own files, and the camera for scanning. */
export function officeHeaders({ officeUrl }: Pick<Config, 'officeUrl'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      // React writes style attributes for what is computed, such as the height of a bar
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "font-src 'self'",
      "media-src 'self' blob:",
      "connect-src 'self'",
      // a product as its page in the shop will be, in a frame where nothing runs
      "frame-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(self)',
    'referrer-policy': 'no-referrer',
    ...(officeUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  }
}
