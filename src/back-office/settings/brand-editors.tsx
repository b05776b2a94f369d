import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { plainColours } from '../../shared/settings/brand-colours.ts'
import type { BrandColours } from '../../shared/settings/shop-identity.ts'
import { Button } from '../../ui/button.tsx'
import type { EditorProps } from './editor.ts'
import { EditorLegend } from './editor-legend.tsx'

/** The two colours, with what they look like on a button and on the dark band. */
export function ColoursEditor({ label, hint, value, error, disabled, onChange }: EditorProps) {
  const colours = (value as BrandColours | null) ?? plainColours
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <EditorLegend label={label} hint={hint} error={error} />
      <div className="flex flex-wrap items-end gap-4">
        <Colour label={copy.colourMain} value={colours.main} onChange={(main) => onChange({ ...colours, main })} />
        <Colour
          label={copy.colourAccent}
          value={colours.accent}
          onChange={(accent) => onChange({ ...colours, accent })}
        />
        <div className="flex gap-2 rounded-sm bg-ink p-3" aria-hidden="true">
          <span className="rounded-sm px-4 py-2 text-sm font-semibold text-ink" style={{ background: colours.accent }}>
            {copy.colourSample}
          </span>
          <span className="rounded-sm px-4 py-2 text-sm font-semibold text-white" style={{ background: colours.main }}>
            {copy.colourSample}
          </span>
        </div>
      </div>
      {value !== null && (
        <div>
          <Button kind="quiet" className="px-0" onClick={() => onChange(null)}>
            {copy.colourPlain}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function Colour({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className="grid gap-1.5 text-sm font-medium">
      {label}
      <span className="flex items-center gap-2">
        <input
          type="color"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-16 rounded-sm border border-line-strong bg-card p-1"
        />
        <span className="figures text-steel">{value}</span>
      </span>
    </label>
  )
}
