import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { fieldProblems } from '../shared/contract/field-problems.ts'

/** A sentence for each field that has something wrong. */
export type Problems<Values> = Partial<Record<keyof Values, string | undefined>>

/** Tracks the errors in the fields of a form: by its rule, and by the server until the field changes. */
export function useProblems<Values extends object>(
  rule: z.ZodMiniType<unknown, Values> | undefined,
  eachChange: boolean,
) {
  const [found, setFound] = useState<Problems<Values>>({})
  const [refused, setRefused] = useState<Problems<Values>>({})
  /** With each change only what was typed into is spoken of, and all once it was to be sent. */
  const spokenOf = useRef<ReadonlySet<string> | 'all'>(new Set())
  const find = (values: Values): Problems<Values> => (rule ? fieldProblems(rule, values) : {})
  const speakOf = (names: readonly string[], values: Values) => {
    if (spokenOf.current !== 'all') spokenOf.current = new Set([...spokenOf.current, ...names])
    const fields = spokenOf.current
    const isSpokenOf = ([field]: [string, unknown]) => fields === 'all' || fields.has(field)
    setFound(Object.fromEntries(Object.entries(find(values)).filter(isSpokenOf)) as Problems<Values>)
  }
  return {
    find,
    of: (field: keyof Values) => found[field] ?? refused[field],
    say: (sentence: string) => Object.values(refused).includes(sentence),
    show: (problems: Problems<Values>) => {
      spokenOf.current = 'all'
      setFound(problems)
      setRefused({})
    },
    refuse: setRefused,
    change: (name: string, values: Values) => {
      setRefused({ ...refused, [name]: undefined })
      if (eachChange) speakOf([name], values)
      else setFound({ ...found, [name]: undefined })
    },
    /** Speaks of the fields that were typed into before there was anybody to hear of it. */
    takeOver: (names: readonly string[], values: Values) => {
      if (eachChange && names.length > 0) speakOf(names, values)
    },
  }
}
