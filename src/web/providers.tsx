import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PublicUrl } from './shell/public-url.ts'

/** What every part of a page may read, the same on the server and in the browser. */
export function Providers(props: { queryClient: QueryClient; publicUrl: string; children: ReactNode }) {
  return (
    <PublicUrl value={props.publicUrl}>
      <QueryClientProvider client={props.queryClient}>{props.children}</QueryClientProvider>
    </PublicUrl>
  )
}
