import type { RouteObject } from 'react-router'
import { pageContext } from './page-context.ts'
import { RequireUser } from './session/require-user.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { RouteError } from './shell/route-error.tsx'
import { Shell, shellLoader } from './shell/shell.tsx'

/** Every page of the shop (SPEC §2). Each is a file of its own that is loaded when it is needed; it exports Component and loader. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    loader: shellLoader,
    shouldRevalidate: () => false,
    children: [
      { index: true, lazy: () => import('./home/home-page.tsx') },
      { path: 'signup', lazy: () => import('./signup/signup-page.tsx') },
      { path: 'login', lazy: () => import('./login/login-page.tsx') },
      { path: 'forgot-password', lazy: () => import('./login/forgot-password-page.tsx') },
      { path: 'products', lazy: () => import('./catalogue/products-page.tsx') },
      { path: 'products/:id', lazy: () => import('./product/product-page.tsx') },
      {
        element: <RequireUser />,
        children: [
          { path: 'profile', lazy: () => import('./account/account-page.tsx') },
          { path: 'cart', lazy: () => import('./cart/cart-page.tsx') },
        ],
      },
      { path: 'payment-success', lazy: () => import('./payment-success/payment-success-page.tsx') },
      { path: 'terms', lazy: () => import('./legal/terms-page.tsx') },
      { path: 'privacy', lazy: () => import('./legal/privacy-page.tsx') },
      {
        path: '*',
        element: <NotFoundPage />,
        loader: ({ context }) => {
          context.get(pageContext).setStatus(404)
          return null
        },
      },
    ],
  },
]
