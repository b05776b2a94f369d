/** The props of every editor of a value. `error` is shown at the field. */
export interface EditorProps {
  label: string
  hint: string
  value: unknown
  error: string | undefined
  disabled: boolean
  onChange: (value: unknown) => void
}
