import type { EditorProps } from './editor.ts'

/** Name of a group of fields, with what is wrong with all of it, else its hint. */
export function EditorLegend({ label, hint, error }: Pick<EditorProps, 'label' | 'hint' | 'error'>) {
  return (
    <legend className="mb-2">
      <span className="block text-sm font-medium">{label}</span>
      <span className={error ? 'text-xs font-medium text-bad' : 'text-xs text-steel'}>{error ?? hint}</span>
    </legend>
  )
}
