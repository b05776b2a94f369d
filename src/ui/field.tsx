import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface Labelled {
  label: string
  /** Error of the value; announced when it appears. */
  error?: string | undefined
  /** Advice on a value that could be better, though it is accepted; announced when it appears. */
  warning?: string | undefined
  hint?: string | undefined
  /** Shown inside the box before the value, such as a country code. */
  before?: ReactNode
  /** Shown inside the box after the value, such as a show/hide toggle. */
  after?: ReactNode
  hideLabel?: boolean
}

const box =
  'flex min-h-11 items-center rounded-sm border bg-card focus-within:border-teal focus-within:ring-2 focus-within:ring-teal/25'
const inner = 'min-w-0 flex-1 bg-transparent px-3 py-2 text-base outline-none placeholder:text-steel-soft'

/** A one-line input with its label, error and hint tied together for screen readers. */
export function Field({
  label,
  error,
  warning,
  hint,
  before,
  after,
  hideLabel,
  className,
  ...input
}: Labelled & ComponentProps<'input'>) {
  const made = useId()
  const id = input.id ?? made
  return (
    <FieldFrame {...{ id, label, error, warning, hint, hideLabel, className }}>
      <div className={classNames(box, error ? 'border-bad' : 'border-line-strong')}>
        {before}
        <input
          {...input}
          id={id}
          className={classNames(inner, 'disabled:text-steel-soft')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error ?? warning, hint)}
        />
        {after}
      </div>
    </FieldFrame>
  )
}

/** A text of several lines, labelled like Field. */
export function TextArea({ label, error, hint, hideLabel, className, ...area }: Labelled & ComponentProps<'textarea'>) {
  const made = useId()
  const id = area.id ?? made
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} hideLabel={hideLabel ?? false} className={className}>
      <div className={classNames(box, error ? 'border-bad' : 'border-line-strong')}>
        <textarea
          rows={4}
          {...area}
          id={id}
          className={classNames(inner, 'resize-y disabled:text-steel-soft')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
        />
      </div>
    </FieldFrame>
  )
}

/** Label above, error and hint below any control that carries `id`. */
export function FieldFrame({
  error,
  warning,
  ...props
}: {
  id: string
  label: string
  error?: string | undefined
  warning?: string | undefined
  hint?: string | undefined
  hideLabel?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-1.5', props.className)}>
      <label htmlFor={props.id} className={props.hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {props.label}
      </label>
      {props.children}
      {props.hint && !error && !warning && (
        <p id={`${props.id}-hint`} className="text-xs text-steel">
          {props.hint}
        </p>
      )}
      <p
        id={`${props.id}-error`}
        aria-live="polite"
        className={classNames('text-xs font-medium empty:hidden', error ? 'text-bad' : 'text-signal-deep')}
      >
        {error ?? warning}
      </p>
    </div>
  )
}

/** The `aria-describedby` of a control inside a FieldFrame. */
export function describedBy(id: string, error?: string, hint?: string): string | undefined {
  if (error) return `${id}-error`
  return hint ? `${id}-hint` : undefined
}
