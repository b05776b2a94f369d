import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'

interface TypedProps<Value> {
  label: string
  hint?: string
  error?: string | undefined
  value: Value
  onChange: (value: Value) => void
}

/** Returns the typed text as long as it means the value; else the value as text. */
function useTyped<Value>(value: Value, read: (text: string) => Value, write: (value: Value) => string) {
  const [typed, setTyped] = useState(() => write(value))
  const isSame = JSON.stringify(read(typed) ?? null) === JSON.stringify(value ?? null)
  return { text: isSame ? typed : write(value), setTyped }
}

interface Meaning<Value> {
  /** Reads a text to its value, and writes a value as text. */
  read: (text: string) => Value
  write: (value: Value) => string
}

/** A line of text that means a value. */
function TypedField<Value>({ value, onChange, read, write, ...field }: TypedProps<Value> & Meaning<Value>) {
  const { text, setTyped } = useTyped(value, read, write)
  return (
    <Field
      {...field}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(read(target.value))
      }}
    />
  )
}

/** Words with commas between. */
export function WordsField(field: TypedProps<string[]>) {
  return <TypedField {...field} read={wordsOf} write={writeWords} />
}

/** Words that mean the same: `A = AX; B = BX`. */
export function AlikeField(field: TypedProps<string[][] | undefined>) {
  return <TypedField {...field} read={alikeOf} write={writeAlike} />
}

function wordsOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function writeWords(words: string[]): string {
  return words.join(', ')
}

function alikeOf(text: string): string[][] | undefined {
  const sets = text
    .split(';')
    .map((set) => wordsOf(set.replaceAll('=', ',')))
    .filter((words) => words.length > 0)
  return sets.length > 0 ? sets : undefined
}

function writeAlike(sets: string[][] | undefined): string {
  return sets?.map((words) => words.join(' = ')).join('; ') ?? ''
}
