import { TypedField } from '../../parts/typed-field.tsx'
import { PictureField } from './picture-field.tsx'
import type { WindowField } from './window-forms.ts'

interface WindowFieldsProps {
  fields: readonly WindowField[]
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  onChange: (name: string, text: string) => void
}

/** The fields of one thing of the window. */
export function WindowFields({ fields, values, errors, onChange }: WindowFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => {
        const props = {
          value: values[field.name] ?? '',
          error: errors[field.name],
          onChange: (text: string) => onChange(field.name, text),
        }
        const isNarrow = field.kind === 'moment' || field.kind === 'choice' || field.kind === 'percent'
        return (
          <div key={field.name} className={isNarrow ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
            {field.picture ? <PictureField field={field} {...props} /> : <TypedField field={field} {...props} />}
          </div>
        )
      })}
    </div>
  )
}
