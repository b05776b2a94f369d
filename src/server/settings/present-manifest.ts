import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'

/** Returns the manifest by which a phone shows the shop on its home screen (W3C Web Application Manifest). */
export function presentManifest({ name, icons }: ShopIdentity): object {
  return {
    id: '/',
    name,
    short_name: shortened(name),
    start_url: '/',
    scope: '/',
    lang: 'en-IN',
    display: 'standalone',
    background_color: '#faf8f3',
    theme_color: '#14181b',
    icons: icons
      ? [
          { src: icons.apple, sizes: '192x192', type: 'image/png' },
          { src: icons.large, sizes: '512x512', type: 'image/png' },
          { src: icons.small, sizes: icons.smallType === 'image/svg+xml' ? 'any' : '64x64', type: icons.smallType },
        ]
      : [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
  }
}

const roomBelowAnIcon = 12

/** Returns as many whole words of a name as fit below an icon, at least one. */
function shortened(name: string): string {
  const [first = name, ...rest] = name.split(' ')
  let short = first
  for (const word of rest) {
    if (short.length + 1 + word.length > roomBelowAnIcon) break
    short += ` ${word}`
  }
  return short
}
