import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

interface ToolPanelProps {
  label: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** Panel below the search box while one speaks or scans. Escape closes it. */
export function ToolPanel({ label, closeLabel, onClose, children }: ToolPanelProps) {
  return (
    <section
      aria-label={label}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute inset-x-0 top-full z-40 mt-1 rounded-md border border-line bg-card text-ink shadow-float"
    >
      <div className="flex items-center justify-between border-b border-line pl-4">
        <h2 className="text-sm font-stretch-100%!">{label}</h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="grid size-11 place-items-center text-steel hover:text-ink"
        >
          <Icon of={X} />
        </button>
      </div>
      <div className="grid gap-3 p-4">{children}</div>
    </section>
  )
}
