import { TriangleAlert } from 'lucide-react'
import { Icon } from './icon.tsx'

/**
 * Reason for which a form was refused; stays until the next try. Always in the page, so that screen readers announce what comes
 * into it.
 */
export function FormAlert({ text }: { text: string | null | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <p className="flex items-start gap-2.5 rounded-sm border border-bad/40 bg-bad-wash px-3 py-2.5 text-sm font-medium text-bad">
          <Icon of={TriangleAlert} size={18} className="mt-px shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
