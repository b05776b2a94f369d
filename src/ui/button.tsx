import type { ButtonHTMLAttributes } from 'react'
import { deafWhile } from './aria-disabled-while.ts'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './router/link.tsx'
import { Spinner } from './spinner.tsx'

/** `signal` is the one thing to do here, `ink` the next one, `outline` and `quiet` the rest, `danger` what cannot be undone. */
export type ButtonKind = 'signal' | 'ink' | 'outline' | 'quiet' | 'danger'

const kinds: Record<ButtonKind, string> = {
  signal: 'bg-signal text-ink hover:bg-signal-hover',
  ink: 'bg-ink text-on-ink hover:bg-ink-raised',
  outline: 'border border-line-strong bg-card text-ink hover:border-ink',
  quiet: 'text-teal underline-offset-4 hover:underline',
  danger: 'bg-bad text-white hover:opacity-90',
}

function look(kind: ButtonKind, wide: boolean, className?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-5 py-2 text-sm font-semibold',
    'transition duration-150 not-aria-disabled:active:translate-y-px disabled:opacity-55 aria-disabled:opacity-55',
    kinds[kind],
    wide && 'w-full',
    className,
  )
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  /** True if it is as wide as its box. */
  wide?: boolean
  /** Work started by this button is under way: it shows a spinner and takes no second press. */
  pending?: boolean
}

/** A button of at least 44 px. It is `type="button"` unless told otherwise; while it is disabled or busy it keeps the focus. */
export function Button({
  kind = 'signal',
  wide = false,
  pending = false,
  className,
  children,
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...deafWhile(disabled || pending, onClick)}
      aria-busy={pending || undefined}
      className={look(kind, wide, className)}
    >
      {pending && <Spinner size={16} />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'signal',
  wide = false,
  className,
  ...rest
}: LinkProps & { kind?: ButtonKind; wide?: boolean }) {
  return <Link {...rest} className={look(kind, wide, className)} />
}
