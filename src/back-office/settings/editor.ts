/** What every editor of a value is given. `error` stands at the field. */
export interface EditorProps {
  label: string
  hint: string
  value: unknown
  error: string | undefined
  disabled: boolean
  onChange: (value: unknown) => void
}
