import { type ComponentProps, type FocusEvent, useId } from 'react'
import { Field } from './field.tsx'
import { setAsTyped } from './set-as-typed.ts'

interface ListFieldProps extends ComponentProps<typeof Field> {
  /** Texts that can be chosen. */
  options: readonly string[]
}

/** A text with a list of what it can be. A beginning that only one of them has is that one, once the field is left. */
export function ListField({ options, ...field }: ListFieldProps) {
  const listId = useId()
  const complete = ({ target }: FocusEvent<HTMLInputElement>) => {
    const typed = target.value.trim().toLowerCase()
    const [meant, another] = options.filter((option) => option.toLowerCase().startsWith(typed))
    if (typed === '' || meant === undefined || another !== undefined || meant === target.value) return
    setAsTyped(target, meant)
  }
  return (
    <Field
      {...field}
      list={listId}
      onBlur={complete}
      after={
        <datalist id={listId}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      }
    />
  )
}
