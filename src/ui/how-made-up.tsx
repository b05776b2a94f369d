import { type ReactNode, useState } from 'react'
import { howMadeUp as copy } from '../shared/copy/how-made-up.ts'

/** Opens how amounts came about; `children` is what is then loaded and shown, and may close it again. */
export function HowMadeUp({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-2 border-t border-line text-sm print:hidden"
    >
      <summary className="min-h-11 cursor-pointer py-3 font-semibold text-teal">{copy.title}</summary>
      {open && children(() => setOpen(false))}
    </details>
  )
}
