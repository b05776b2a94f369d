import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface QueueNotesProps {
  /** Says that something waits for a connection, and what becomes of it; null: nothing does. */
  waiting: { title: string; text: string } | null
  /** Refusals of the shop, in words. */
  refused: readonly { command: string; words: ReactNode }[]
  dismiss: string
  onDismiss: (command: string) => void
}

/** List of what waits for a connection and what the shop refused: each stays until somebody has read why. */
export function QueueNotes({ waiting, refused, dismiss, onDismiss }: QueueNotesProps) {
  return (
    <div role="status" className="mb-4 grid gap-2 empty:hidden">
      {waiting && (
        <p className="flex items-start gap-3 rounded-sm border border-signal bg-signal-wash px-3 py-2.5 text-sm">
          <Icon of={CloudOff} size={18} className="mt-0.5" />
          <span>
            <strong className="block">{waiting.title}</strong>
            {waiting.text}
          </span>
        </p>
      )}
      {refused.map(({ command, words }) => (
        <div
          key={command}
          className="flex items-center justify-between gap-3 rounded-sm border border-bad bg-bad-wash py-1 pr-1 pl-3"
        >
          <p className="min-w-0 text-sm break-words text-bad">{words}</p>
          <Button kind="quiet" onClick={() => onDismiss(command)} className="px-3">
            {dismiss}
          </Button>
        </div>
      ))}
    </div>
  )
}
