import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { signInAgain as copy, signInAside } from '../../shared/copy/office/sign-in-again.ts'
import { Button } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { callOffice, isOpener } from '../api/call-office.ts'
import { askAgain, followAsks, goOn, isSessionOver, presentAsk } from '../api/session-asks.ts'

/** Hides what somebody was doing once their session has ended, and shows it as it was, with the focus, when they are back. */
export function WhileSignedIn({ children }: { children: ReactNode }) {
  const isOver = useSyncExternalStore(followAsks, isSessionOver)
  const isAsked = useSyncExternalStore(followAsks, presentAsk) !== null
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isOver) focused.current ??= document.activeElement
    else {
      if (focused.current instanceof HTMLElement) focused.current.focus()
      focused.current = null
    }
  }, [isOver])
  return (
    <>
      <div hidden={isOver}>{children}</div>
      {isOver && !isAsked && (
        <main>
          <FormPage heading={copy.title} intro={copy.text} aside={signInAside}>
            <Button kind="ink" wide onClick={() => void comeBack()}>
              {copy.open}
            </Button>
          </FormPage>
        </main>
      )}
    </>
  )
}

/** They may have signed in elsewhere in this browser meanwhile. */
async function comeBack(): Promise<void> {
  const me = await callOffice('GET /me').catch(() => undefined)
  if (me && isOpener(me.data)) goOn()
  else askAgain()
}
