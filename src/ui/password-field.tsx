import { type ComponentProps, useId, useState } from 'react'
import { formFields } from '../shared/copy/form-fields.ts'
import { Field } from './field.tsx'

/** A password that can be shown while it is typed. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'after' | 'id' | 'type'>) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <Field
      required
      {...field}
      id={id}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="min-h-11 min-w-16 rounded-sm px-3 text-sm font-semibold text-teal hover:underline"
        >
          {shown ? formFields.hide : formFields.show}
          {/* in words of its own, not as a label, which would name two controls alike */}
          <span className="sr-only"> {field.label.toLowerCase()}</span>
        </button>
      }
    />
  )
}
