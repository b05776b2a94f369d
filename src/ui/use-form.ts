import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { ApiFailure, failureText } from './api-failure.ts'
import { focusFirstBad } from './focus-first-bad.ts'
import { toast } from './show-toast.ts'
import { type Problems, useProblems } from './use-problems.ts'

interface FormOptions<Values, Answer> {
  /** The contract's input of the call that the form is sent to. */
  rule?: z.ZodMiniType<unknown, Values>
  /** True if what is typed is checked with every change; else all of it when it is sent. */
  eachChange?: boolean
  /** A sentence for a toast, and nothing is sent. */
  stop?: (values: Values, problems: Problems<Values>) => string | undefined
  send: (values: Values) => Promise<Answer>
  /** `reset` sets the fields back to what they began with. */
  onSent: (answer: Answer, reset: () => void) => void
  /** Receives the server's messages about the fields, before they are shown there. */
  onRefused?: (problems: Problems<Values>) => void
  /** Message where the server gives none. */
  failed: string
}

/**
 * One form. Its fields keep what is typed by themselves, so that nothing of it is lost before the page is alive. It is sent
 * where nothing is wrong, and once at a time; what is wrong, by the rule or by the server, stands at its field, and the first
 * such field gets the focus. `form` is for the Form, `field(name)` for each Field, `alert` for the FormAlert: why the server
 * refused (`refusal`) where no field says it.
 */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const form = useRef<HTMLFormElement>(null)
  const problems = useProblems(options.rule, options.eachChange ?? false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page was alive, once
  useEffect(() => {
    if (form.current) problems.takeOver(changedIn(form.current), typedInto(form.current))
  }, [])
  const mutation = useMutation({
    mutationFn: options.send,
    onSuccess: (answer) => options.onSent(answer, () => form.current?.reset()),
    onError: (error) => {
      const refused = (error instanceof ApiFailure ? error.errors : {}) as Problems<Values>
      options.onRefused?.(refused)
      if (form.current) focusFirstBad(form.current, () => problems.refuse(refused))
      toast.error(failureText(error, options.failed))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (mutation.isPending) return
    const values = typedInto<Values>(event.currentTarget)
    const found = problems.find(values)
    focusFirstBad(event.currentTarget, () => problems.show(found))
    const sentence = options.stop?.(values, found)
    if (sentence) toast.error(sentence)
    else if (Object.keys(found).length === 0) mutation.mutate(values)
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    problems.change((event.target as HTMLInputElement).name, typedInto(event.currentTarget))
    if (mutation.isSuccess) mutation.reset()
  }
  const reset = () => {
    problems.show({})
    if (!mutation.isPending) mutation.reset()
  }
  const refusal = mutation.error ? failureText(mutation.error, options.failed) : undefined
  return {
    form: { ref: form, onSubmit: submit, onChange: change, onReset: reset },
    field: (name: keyof Values & string) => ({ name, error: problems.of(name) }),
    alert: refusal && !problems.say(refusal) ? refusal : undefined,
    refusal,
    pending: mutation.isPending,
    sent: mutation.isSuccess,
  }
}

/** The names of the fields that hold something else than they came with. */
function changedIn(form: HTMLFormElement): string[] {
  const fields = [...form.elements].filter((field) => 'defaultValue' in field) as HTMLInputElement[]
  return fields.filter(({ value, defaultValue }) => value !== defaultValue).map(({ name }) => name)
}

function typedInto<Values>(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Values
}
