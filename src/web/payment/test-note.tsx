import { FlaskConical } from 'lucide-react'
import { use } from 'react'
import { paying } from '../../shared/copy/paying.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { PaymentNote } from '../site/payment-note.ts'

/** Says that no money moves, or that nobody takes it online; nothing where payments are real. */
export function TestNote({ className }: { className?: string }) {
  const note = use(PaymentNote)
  if (note === null) return null
  const [title, text] = note === 'off' ? [paying.off, paying.offText] : [paying.test, paying.testText]
  return (
    <p
      className={classNames(
        'flex items-start gap-2.5 rounded-sm border border-dashed border-signal-deep bg-signal-wash px-3 py-2.5 text-left text-sm',
        className,
      )}
    >
      <Icon of={FlaskConical} size={18} className="mt-px text-signal-deep" />
      <span>
        <strong>{title}.</strong> {text}
      </span>
    </p>
  )
}
