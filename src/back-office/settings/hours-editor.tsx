import { Plus, Trash2 } from 'lucide-react'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { type DayHours, weekdays } from '../../shared/settings/opening-hours.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { EditorProps } from './editor.ts'
import { EditorLegend } from './editor-legend.tsx'

const usual = { opens: '09:00', closes: '19:00' }
const time = 'min-h-11 rounded-sm border border-line-strong bg-card px-2 text-base'

/** The week: for each day open or not, from when to when. */
export function WeekEditor({ label, hint, value, error, disabled, onChange }: EditorProps) {
  const week = value as DayHours[]
  const change = (day: number, hours: DayHours) => onChange(week.map((each, index) => (index === day ? hours : each)))
  return (
    <fieldset disabled={disabled}>
      <EditorLegend label={label} hint={hint} error={error} />
      <ul className="divide-y divide-line">
        {weekdays.map((name, day) => {
          const hours = week[day] ?? null
          return (
            <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
              <label className="flex min-h-11 w-36 items-center gap-3 text-sm font-medium">
                <input
                  type="checkbox"
                  checked={hours !== null}
                  onChange={(event) => change(day, event.target.checked ? usual : null)}
                  className="size-5 accent-teal"
                />
                {name}
              </label>
              {hours ? (
                <>
                  <span className="flex items-center gap-2">
                    <input
                      type="time"
                      aria-label={`${name}: ${copy.opens}`}
                      value={hours.opens}
                      onChange={(event) => change(day, { ...hours, opens: event.target.value })}
                      className={time}
                    />
                    –
                    <input
                      type="time"
                      aria-label={`${name}: ${copy.closes}`}
                      value={hours.closes}
                      onChange={(event) => change(day, { ...hours, closes: event.target.value })}
                      className={time}
                    />
                  </span>
                  <Button
                    kind="quiet"
                    aria-label={copy.copyToAll(name)}
                    onClick={() => onChange(week.map(() => hours))}
                  >
                    {copy.copy}
                  </Button>
                </>
              ) : (
                <span className="text-sm text-steel">{copy.closed}</span>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

type Holiday = { day: string; name: string }

/** Days of a calendar, each with its occasion. */
export function HolidaysEditor({ label, hint, value, error, disabled, onChange }: EditorProps) {
  const days = value as Holiday[]
  const change = (at: number, part: Partial<Holiday>) =>
    onChange(days.map((each, index) => (index === at ? { ...each, ...part } : each)))
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <EditorLegend label={label} hint={hint} error={error} />
      {days.map(({ day, name }, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place until it is saved
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-end gap-2 sm:grid-cols-[9.5rem_minmax(0,1fr)_2.75rem]"
        >
          <Field
            label={copy.holidayDay}
            className="max-sm:col-span-2"
            type="date"
            value={day}
            onChange={(event) => change(at, { day: event.target.value })}
          />
          <Field label={copy.holidayName} value={name} onChange={(event) => change(at, { name: event.target.value })} />
          <button
            type="button"
            aria-label={copy.remove(name || day)}
            onClick={() => onChange(days.filter((_, index) => index !== at))}
            className="grid size-11 place-items-center rounded-sm text-steel hover:bg-paper-deep hover:text-ink"
          >
            <Icon of={Trash2} size={18} />
          </button>
        </div>
      ))}
      <div>
        <Button kind="outline" onClick={() => onChange([...days, { day: '', name: '' }])}>
          <Icon of={Plus} size={16} />
          {copy.add}
        </Button>
      </div>
    </fieldset>
  )
}
