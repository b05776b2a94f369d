import { ChevronDown } from 'lucide-react'
import { type SelectHTMLAttributes, useId } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  options: readonly { value: string; label: string }[]
  error?: string | undefined
  hideLabel?: boolean
}

/** The platform's own select with our frame: good on every phone, keyboard and screen reader. */
export function Select({ label, options, error, hideLabel, className, ...select }: SelectProps) {
  const made = useId()
  const id = select.id ?? made
  return (
    <FieldFrame id={id} label={label} error={error} hideLabel={hideLabel ?? false} className={className}>
      <div className="relative">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error)}
          className={classNames(
            'min-h-11 w-full appearance-none rounded-sm border bg-card py-2 pr-9 pl-3 text-base disabled:text-steel-soft disabled:opacity-100',
            error ? 'border-bad' : 'border-line-strong',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
      </div>
    </FieldFrame>
  )
}
