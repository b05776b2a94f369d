import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface RadioCardProps {
  name: string
  value: string
  checked: boolean
  onChoose: (value: string) => void
  /** True if the choice has an error: it is shown elsewhere, and the card shows that it is about this group. */
  invalid?: boolean
  disabled?: boolean
  title: ReactNode
  /** At the right edge, such as an amount. */
  aside?: ReactNode
  children?: ReactNode
}

/** One choice of a group as a card; the whole card is the target. */
export function RadioCard(props: RadioCardProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 gap-3 rounded-sm border p-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
        props.checked
          ? 'border-teal bg-teal-wash ring-1 ring-teal'
          : props.disabled
            ? 'border-line bg-paper-sunk'
            : 'border-line-strong bg-card hover:border-ink',
        props.invalid && !props.checked && 'border-bad',
      )}
    >
      <input
        type="radio"
        name={props.name}
        value={props.value}
        checked={props.checked}
        disabled={props.disabled ?? false}
        aria-invalid={props.invalid || undefined}
        onChange={() => props.onChoose(props.value)}
        className="mt-0.5 size-5 shrink-0 accent-teal outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{props.title}</span>
          {props.aside}
        </span>
        {props.children && <span className="block text-sm text-steel">{props.children}</span>}
      </span>
    </label>
  )
}
