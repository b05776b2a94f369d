import { weekdays } from '../../shared/settings/opening-hours.ts'
import { Field } from '../../ui/field.tsx'
import type { EditorProps } from './editor.ts'
import { EditorLegend } from './editor-legend.tsx'

/** A time of the day, or none. */
export function TimeEditor({ value, onChange, ...field }: EditorProps) {
  return (
    <Field
      {...field}
      type="time"
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value || null)}
    />
  )
}

/** Some days of the week, in its order. */
export function WeekdaysEditor({ label, hint, value, error, disabled, onChange }: EditorProps) {
  const chosen = value as string[]
  const change = (name: string, isChosen: boolean) =>
    onChange(weekdays.filter((each) => (each === name ? isChosen : chosen.includes(each))))
  return (
    <fieldset disabled={disabled}>
      <EditorLegend label={label} hint={hint} error={error} />
      <div className="flex flex-wrap gap-x-5">
        {weekdays.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-3 text-sm font-medium">
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={(event) => change(name, event.target.checked)}
              className="size-5 accent-teal"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
