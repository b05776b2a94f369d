import { FlaskConical } from 'lucide-react'
import { use } from 'react'
import { paying } from '../../shared/copy/paying.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { TestPayments } from '../site/test-payments.ts'

/** Says that no money moves; nothing where payments are real. */
export function TestNote({ className }: { className?: string }) {
  if (!use(TestPayments)) return null
  return (
    <p
      className={classNames(
        'flex items-start gap-2.5 rounded-sm border border-dashed border-signal-deep bg-signal-wash px-3 py-2.5 text-left text-sm',
        className,
      )}
    >
      <Icon of={FlaskConical} size={18} className="mt-px text-signal-deep" />
      <span>
        <strong>{paying.test}.</strong> {paying.testText}
      </span>
    </p>
  )
}
