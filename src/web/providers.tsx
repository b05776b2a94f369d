import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Site } from './page-state.ts'
import { PublicUrl } from './shell/public-url.ts'
import { SellerContext } from './shell/seller.ts'
import { TestPayments } from './shell/test-payments.ts'

/** What every part of a page may read, the same on the server and in the browser. */
export function Providers(props: { queryClient: QueryClient; site: Site; children: ReactNode }) {
  return (
    <PublicUrl value={props.site.publicUrl}>
      <TestPayments value={props.site.testPayments}>
        <SellerContext value={props.site.seller}>
          <QueryClientProvider client={props.queryClient}>{props.children}</QueryClientProvider>
        </SellerContext>
      </TestPayments>
    </PublicUrl>
  )
}
