import { Lock } from 'lucide-react'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Words of a page that stay as they are; '': they are not on the page as the settings are now. */
export function FixedWords({ text }: { text: string }) {
  return (
    <details className="rounded-sm border border-line bg-paper-sunk px-3 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-1">
        <Icon of={Lock} size={16} className="shrink-0" />
        <span>
          <span className="font-semibold">{copy.fixed}.</span> {text === '' ? copy.hidden : copy.fixedText}
        </span>
      </summary>
      {text !== '' && <p className="pb-3 whitespace-pre-line wrap-anywhere">{text}</p>}
    </details>
  )
}
