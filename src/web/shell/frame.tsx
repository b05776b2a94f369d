import type { ReactNode } from 'react'
import { shell } from '../../shared/copy/shell.ts'
import { limits } from '../../shared/limits.ts'
import { announcer } from '../../ui/announce.ts'
import { JumpLink } from '../../ui/jump-link.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { PinQuestion } from './deliver-to.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'

const toasterLabels = { region: shell.toasts, close: shell.close }

/** Frame around every page: header, content, footer. The content fills the window: the footer moves nowhere while it comes. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div data-frame="" className="flex min-h-dvh flex-col">
      <JumpLink
        to="main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-sm focus:bg-signal focus:px-4 focus:py-3 focus:font-semibold focus:text-ink"
      >
        {shell.skip}
      </JumpLink>
      <Header />
      <PinQuestion />
      <OfflineNotice />
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-6.5rem)] flex-1 outline-none md:min-h-[calc(100dvh-9rem)] print:min-h-0"
      >
        {children}
      </main>
      <Footer />
      <div {...announcer}>
        <Toaster visible={limits.toastsVisible} labels={toasterLabels} />
      </div>
    </div>
  )
}
