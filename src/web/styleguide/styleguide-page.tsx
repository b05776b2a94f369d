import { useHydrated } from '../session/use-hydrated.ts'
import { PageHead } from '../site/page-head.tsx'
import { Controls } from './controls.tsx'
import { Messages } from './messages.tsx'
import { Tokens } from './tokens.tsx'

/** Every design token and part on one page. Only in development (`npm run dev`), so its words stand here. */
export default function StyleguidePage() {
  // Tokens are read from the browser's stylesheets.
  const hydrated = useHydrated()
  return (
    <div className="page grid grid-cols-1 gap-12 py-8">
      <PageHead title="Style guide" description="Design tokens and parts" path="/styleguide" hidden />
      <h1 className="text-3xl">Style guide</h1>
      {hydrated && <Tokens />}
      <Controls />
      <Messages />
    </div>
  )
}
