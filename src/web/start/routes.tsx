import type { RouteObject } from 'react-router'
import type { PageHandle, PageModule } from '../router/load-page.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { RequireUser } from '../shell/require-user.tsx'
import { Shell, shellLoader } from '../shell/shell.tsx'

const pages = import.meta.glob<PageModule>(['../*/*-page.tsx', '!../shell/*', '!../styleguide/*'])

/** Every page of the shop (SPEC §2). Each is a file of its own that is loaded when it is needed; it exports Component and loader. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    handle: { loader: shellLoader } satisfies PageHandle,
    children: [
      { index: true, ...page('../home/home-page.tsx') },
      { path: 'signup', ...page('../signup/signup-page.tsx') },
      { path: 'login', ...page('../login/login-page.tsx') },
      { path: 'forgot-password', ...page('../login/forgot-password-page.tsx') },
      { path: 'products', ...page('../catalogue/products-page.tsx') },
      { path: 'products/:id', ...page('../product/product-page.tsx') },
      {
        element: <RequireUser />,
        children: [
          { path: 'profile', ...page('../account/account-page.tsx') },
          { path: 'cart', ...page('../cart/cart-page.tsx') },
        ],
      },
      { path: 'payment-success', ...page('../payment-success/payment-success-page.tsx') },
      { path: 'terms', ...page('../legal/terms-page.tsx') },
      { path: 'privacy', ...page('../legal/privacy-page.tsx') },
      ...developmentPages(),
      { path: '404', element: <NotFoundPage /> },
      {
        path: '*',
        element: <NotFoundPage />,
        handle: { loader: async ({ setStatus }) => setStatus(404) } satisfies PageHandle,
      },
    ],
  },
]

/** What is not part of the shop that is built. */
function developmentPages(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  const handle: PageHandle = {
    file: '../styleguide/styleguide-page.tsx',
    open: () => import('../styleguide/styleguide-page.tsx'),
  }
  return [{ path: 'styleguide', handle }]
}

/** A page in a file of its own. */
function page(file: string): { handle: PageHandle } {
  const open = pages[file]
  if (!open) throw new Error(`there is no page ${file}`)
  return { handle: { file, open } }
}
