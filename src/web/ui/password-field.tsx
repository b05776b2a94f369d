import { type InputHTMLAttributes, useId, useState } from 'react'
import { Field } from './field.tsx'

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** The toggle's words, and what they mean at length. */
  labels: { show: string; hide: string; showTitle: string; hideTitle: string }
}

/** A password that can be shown while it is typed. */
export function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <Field
      {...field}
      id={id}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-controls={id}
          title={shown ? labels.hideTitle : labels.showTitle}
          onClick={() => setShown(!shown)}
          className="min-h-11 min-w-16 rounded-sm px-3 text-sm font-semibold text-teal hover:underline"
        >
          {shown ? labels.hide : labels.show}
        </button>
      }
    />
  )
}
