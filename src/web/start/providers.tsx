import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Site } from '../site/page-state.ts'
import { PublicUrl } from '../site/public-url.ts'
import { TestPayments } from '../site/test-payments.ts'
import { ShopContext } from '../site/use-shop.ts'

/** What every part of a page may read, the same on the server and in the browser. */
export function Providers(props: { queryClient: QueryClient; site: Site; children: ReactNode }) {
  return (
    <PublicUrl value={props.site.publicUrl}>
      <TestPayments value={props.site.testPayments}>
        <ShopContext value={props.site.shop}>
          <QueryClientProvider client={props.queryClient}>{props.children}</QueryClientProvider>
        </ShopContext>
      </TestPayments>
    </PublicUrl>
  )
}
