/** The shop's pages without a name in their address: what a banner may lead to. The test of banners holds each to be a page. */
export const shopPages = [
  '/',
  '/products',
  '/quick-order',
  '/signup',
  '/login',
  '/about',
  '/contact',
  '/shipping',
  '/returns',
  '/grievance',
  '/terms',
  '/privacy',
  '/accessibility',
] as const
