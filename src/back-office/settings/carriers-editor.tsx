import { Plus, Trash2 } from 'lucide-react'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import type { Carrier } from '../../shared/settings/carriers.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { EditorProps } from './editor.ts'
import { EditorLegend } from './editor-legend.tsx'

/** An editor of the carriers and their tracking pages. */
export default function CarriersEditor({ label, hint, value, error, disabled, onChange }: EditorProps) {
  const carriers = value as Carrier[]
  const change = (at: number, part: Partial<Carrier>) =>
    onChange(carriers.map((each, index) => (index === at ? { ...each, ...part } : each)))
  // the server names line and field before its sentence: "2.url must …"
  const [, line, field, problem] = /^(\d+)\.(name|url) (.+)$/s.exec(error ?? '') ?? []
  const problemAt = (at: number, name: keyof Carrier) => (line === String(at) && field === name ? problem : undefined)
  const isWhole = error && !problem
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <EditorLegend label={label} hint={hint} error={isWhole ? error : undefined} />
      {carriers.map(({ name, url }, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place until it is saved
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-2 sm:grid-cols-[12rem_minmax(0,1fr)_2.75rem]"
        >
          <Field
            label={copy.carrierName}
            className="max-sm:col-span-2"
            value={name}
            error={problemAt(at, 'name')}
            onChange={(event) => change(at, { name: event.target.value })}
          />
          <Field
            label={copy.carrierPage}
            inputMode="url"
            placeholder="https://…/{number}"
            value={url}
            error={problemAt(at, 'url')}
            onChange={(event) => change(at, { url: event.target.value })}
          />
          <button
            type="button"
            aria-label={copy.remove(name || copy.carrierName)}
            onClick={() => onChange(carriers.filter((_, index) => index !== at))}
            className="mt-6 grid size-11 place-items-center rounded-sm text-steel hover:bg-paper-deep hover:text-ink"
          >
            <Icon of={Trash2} size={18} />
          </button>
        </div>
      ))}
      <div>
        <Button kind="outline" onClick={() => onChange([...carriers, { name: '', url: '' }])}>
          <Icon of={Plus} size={16} />
          {copy.add}
        </Button>
      </div>
    </fieldset>
  )
}
