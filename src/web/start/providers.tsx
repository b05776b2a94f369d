import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Site } from '../site/page-state.ts'
import { PaymentNote } from '../site/payment-note.ts'
import { PublicUrl } from '../site/public-url.ts'
import { ShopContext } from '../site/use-shop.ts'

/** Contexts that every part of a page may read, the same on the server and in the browser. */
export function Providers(props: { queryClient: QueryClient; site: Site; children: ReactNode }) {
  const { testPayments, paymentsOff } = props.site
  return (
    <PublicUrl value={props.site.publicUrl}>
      <PaymentNote value={paymentsOff ? 'off' : testPayments ? 'test' : null}>
        <ShopContext value={props.site.shop}>
          <QueryClientProvider client={props.queryClient}>{props.children}</QueryClientProvider>
        </ShopContext>
      </PaymentNote>
    </PublicUrl>
  )
}
