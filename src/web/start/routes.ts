import type { PageModule, Route } from '../../ui/router/match-route.ts'
import { paths } from '../router/paths.ts'

const pages = import.meta.glob<PageModule>(['../*/*-page.tsx', '!../shell/*', '!../styleguide/*'])

/** Texts about the shop: a list, as each row costs every first load some bytes. */
const aboutTheShop = ['about', 'contact', 'shipping', 'returns', 'terms', 'privacy', 'accessibility'] as const

/** Every page of the shop (SPEC §2). Each is a file of its own that is loaded when it is needed. */
export const routes: readonly Route[] = [
  page(paths.home, '../home/home-page.tsx'),
  page(paths.signup, '../signup/signup-page.tsx'),
  page(paths.login, '../login/login-page.tsx'),
  page(paths.forgotPassword, '../login/forgot-password-page.tsx'),
  page(paths.products, '../catalogue/products-page.tsx'),
  page('/products/:id', '../product/product-page.tsx'),
  { ...page(paths.profile, '../account/account-page.tsx'), guarded: true },
  { ...page(paths.cart, '../cart/cart-page.tsx'), guarded: true },
  page(paths.quickOrder, '../quick-order/quick-order-page.tsx'),
  page(paths.paymentSuccess, '../payment-success/payment-success-page.tsx'),
  { ...page(paths.wishList, '../wishes/wish-list-page.tsx'), guarded: true },
  page(paths.compare, '../compare/compare-page.tsx'),
  page('/shared-list/:key', '../wishes/shared-list-page.tsx'),
  page('/quote/:number', '../quote/quote-page.tsx'),
  page(paths.stockRequest, '../stock-request/stock-request-page.tsx'),
  page(paths.payLink, '../pay-link/pay-link-page.tsx'),
  page(paths.unsubscribe, '../unsubscribe/unsubscribe-page.tsx'),
  page(paths.grievance, '../grievance/grievance-page.tsx'),
  page(paths.ticket, '../grievance/ticket-page.tsx'),
  ...aboutTheShop.map((name) => page(paths[name], `../legal/${name}-page.tsx`)),
  ...developmentPages(),
]

/** Returns the pages that are not part of the built shop. */
function developmentPages(): Route[] {
  if (!import.meta.env.DEV) return []
  const open = () => import('../styleguide/styleguide-page.tsx')
  return [{ path: '/styleguide', guarded: false, file: 'src/web/styleguide/styleguide-page.tsx', open }]
}

/** A page in a file of its own; the server alone needs the file's name. Throws where there is no such file. */
function page(path: string, file: string): Route {
  const open = pages[file]
  if (!open) throw new Error(file)
  return { path, guarded: false, file: import.meta.env.SSR ? file.replace('../', 'src/web/') : '', open }
}
