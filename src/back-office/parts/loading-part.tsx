import type { ReactNode } from 'react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { classNames } from '../../ui/class-names.ts'

interface LoadingPartProps {
  text?: string
  className?: string
  /** Skeletons of the size of what comes. */
  children: ReactNode
}

/** Says that something loads and shows its shape; loading that is quick shows nothing. */
export function LoadingPart({ text = officeShell.loading, className, children }: LoadingPartProps) {
  return (
    <>
      {/* beside what is busy: changes inside of that are not read out */}
      <p role="status" className="sr-only">
        {text}
      </p>
      <div aria-busy="true" className={classNames('grid grid-cols-1 animate-appear-late gap-3', className)}>
        {children}
      </div>
    </>
  )
}
