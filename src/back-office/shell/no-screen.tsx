import { Compass, Lock, TriangleAlert } from 'lucide-react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** An address that leads nowhere. */
export function NoSuchScreen() {
  return (
    <EmptyState icon={Compass} title={officeShell.notFound} text={officeShell.notFoundText}>
      <ButtonLink to="/" kind="ink">
        {officeShell.toToday}
      </ButtonLink>
    </EmptyState>
  )
}

/** A screen that the person's roles do not open. */
export function NotYours() {
  return (
    <EmptyState icon={Lock} title={officeShell.notYours} text={officeShell.notYoursText}>
      <ButtonLink to="/" kind="ink">
        {officeShell.toToday}
      </ButtonLink>
    </EmptyState>
  )
}

/** A screen that could not be drawn, within the frame. */
export function ScreenFailed() {
  return (
    <EmptyState icon={TriangleAlert} title={officeShell.failed} text={officeShell.failedText}>
      <Button onClick={() => window.location.reload()}>{officeShell.again}</Button>
    </EmptyState>
  )
}

/** In place of the whole office: its frame could not be drawn, or a screen could not be loaded. */
export function OfficeFailed() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ScreenFailed />
    </main>
  )
}
