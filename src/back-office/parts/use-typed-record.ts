import { useState } from 'react'
import { ApiFailure } from '../../ui/api-failure.ts'
import { focusBadSoon } from './focus-bad-soon.ts'
import { typedEdits } from './typed-edits.ts'
import type { TypedFieldOf } from './typed-field.tsx'
import { asTyped } from './typed-values.ts'
import { type DraftEdit, useDraft } from './use-draft.ts'

type Typed = Record<string, string>

interface TypedRecord {
  /** Names the record in this browser. */
  record: string
  fields: readonly TypedFieldOf[]
  /** Returns the fields that are sent of what is typed, each read as the rest of it wants it; left out: `fields`. */
  fieldsFor?: (typed: Readonly<Typed>) => readonly TypedFieldOf[]
  values: Readonly<Record<string, unknown>>
  version: number
  save: (edit: DraftEdit<Record<string, unknown>>, command: string) => Promise<number>
}

/** A draft of a record whose fields are typed: as texts in the browser, as values to the server. */
export function useTypedRecord({ record, fields, fieldsFor = () => fields, values, version, save }: TypedRecord) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const typed = Object.fromEntries(fields.map(({ name, kind }) => [name, asTyped(kind, values[name])]))
  const draft = useDraft<Typed>({
    record,
    values: typed,
    version,
    save: async ({ version: seen, changes }, command) => {
      const edits = typedEdits({ changes, values, typed, fields, fieldsFor })
      const saved = await save({ version: seen, changes: edits }, command)
      setErrors({})
      return saved
    },
  })
  function setAll(texts: Typed): void {
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in texts))))
    draft.setAll(texts)
  }
  return {
    draft,
    errors,
    /** Puts what the server refused at its fields. */
    onRefused: (error: unknown) => {
      setErrors(errorsOf(error))
      focusBadSoon()
    },
    set: (name: string, text: string) => setAll({ [name]: text }),
    /** Sets fields that change together. */
    setAll,
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    /** A value of a conflict as the form shows it. */
    show: (name: string, value: unknown) => {
      const field = fields.find((each) => each.name === name)
      const text = field && typeof value !== 'string' ? asTyped(field.kind, value) : String(value ?? '')
      return field?.options?.find((option) => option.value === text)?.label ?? text
    },
  }
}

/** Errors of an edit are said of `changes.<field>.now`, those of a whole record of `fields.<field>` or the field itself. */
export function errorsOf(error: unknown): Record<string, string> {
  const errors = error instanceof ApiFailure ? error.errors : {}
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(/^(changes|fields)\./, '').replace(/\.now$/, ''), text]),
  )
}
