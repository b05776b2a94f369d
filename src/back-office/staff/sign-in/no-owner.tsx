import { signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { Button } from '../../../ui/button.tsx'

const copy = signInScreens.noOwner

/** A shop that nobody owns yet: how its first owner is made, and nothing else. */
export function NoOwner({ onAgain }: { onAgain: () => void }) {
  return (
    <main className="page grid min-h-dvh max-w-3xl content-center py-10">
      <div className="rounded-md border border-line bg-card p-6 shadow-lift sm:p-10">
        <h1 className="text-2xl">{copy.title}</h1>
        <p className="mt-3">{copy.text}</p>
        <p className="on-dark mt-4 rounded-sm bg-ink px-4 py-3 font-mono text-sm break-words text-on-ink select-all">
          {copy.command}
        </p>
        <p className="mt-4 mb-6 text-steel">{copy.next}</p>
        <Button kind="outline" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </main>
  )
}
