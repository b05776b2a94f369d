import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DeliveryContext } from '../site/delivery-context.ts'
import type { Site } from '../site/page-state.ts'
import { PublicUrl } from '../site/public-url.ts'
import { SellerContext } from '../site/seller.ts'
import { TestPayments } from '../site/test-payments.ts'

/** What every part of a page may read, the same on the server and in the browser. */
export function Providers(props: { queryClient: QueryClient; site: Site; children: ReactNode }) {
  return (
    <PublicUrl value={props.site.publicUrl}>
      <TestPayments value={props.site.testPayments}>
        <SellerContext value={props.site.seller}>
          <DeliveryContext value={props.site.delivery}>
            <QueryClientProvider client={props.queryClient}>{props.children}</QueryClientProvider>
          </DeliveryContext>
        </SellerContext>
      </TestPayments>
    </PublicUrl>
  )
}
