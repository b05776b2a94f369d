import { X } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

interface ChosenKeysProps {
  chosen: readonly string[]
  nameOf: (key: string) => string
  /** Returns the name of the way out. */
  remove: (name: string) => string
  disabled?: boolean
  onChange: (chosen: string[]) => void
}

/** List of what is chosen, by name, each with the way out. */
export function ChosenKeys({ chosen, nameOf, remove, disabled = false, onChange }: ChosenKeysProps) {
  if (chosen.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map((key) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            aria-label={remove(nameOf(key))}
            disabled={disabled}
            onClick={({ currentTarget }) => {
              focusFieldOf(currentTarget)
              onChange(chosen.filter((each) => each !== key))
            }}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-sm bg-teal-wash px-3 text-sm text-teal hover:bg-paper-deep disabled:opacity-60"
          >
            <span className="min-w-0 text-left wrap-anywhere">{nameOf(key)}</span>
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/**
 * Moves the focus from a button that goes away to the field of its picker, for those who go by keyboard: it would fall to the page
 * (WCAG 2.4.3). On a phone no keyboard comes up by it.
 */
export function focusFieldOf(button: HTMLElement): void {
  if (!button.matches(':focus-visible')) return
  button.closest('ul')?.parentElement?.querySelector<HTMLElement>('input, select')?.focus()
}
