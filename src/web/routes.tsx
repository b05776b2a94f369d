import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import { pageContext } from './page-context.ts'
import { RequireUser } from './session/require-user.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { RouteError } from './shell/route-error.tsx'
import { Shell, shellLoader } from './shell/shell.tsx'

const pages = import.meta.glob<PageModule>(['./*/*-page.tsx', '!./shell/*'])

interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
}

/** Every page of the shop (SPEC §2). Each is a file of its own that is loaded when it is needed; it exports Component and loader. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    loader: shellLoader,
    shouldRevalidate: () => false,
    children: [
      { index: true, ...page('./home/home-page.tsx') },
      { path: 'signup', ...page('./signup/signup-page.tsx') },
      { path: 'login', ...page('./login/login-page.tsx') },
      { path: 'forgot-password', ...page('./login/forgot-password-page.tsx') },
      { path: 'products', ...page('./catalogue/products-page.tsx') },
      { path: 'products/:id', ...page('./product/product-page.tsx') },
      {
        element: <RequireUser />,
        children: [
          { path: 'profile', ...page('./account/account-page.tsx') },
          { path: 'cart', ...page('./cart/cart-page.tsx') },
        ],
      },
      { path: 'payment-success', ...page('./payment-success/payment-success-page.tsx') },
      { path: 'terms', ...page('./legal/terms-page.tsx') },
      { path: 'privacy', ...page('./legal/privacy-page.tsx') },
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

/** A page in a file of its own, named in `handle` so that the server can tell the browser to load it early. */
function page(module: string) {
  const lazy = pages[module]
  if (!lazy) throw new Error(`there is no page ${module}`)
  return { lazy, handle: { module } }
}
