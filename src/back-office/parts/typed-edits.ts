import { unreadFailure } from '../../ui/unparsed-number.ts'
import { fromTyped, type NamedField, unreadOf } from './typed-values.ts'

type Typed = Readonly<Record<string, string>>

interface ChangedTexts {
  /** Changed fields: the text that was seen, and the new one. */
  changes: Readonly<Record<string, { was: unknown; now: unknown } | undefined>>
  /** The record as the server has it, and the same as its fields show it. */
  values: Readonly<Record<string, unknown>>
  typed: Typed
  /** All fields of the record, and those of them that are sent, each read as what is typed wants it. */
  fields: readonly NamedField[]
  fieldsFor: (typed: Typed) => readonly NamedField[]
}

/** Reads changed texts as the values that are sent; a field that says nothing now is left out. Throws `unread` with the faults. */
export function typedEdits({ changes, values, typed, fields, fieldsFor }: ChangedTexts) {
  const now = Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change?.now as string]))
  const sent = fieldsFor({ ...typed, ...now })
  const wrong = unreadOf(sent, now)
  if (Object.keys(wrong).length > 0) throw unreadFailure(wrong)
  const edits = Object.entries(changes).flatMap(([name, change]) => {
    const field = sent.find((each) => each.name === name)
    const isSilent = !field && fields.some((each) => each.name === name)
    const read = (text: unknown) => {
      // where nothing was typed over it, it is what the server said: seconds of a moment are in no field
      if (field && text === typed[name]) return values[name]
      return field ? fromTyped(field.kind, text, field.isNullable ?? false) : text
    }
    return change && !isSilent ? [[name, { was: read(change.was), now: read(change.now) }] as const] : []
  })
  return Object.fromEntries(edits)
}
